import Evaluation
import ParityModel
import Program

/// What the project's own functions do with their parameters, and what its animated values move.
///
/// `Icon(size = 16.dp)` states a width and a height where `fun Icon` hands `size` to `Modifier.size`;
/// `Animatable(1f)` states an opacity where its value is assigned to a layer's `alpha`.
struct ComposeRoles: Sendable {
  private var roles: [Reference: [Property]] = [:]
  /// Animated properties of types and fields of enumerations, by name: a chain does not tell its type.
  private var members: [String: [Reference]] = [:]
  /// The parameters that a function gives back as its own value, by position.
  private var returned: [Reference: Set<Int>] = [:]

  /// What each file states, by the roles that were found.
  private(set) var collected: [ComposeStatements.Collected] = []

  /// Names that the imports of a file give to what they import.
  private var imports: [Int: [String: String]] = [:]

  init() {}

  /// How often roles are looked for: a value is handed on through so many functions.
  private static let rounds = 4

  /// Functions hand on what they are handed, so roles are looked for until no new one is found.
  init(module: Module, vocabulary: ComposeVocabulary) {
    var vocabulary = vocabulary
    members = Self.members(of: module)
    returned = Self.returned(in: module)
    imports = Self.imports(of: module)
    var found = Array(repeating: ComposeStatements.Collected(), count: module.files.count)
    var stale = Array(module.files.indices)
    for round in 0...Self.rounds {
      vocabulary.roles = self
      var grown = self
      for file in stale {
        let module = module.asked(for: file)
        var statements = ComposeStatements(vocabulary: vocabulary, module: module, file: file)
        statements.collect()
        found[file] = statements.collected
        if round < Self.rounds { grown.add(rolesIn: found[file].list, of: module) }
      }
      // Only what a file asked for changes what it states.
      let changed = grown.declarations(notAsIn: self, of: module)
      if changed.isEmpty { break }
      roles = grown.roles
      stale = found.indices.filter { found[$0].asked.contains(where: changed.contains) }
    }
    collected = found
  }

  /// The roles of what flows into the statements of one file.
  private mutating func add(rolesIn statements: [ComposeStatement], of module: Module) {
    for statement in statements {
      guard case .expression(let place, _) = statement.content else { continue }
      let properties = statement.properties.filter(\.isRole)
      guard !properties.isEmpty else { continue }
      // Where something flows hangs on no role.
      for source in ComposeFlow(module: module, roles: self).sources(of: place) {
        add(properties, to: source)
      }
    }
  }

  /// Declarations whose roles differ, and the functions whose parameters do.
  private func declarations(notAsIn other: ComposeRoles, of module: Module) -> Set<Reference> {
    var changed: Set<Reference> = []
    for (declaration, properties) in roles where other.roles[declaration] != properties {
      changed.insert(declaration)
      if let owner = module.file(declaration).parent(of: declaration.node) {
        changed.insert(declaration.at(owner))
      }
    }
    return changed
  }

  private mutating func add(_ properties: [Property], to declaration: Reference) {
    for property in properties where !(roles[declaration]?.contains(property) ?? false) {
      roles[declaration, default: []].append(property)
    }
  }

  private static func members(of module: Module) -> [String: [Reference]] {
    var members: [String: [Reference]] = [:]
    for (index, file) in module.files.enumerated() {
      for (name, node) in holders(in: file.program) {
        members[name, default: []].append(Reference(file: index, node: node))
      }
    }
    return members
  }

  /// The members of types that are known by their name alone, with their declarations.
  static func holders(in program: Program) -> [(name: String, node: NodeID)] {
    var holders: [(String, NodeID)] = []
    for node in program.ids {
      switch program[node] {
      case .property(let id):
        guard let parent = program.parent(of: node), case .type = program[parent],
          let value = program[id].initializer ?? program[id].delegate,
          let word = program.lastWord(of: value), ComposeTables.holders.contains(word)
        else { continue }
        holders.append((program[program[id].name], node))
      case .type(let id) where program[id].kind == .enumeration:
        for parameter in program[program[id].parameters] {
          guard let name = program.parameterName(parameter), ComposeTables.fields[name] == nil else {
            continue
          }
          holders.append((name, parameter))
        }
      default: break
      }
    }
    return holders
  }

  // MARK: Imports

  /// What `import a.b.Name as Other` calls `Other` here.
  func imported(_ name: String, in file: Int) -> String? { imports[file]?[name] }

  private static func imports(of module: Module) -> [Int: [String: String]] {
    var imports: [Int: [String: String]] = [:]
    for (index, file) in module.files.enumerated() {
      for root in file.program[file.program.roots] {
        guard case .import(let name) = file.program[root],
          file.program[name].utf8.contains(UInt8(ascii: " "))
        else { continue }
        let words = file.program[name].split(separator: " ").map(String.init)
        guard words.count == 3, let last = words[0].split(separator: ".").last else { continue }
        imports[index, default: [:]][words[2]] = String(last)
      }
    }
    return imports
  }

  // MARK: Animated values

  func properties(ofDeclaration declaration: Reference) -> [Property] { roles[declaration] ?? [] }

  /// The declaration of an animated value: a local, or a member that only one type has.
  func holder(_ id: NodeID, at place: Reference, in module: Module) -> Reference? {
    let program = module.program(place)
    switch program[id] {
    case .name(let name): return module.declaration(named: program[name], at: place)
    case .member(_, let name, _):
      let found = members[program[name]] ?? []
      return found.count == 1 ? found[0] : nil
    default: return nil
    }
  }

  // MARK: Functions

