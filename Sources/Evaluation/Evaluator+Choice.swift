import Program

/// A piece of a module that is evaluated by itself.
public struct Piece: Hashable, Sendable {
  /// A property, a function, or an expression where it stands.
  public let reference: Reference

  /// What a name comes to inside a declaration.
  public enum Choice: Sendable {
    case none
    case one(Piece)
    /// Several could be meant.
    case several([Reference])
  }
}

extension Evaluator {
  /// What a name means inside a declaration: a property of the type, a local, a local function, what is
  /// assigned to a variable or to a key of an object, or the call of that name. With labels, `copy(alpha:)`
  /// and `snapTo(_:)`, it is what a call or an element is given for the last of them.
  ///
  /// - Parameter inputs: names and paths that the piece depends on; of several of one name the one is meant
  ///   that depends on all of these.
  public func piece(named name: String, in declaration: String, from inputs: [String] = []) -> Piece.Choice {
    var search = PieceSearch(name)
    for root in declarations(named: declaration) {
      let file = module.file(root)
      var pending = [root.node]
      while let id = pending.popLast() {
        if id != root.node { search.visit(id, root.file, file.program) }
        let mark = pending.count
        file.program.forEachChild(of: id) { pending.append($0) }
        pending[mark...].reverse()
      }
    }
    if !inputs.isEmpty {
      let using = search.groups.map { group in
        group.filter { piece in
          let names = Dependencies(of: piece, in: module)
          return inputs.allSatisfy(names.contains)
        }
      }
      if let found = using.first(where: { !$0.isEmpty }) { return choice(found) }
    }
    return choice(search.groups.first { !$0.isEmpty } ?? [])
  }

  private func choice(_ found: [Reference]) -> Piece.Choice {
    found.isEmpty ? .none : found.count == 1 ? .one(Piece(reference: found[0])) : .several(found)
  }
}

/// Collects what a name may mean, the declarations before the expressions.
private struct PieceSearch {
  private let words: [String]
  /// The labels behind the name; nil without parentheses.
  private let labels: [String]?
  private var properties: [Reference] = []
  private var functions: [Reference] = []
  private var assigned: [Reference] = []
  private var calls: [Reference] = []

  init(_ name: String) {
    var path = name[...]
    if name.last == ")", let open = name.firstIndex(of: "(") {
      path = name[..<open]
      labels = name[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    } else {
      labels = nil
    }
    words = path.split(separator: ".").map(String.init)
  }

  /// What was found, the kind that goes first in front.
  var groups: [[Reference]] { [properties, functions, assigned, calls] }

  mutating func visit(_ id: NodeID, _ file: Int, _ program: Program) {
    func reference(_ node: NodeID) -> Reference { Reference(file: file, node: node) }
    switch program[id] {
    case .property(let property) where isName(program[program[property].name]):
      properties.append(reference(id))
    case .function(let function) where isName(program[program[function].name]):
      functions.append(reference(id))
    case .assign(_, let target, let value) where labels == nil && ends(program, target):
      assigned.append(reference(value))
    case .entry(let key, let value) where labels == nil && words.count == 1:
      if case .string(let segments) = program[key], segments.count == 1, let first = program[segments].first,
        case .text(let text) = program[first], program[text] == words[0]
      {
        assigned.append(reference(value))
      }
    case .call(let callee, let arguments) where ends(program, callee):
      guard labels != nil else {
        calls.append(reference(id))
        return
      }
      if let value = argument(of: arguments, program) { calls.append(reference(value)) }
    case .element(let tag?, let attributes, _) where ends(program, tag):
      guard let label = labels?.last else { return }
      for node in program[attributes] {
        if case .attribute(let name, let value?) = program[node], program[name] == label {
          calls.append(reference(value))
        }
      }
    default: break
    }
  }

  private func isName(_ name: String) -> Bool { labels == nil && words.count == 1 && words[0] == name }

  /// Whether the words of an expression end in those that are looked for.
  private func ends(_ program: Program, _ id: NodeID) -> Bool {
    var current = id
    for word in words.reversed() {
      switch program[current] {
      case .name(let name), .implicitMember(let name):
        return program[name] == word && word == words.first
      case .member(let base, let name, _):
        guard program[name] == word else { return false }
        current = base
      default: return false
      }
    }
    return !words.isEmpty
  }

  /// The value for the last label; `_` stands for one that has none, counted in order.
  private func argument(of list: NodeList, _ program: Program) -> NodeID? {
    guard let labels, let last = labels.last else { return nil }
    var unlabelled = labels.count { $0 == "_" }
    for node in program[list] {
      guard case .argument(let label, let value, _) = program[node] else { continue }
      if last == "_", label == nil {
        unlabelled -= 1
        if unlabelled == 0 { return value }
      } else if let label, program[label] == last {
        return value
      }
    }
    return nil
  }
}

/// The names and paths that an expression depends on, through locals.
private struct Dependencies {
  private var names: Set<String> = []
  private var paths: Set<String> = []

  init(of piece: Reference, in module: Module) {
    var pending = [piece]
    var seen: Set<Reference> = [piece]
    while let current = pending.popLast() {
      let program = module.program(current)
      switch program[current.node] {
      case .name(let name):
        names.insert(program[name])
        if let local = module.declaration(named: program[name], at: current),
          local.file == current.file, module.file(local).parent(of: local.node) != nil,
          case .property = module[local], seen.insert(local).inserted
        {
          pending.append(local)
        }
      case .member(_, let name, _):
        names.insert(program[name])
        if let path = Self.path(current.node, program) { paths.insert(path) }
      default: break
      }
      guard seen.count < 256 else { continue }
      program.forEachChild(of: current.node) { pending.append(current.at($0)) }
    }
  }

  func contains(_ input: String) -> Bool {
    input.contains(".") ? paths.contains(input) : names.contains(input)
  }

  private static func path(_ id: NodeID, _ program: Program) -> String? {
    var words: [String] = []
    var current = id
    while true {
      switch program[current] {
      case .name(let name): return ([program[name]] + words).joined(separator: ".")
      case .member(let base, let name, _):
        words.insert(program[name], at: 0)
        current = base
      default: return nil
      }
    }
  }
}
