import Evaluation
import ParityModel
import Program

/// Sees through a project's own views, modifiers and functions: what an argument states follows from
/// the type of its parameter, or from where the parameter goes.
struct SwiftUIHelpers {
  let statements: SwiftUIStatements
  var types: SwiftUITypes {
    SwiftUITypes(module: statements.module, lexicon: statements.vocabulary.lexicon)
  }
  private var module: Module { statements.module }
  /// What flows into a parameter or stored property, by its declaration.
  private var known: [Key: [Property]] = [:]
  /// The functions that extend types of the framework, by the names that were asked for.
  private var extensions: [String: [Reference]] = [:]

  private struct Key: Hashable {
    let owner: Reference
    let name: String
  }

  private static let depthLimit = 4
  /// Types whose values are conditions or channels: no property takes them.
  private static let neverFlows: Set<String> = ["Bool", "Binding", "Void", "UUID", "Date", "Error"]

  init(_ statements: SwiftUIStatements) { self.statements = statements }

  /// What the arguments of a call of the project's own state.
  mutating func project(of call: Reference) -> [SwiftUIStatement] {
    let program = module.program(call)
    guard case .call(let callee, let list) = program[call.node] else { return [] }
    switch program[callee] {
    case .name(let name):
      if let type = typeDeclaration(program[name]) {
        return construct(type, program[list], of: program, depth: 0)
      }
      guard let function = function(named: program[name], list, of: program, at: call) else { return [] }
      return pass(to: function, program[list], of: program, depth: 0)
    case .member(let base, let name, _):
      guard SwiftUITable.modifiers[program[name]] == nil else { return [] }
      let word = program[name]
      if let function = modifier(named: word, list, of: program) {
        return pass(to: function, program[list], of: program, depth: 0)
      }
      if program.words(of: base)?.last?.startsUppercase == true { return [] }
      return undeclared(word, program.arguments(list), of: program)
    default: return []
    }
  }

  /// How the words end that speak of a text style: most names need not be taken apart.
  private static let lastLetters: Set<UInt8> = Set("tey".utf8)

  /// A modifier whose definition is not among the sources: its name says that it takes a text style.
  private func undeclared(
    _ word: String, _ arguments: CallArguments, of program: Program
  ) -> [SwiftUIStatement] {
    guard let last = word.utf8.last, Self.lastLetters.contains(last | 0x20) else { return [] }
    let words = word.camelWords
    guard words.last == "font" || words.suffix(2) == ["text", "style"] || words.last == "typography",
      words.count > 1, let style = arguments.positional.first
    else { return [] }
    switch program[style] {
    case .implicitMember, .member, .conditional: return [.reads([.textStyle], style, nil)]
    default: return []
    }
  }

  // MARK: Declarations

  private func typeDeclaration(_ name: String) -> Reference? {
    module.declarations(named: name).first {
      guard case .type(let id) = module[$0] else { return false }
      let kind = module.program($0)[id].kind
      return kind == .structure || kind == .class
    }
  }

  private func function(
    named name: String, _ list: NodeList, of program: Program, at call: Reference
  ) -> Reference? {
    guard let found = module.declaration(named: name, at: call), case .function = module[found] else {
      return nil
    }
    return found
  }

  /// Types of the framework that projects extend with modifiers.
  static let extended = ["View", "Text", "Image", "Shape", "InsettableShape", "Font", "Animation"]

  /// A function in an extension of a framework type, told from its overloads by the labels.
  private mutating func modifier(
    named name: String, _ list: NodeList, of program: Program
  ) -> Reference? {
    let found = extensions[name] ?? Self.extended.flatMap { module.members(of: $0, named: name) }
    extensions[name] = found
    if found.isEmpty { return nil }
    let labels = labels(program[list], of: program)
    return found.first { accepts($0, labels) }
  }

  private func labels(_ list: ArraySlice<NodeID>, of program: Program) -> [String?] {
    list.compactMap { item -> String?? in
      guard case .argument(let label, _, let trailing) = program[item], !trailing else { return nil }
      return .some(label.map { program[$0] })
    }
  }

