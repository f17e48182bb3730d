import Program
import Synchronization

/// The names that stand behind a dot anywhere in a port, once somebody asks for them: few ports need it.
final class MemberNames: Sendable {
  private let names = Mutex<Set<String>?>(nil)

  func contains(_ name: String, of files: [SourceFile]) -> Bool {
    names.withLock { names in
      let known = names ?? files.reduce(into: []) { $0.formUnion($1.program.memberNames) }
      names = known
      return known.contains(name)
    }
  }
}

extension Program {
  /// Every name that stands behind a dot.
  public var memberNames: Set<String> {
    var names: Set<String> = []
    var known: Set<Name> = []
    for node in ids {
      guard case .member(_, let member, _) = self[node], known.insert(member).inserted else { continue }
      names.insert(self[member])
    }
    return names
  }
}
