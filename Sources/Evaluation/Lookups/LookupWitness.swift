import ParityModel
import Synchronization

/// Remembers what was asked of the other files of a port while one of them was read.
///
/// What is read of a file hangs on nothing else of the others: whoever keeps it needs to know these answers
/// to tell whether it still holds.
public final class LookupWitness: Sendable {
  private let state = Mutex<Set<Observation>>([])

  public init() {}

  /// What was asked, whatever the answer.
  public var observations: Set<Observation> { state.withLock { $0 } }

  /// Whether nothing was asked.
  public var isSilent: Bool { state.withLock(\.isEmpty) }

  func note(_ observation: Observation) { state.withLock { _ = $0.insert(observation) } }
}