  /// Whether a function's parameters have these labels, in order; others may have defaults.
  private func accepts(_ function: Reference, _ labels: [String?]) -> Bool {
    guard case .function = module[function] else { return false }
    let program = module.program(function)
    var rest = parameters(of: function)[...]
    for label in labels {
      guard let index = rest.firstIndex(where: { $0.label.map { program[$0] } == label }) else {
        return false
      }
      rest = rest[(index + 1)...]
    }
    return true
  }

  private func parameters(of function: Reference) -> [ParameterDeclaration] {
    let program = module.program(function)
    guard case .function(let id) = program[function.node] else { return [] }
    return program[program[id].parameters].compactMap { node in
      guard case .parameter(let id) = program[node] else { return nil }
      return program[id]
    }
  }

  // MARK: Arguments

  /// The arguments of a call, each with its parameter, in the order of both.
  private func matched(
    _ function: Reference, _ list: ArraySlice<NodeID>, of program: Program
  ) -> [(value: NodeID, label: String?, parameter: ParameterDeclaration)] {
    let owner = module.program(function)
    var rest = parameters(of: function)[...]
    var result: [(value: NodeID, label: String?, parameter: ParameterDeclaration)] = []
    for item in list {
      guard case .argument(let label, let value, false) = program[item] else { continue }
      let text = label.map { program[$0] }
      guard let index = rest.firstIndex(where: { $0.label.map { owner[$0] } == text }) else { continue }
      result.append((value, text, rest[index]))
      rest = rest[(index + 1)...]
    }
    return result
  }

  private mutating func pass(
    to function: Reference, _ list: ArraySlice<NodeID>, of program: Program, depth: Int
  ) -> [SwiftUIStatement] {
    let owner = module.program(function)
    return matched(function, list, of: program).flatMap { value, label, parameter -> [SwiftUIStatement] in
      let type = parameter.type.map { SwiftUITypes.plain(owner[$0]) }
      return statement(value, label: label, type: type) { helpers in
        helpers.flow(into: owner[parameter.name], of: function, depth: depth)
      }
    }
  }

  private mutating func construct(
    _ type: Reference, _ list: ArraySlice<NodeID>, of program: Program, depth: Int
  ) -> [SwiftUIStatement] {
    let owner = module.program(type)
    guard case .type(let id) = owner[type.node] else { return [] }
    let labels = labels(list, of: program)
    let initializers = module.members(of: owner[owner[id].name], named: "init")
    if let initializer = initializers.first(where: { accepts($0, labels) }) {
      let body = module.program(initializer)
      return matched(initializer, list, of: program).flatMap {
        value, label, parameter -> [SwiftUIStatement] in
        let declared = parameter.type.map { SwiftUITypes.plain(body[$0]) }
        let name = body[parameter.name]
        return statement(value, label: label, type: declared) { helpers in
          helpers.stored(from: name, in: initializer).flatMap {
            helpers.flow(into: $0, of: type, depth: depth)
          }
        }
      }
    }
    let types = types
    return list.flatMap { item -> [SwiftUIStatement] in
      guard case .argument(let label?, let value, false) = program[item] else { return [] }
      let name = program[label]
      let declared = module.members(of: owner[owner[id].name], named: name).lazy
        .compactMap { types.declaredType(of: $0) }.first
      return statement(value, label: name, type: declared) { $0.flow(into: name, of: type, depth: depth) }
    }
  }

  private mutating func statement(
    _ value: NodeID, label: String?, type: String?, flow: (inout SwiftUIHelpers) -> [Property]
  ) -> [SwiftUIStatement] {
    if type == "Animation" {
      if let label, SwiftUITable.phases[label] != nil { return [] }
      return [.animates(.any, value)]
    }
    if let property = type.flatMap({ types.kind(ofType: $0) }) {
      return property == .fontWeight && label == "weight" ? [] : [.reads([property], value, nil)]
    }
    if let type, Self.neverFlows.contains(type) || type.contains("->") { return [] }
    let properties = flow(&self)
    return properties.isEmpty ? [] : [.reads(properties, value, nil)]
  }

  /// The stored properties that an initializer fills from a parameter.
  private func stored(from parameter: String, in initializer: Reference) -> [String] {
    let program = module.program(initializer)
    var result: [String] = []
    program.forEachDescendant(of: initializer.node) { node in
      guard case .assign(nil, let target, let value) = program[node],
        mentions(Subject(name: parameter, data: nil), initializer.at(value)),
        let name = program.lastWord(of: target)
      else { return }
      result.append(name)
    }
    return result
  }

