import ParityModel
import Synchronization

/// Remembers what was asked of the other files of a port while one of them was read.
///
/// What is read of a file hangs on nothing else of the others: whoever keeps it needs to know these answers
/// to tell whether it still holds.
public final class LookupWitness: Sendable {
  /// What was looked at besides the declarations of a name.
  public enum Sight: Hashable, Sendable {
    /// Which files of the port have a name behind a dot.
    case members(NameHash)
    /// The files of the port that hold a word.
    case mentions(NameHash)
    /// The places of the whole port that draw a shadow.
    case shadows
  }

  private let state = Mutex<(names: Set<NameHash>, sights: Set<Sight>)>(([], []))

  public init() {}

  /// The names whose declarations were asked for, whether there are any or not.
  public var names: Set<NameHash> { state.withLock { $0.names } }
  public var sights: Set<Sight> { state.withLock { $0.sights } }

  /// Whether nothing was asked.
  public var isSilent: Bool { state.withLock { $0.names.isEmpty && $0.sights.isEmpty } }

  func note(_ name: String) {
    let hash = NameHash(of: name)
    state.withLock { _ = $0.names.insert(hash) }
  }

  func note(_ sight: Sight) { state.withLock { _ = $0.sights.insert(sight) } }
}