  /// The function of the project that a call means: of several overloads the one that takes its labels.
  func function(called callee: NodeID, at call: Reference, in module: Module) -> Reference? {
    let program = module.program(call)
    guard case .call(_, let list) = program[call.node], let word = program.lastWord(of: callee) else {
      return nil
    }
    let named = module.declarations(named: word)
    guard !named.isEmpty else { return nil }
    let isExtension: Bool
    switch program[callee] {
    case .name: isExtension = false
    case .member: isExtension = true
    default: return nil
    }
    let arguments = program.arguments(list)
    let found = named.filter { candidate in
      guard case .function(let id) = module[candidate] else { return false }
      let owner = module.program(candidate)
      let function = owner[id]
      guard !isExtension || function.receiver != nil else { return false }
      let parameters = owner[function.parameters]
      return arguments.positional.count <= parameters.count
        && arguments.labelled.allSatisfy { argument in
          parameters.contains { owner.parameterName($0) == argument.key }
        }
    }
    return found.first { $0.file == call.file } ?? found.first
  }

  /// The arguments of a call that the function gives back as its own value.
  func handedBack(by function: Reference, _ arguments: CallArguments, in module: Module) -> [NodeID] {
    guard let positions = returned[function], case .function(let id) = module[function] else { return [] }
    let program = module.program(function)
    return program[program[id].parameters].enumerated().compactMap { position, parameter in
      guard positions.contains(position), let name = program.parameterName(parameter) else { return nil }
      return arguments.value(name, or: position)
    }
  }

  private static func returned(in module: Module) -> [Reference: Set<Int>] {
    var returned: [Reference: Set<Int>] = [:]
    for (index, file) in module.files.enumerated() {
      let program = file.program
      let module = module.asked(for: index)
      for node in program.ids {
        guard case .function(let id) = program[node], let body = program[id].body,
          program[id].returnType != nil
        else { continue }
        let parameters = Array(program[program[id].parameters])
        let sources = ComposeFlow(module: module, roles: ComposeRoles()).sources(
          of: Reference(file: index, node: body))
        for source in sources {
          guard let position = parameters.firstIndex(of: source.node), source.file == index else { continue }
          returned[Reference(file: index, node: node), default: []].insert(position)
        }
      }
    }
    return returned
  }

  /// The arguments of a call whose parameters have a role.
  func arguments(of function: Reference, _ arguments: CallArguments, in module: Module)
    -> [(value: NodeID, properties: [Property])]
  {
    guard case .function(let id) = module[function] else { return [] }
    let program = module.program(function)
    return program[program[id].parameters].enumerated().compactMap { position, parameter in
      guard let properties = roles[function.at(parameter)], let name = program.parameterName(parameter),
        let value = arguments.value(name, or: position)
      else { return nil }
      return (value, properties)
    }
  }

  // MARK: Distances

  private static let distanceWords: Set<String> = [
    "x", "y", "distance", "offset", "translation", "drag", "travel", "pan", "width", "height", "position",
    "left", "right", "top", "bottom",
  ]

  /// Whether an expression measures a way on the screen: its names say so, or what it moves.
  ///
  /// - Parameter asked: receives the animated values that it hangs on.
  func isDistance(
    _ id: NodeID, at place: Reference, in module: Module, _ asked: inout [Reference], depth: Int = 0
  ) -> Bool {
    func isMoved(_ id: NodeID) -> Bool {
      guard let holder = holder(id, at: place, in: module) else { return false }
      asked.append(holder)
      return properties(ofDeclaration: holder).contains { $0 == .offsetX || $0 == .offsetY }
    }
    guard depth < 8 else { return false }
    let program = module.program(place)
    switch program[id] {
    case .name(let name):
      if isMoved(id) { return true }
      if program[name].camelWords.contains(where: Self.distanceWords.contains) { return true }
      guard let declaration = module.declaration(named: program[name], at: place),
        declaration.file == place.file, case .property(let property) = program[declaration.node],
        let value = program[property].initializer, value != id,
        program.range(value).upper < program.range(id).lower
      else { return false }
      return isDistance(value, at: declaration.at(value), in: module, &asked, depth: depth + 1)
    case .member(let base, let name, _):
      if program[name] == "value" { return isDistance(base, at: place, in: module, &asked, depth: depth + 1) }
      return program[name].camelWords.contains(where: Self.distanceWords.contains)
        || isMoved(id)
    case .call(let callee, let list):
      if program.lastWord(of: callee) == "abs", let only = program[list].first {
        return isDistance(only, at: place, in: module, &asked, depth: depth + 1)
      }
      if case .member(let base, let name, _) = program[callee] {
        return program[name].camelWords.contains("distance")
          || isDistance(base, at: place, in: module, &asked, depth: depth + 1)
      }
      return false
    case .argument(_, let value, _), .unary(.negate, let value):
      return isDistance(value, at: place, in: module, &asked, depth: depth + 1)
    case .binary(.add, let left, let right), .binary(.subtract, let left, let right):
      return isDistance(left, at: place, in: module, &asked, depth: depth + 1)
        || isDistance(right, at: place, in: module, &asked, depth: depth + 1)
    default: return false
    }
  }
}

extension Property {
  /// What a value can be handed on as; a parameter's default is a fact of its parameter alone.
  fileprivate var isRole: Bool {
    switch self {
    case .parameter, .constant, .threshold: false
    default: true
    }
  }
}

extension Program {
  fileprivate func parameterName(_ id: NodeID) -> String? {
    guard case .parameter(let parameter) = self[id] else { return nil }
    return self[self[parameter].name]
  }
}