  // MARK: Where a parameter goes

  /// The properties that a parameter or stored property of a declaration feeds.
  private mutating func flow(into name: String, of owner: Reference, depth: Int) -> [Property] {
    let key = Key(owner: owner, name: name)
    if let found = known[key] { return found }
    guard depth < Self.depthLimit else { return [] }
    // A declaration that hands its parameter to itself must not be asked again meanwhile.
    known[key] = []
    let program = module.program(owner)
    let subject = Subject(name: name, data: dataType(owner))
    var result: [Property] = []
    for place in calls(around: owner, isData: subject.data != nil) {
      var found = statements.framework(of: place)
      if case .call(let callee, let list) = program[place.node] {
        found += passed(callee, list, at: place, of: program, depth: depth + 1)
      }
      for statement in found {
        guard case .reads(let properties, let value, _) = statement, mentions(subject, place.at(value)) else {
          continue
        }
        for property in properties where !result.contains(property) { result.append(property) }
      }
    }
    known[key] = result
    return result
  }

  /// What is looked for: a name within its declaration, or a member of a type that only holds data.
  private struct Subject {
    let name: String
    let data: String?
  }

  /// The name of a type that draws nothing itself: whoever holds a value of it reads its members.
  private func dataType(_ owner: Reference) -> String? {
    guard case .type(let id) = module[owner] else { return nil }
    let program = module.program(owner)
    let name = program[program[id].name]
    return SwiftUIParts(module: module).isPart(named: name) ? nil : name
  }

  /// The calls inside a declaration; for a type that holds data those of its file.
  private func calls(around owner: Reference, isData: Bool) -> [Reference] {
    let program = module.program(owner)
    var calls: [Reference] = []
    func add(_ node: NodeID) {
      if case .call = program[node] { calls.append(owner.at(node)) }
    }
    if isData { program.ids.forEach(add) } else { program.forEachDescendant(of: owner.node, add) }
    return calls
  }

  private mutating func passed(
    _ callee: NodeID, _ list: NodeList, at call: Reference, of program: Program, depth: Int
  ) -> [SwiftUIStatement] {
    switch program[callee] {
    case .name(let name):
      if let type = typeDeclaration(program[name]) {
        return construct(type, program[list], of: program, depth: depth)
      }
      return function(named: program[name], list, of: program, at: call)
        .map { pass(to: $0, program[list], of: program, depth: depth) } ?? []
    case .member(_, let name, _):
      return modifier(named: program[name], list, of: program)
        .map { pass(to: $0, program[list], of: program, depth: depth) } ?? []
    default: return []
    }
  }

  /// Whether an expression hands the subject on as it is. What is calculated from it is another value.
  private func mentions(_ subject: Subject, _ place: Reference) -> Bool {
    let program = module.program(place)
    func inner(_ node: NodeID) -> Bool { mentions(subject, place.at(node)) }
    switch program[place.node] {
    case .name(let word): return subject.data == nil && program[word] == subject.name
    case .member(let base, let word, _):
      guard program[word] == subject.name else { return false }
      if case .this = program[base] { return subject.data == nil }
      return subject.data != nil && types.type(of: place.at(base)) == subject.data
    case .conditional(_, let then, let otherwise): return inner(then) || otherwise.map(inner) ?? false
    case .binary(.coalesce, let left, let right): return inner(left) || inner(right)
    case .argument(_, let value, _), .forceUnwrap(let value): return inner(value)
    case .call(let callee, let list):
      return ["Text", "CGFloat", "max", "min", "Double"].contains(program.lastWord(of: callee) ?? "")
        && program[list].contains(where: inner)
    default: return false
    }
  }
}

extension Program {
  /// Calls `body` for every node below one, parents before children.
  func forEachDescendant(of id: NodeID, _ body: (NodeID) -> Void) {
    var open: [NodeID] = []
    forEachChild(of: id) { open.append($0) }
    open.reverse()
    while let node = open.popLast() {
      body(node)
      let mark = open.count
      forEachChild(of: node) { open.append($0) }
      open[mark...].reverse()
    }
  }
}
