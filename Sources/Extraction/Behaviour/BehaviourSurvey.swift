import Evaluation
import ParityModel
import Program

/// Finds what a port does that can be evaluated by itself: functions of numbers, flags and cases, and
/// enumerations with members.
public struct BehaviourSurvey {
  private let port: BehaviourPort

  public init(_ module: Module, dialect: Dialect) {
    port = BehaviourPort(evaluator: Evaluator(module), dialect: dialect)
  }

  /// In the order of their places.
  public var candidates: [BehaviourCandidate] {
    var found: [BehaviourCandidate] = []
    for (number, file) in port.module.files.enumerated() {
      for node in file.program.ids {
        let reference = Reference(file: number, node: node)
        if let candidate = function(reference) ?? enumeration(reference) ?? object(reference) {
          found.append(candidate)
        }
      }
    }
    return found
  }

  private var evaluator: Evaluator { port.evaluator }

  // MARK: Functions

  private func function(_ reference: Reference) -> BehaviourCandidate? {
    let file = port.module.file(reference)
    let program = file.program
    let name: String
    switch program[reference.node] {
    case .function(let id):
      let function = program[id]
      guard function.kind == .function, let body = function.body, function.receiver == nil else { return nil }
      if function.returnType == nil, program.language == .swift { return nil }
      if function.returnType == nil, program.language == .kotlin, case .block = program[body] { return nil }
      name = program[function.name]
    case .property(let id):
      guard let value = program[id].initializer, case .lambda = program[value] else { return nil }
      name = program[program[id].name]
    default: return nil
    }
    guard let path = path(of: reference, name), name.first?.isLowercase ?? false else { return nil }
    let functions = evaluator.functions(named: path)
    guard functions.count == 1, functions[0].reference == reference else { return nil }
    let parameters = evaluator.parameters(of: functions[0]).filter { !$0.hasDefault }
    let inputs = parameters.compactMap(input)
    guard !inputs.isEmpty, inputs.count == parameters.count, inputs.count <= 4 else { return nil }
    return BehaviourCandidate(
      name: name, path: path, content: .function(inputs), location: port.place(of: reference))
  }

  private func input(_ parameter: ParameterSignature) -> BehaviourCandidate.Input? {
    let name = parameter.name
    switch parameter.type {
    case "Int", "Int32", "Int64", "Long", "Short", "UInt": return .wholeNumber(name: name)
    case "Double", "Float", "CGFloat", "Dp", "number": return .number(name: name)
    case "Bool", "Boolean", "boolean": return .flag(name: name)
    case nil: return nil
    case let type?:
      let cases = port.cases(of: type).map(\.tokenName)
      return cases.count > 1 ? .cases(name: name, type: type, cases) : nil
    }
  }

  // MARK: Tables

  private func enumeration(_ reference: Reference) -> BehaviourCandidate? {
    let program = port.module.program(reference)
    guard case .type(let id) = program[reference.node], program[id].kind == .enumeration,
      let path = path(of: reference, program[program[id].name])
    else { return nil }
    let cases = port.cases(of: path).map(\.tokenName)
    guard cases.count > 1, Set(cases).count == cases.count else { return nil }
    var members: [String] = []
    for declaration in evaluator.declarations(named: path) {
      let program = port.module.program(declaration)
      guard case .type(let id) = program[declaration.node] else { continue }
      for node in Array(program[program[id].parameters]) + Array(program[program[id].members]) {
        switch program[node] {
        case .property(let id): members.append(program[program[id].name])
        case .parameter(let id): members.append(program[program[id].name])
        default: break
        }
      }
    }
    guard !members.isEmpty else { return nil }
    return BehaviourCandidate(
      name: program[program[id].name], path: path, content: .cases(cases, members: members),
      location: port.place(of: reference))
  }

  /// `const sizes = { sm: { height: 24 } }`
  private func object(_ reference: Reference) -> BehaviourCandidate? {
    let program = port.module.program(reference)
    guard port.writesStyles, case .property(let id) = program[reference.node],
      program[id].initializer != nil, path(of: reference, program[program[id].name]) != nil
    else { return nil }
    let name = program[program[id].name]
    guard let record = evaluator.object(named: name), record.fields.count > 1 else { return nil }
    var members: [String]?
    for field in record.fields {
      guard case .record(let row) = field.value else { return nil }
      let own = row.fields.map(\.name)
      members = members.map { $0.filter(own.contains) } ?? own
    }
    guard let members, !members.isEmpty else { return nil }
    return BehaviourCandidate(
      name: name, path: name, content: .cases(record.fields.map(\.name.tokenName), members: members),
      location: port.place(of: reference))
  }

  /// The name with the types around it; nil for what is declared inside a function or value.
  private func path(of reference: Reference, _ name: String) -> String? {
    let file = port.module.file(reference)
    var words = [name]
    for ancestor in file.ancestors(of: reference.node) {
      switch file.program[ancestor] {
      case .type(let id):
        if file.program[id].kind != .companion { words.insert(file.program[file.program[id].name], at: 0) }
      case .function, .property, .lambda, .call: return nil
      default: break
      }
    }
    return words.joined(separator: ".")
  }
}
