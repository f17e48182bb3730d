import Program

/// A parameter as its function declares it.
public struct ParameterSignature: Hashable, Sendable {
  public let name: String
  /// As it is written; nil where it is not.
  public let type: String?
  public let hasDefault: Bool
}

extension Evaluator {
  /// The parameters of a function, in order.
  public func parameters(of function: Callable) -> [ParameterSignature] {
    let program = module.program(function.reference)
    let list: NodeList
    if case .function(let id) = module[function.reference] {
      list = program[id].parameters
    } else if let closure = module.closure(of: function.reference), case .lambda(let own, _) = module[closure]
    {
      list = own
    } else {
      return []
    }
    return ParameterMatcher(program: program).parameters(list).map {
      ParameterSignature(name: $0.name, type: $0.type, hasDefault: $0.hasDefault)
    }
  }

  /// The declared type of what a name means at a place; nil where it is not written.
  public func type(of name: String, at place: Reference) -> String? {
    guard let found = module.declaration(named: name, at: place) else { return nil }
    let program = module.program(found)
    switch program[found.node] {
    case .parameter(let id): return program[id].type.map { program[$0] }
    case .property(let id): return program[id].type.map { program[$0] }
    default: return nil
    }
  }

  /// A number of a declared type; nil where it cannot be one. Without a type of its own language a Swift
  /// number is a literal, which takes the type of what it meets.
  public func number(_ value: Double, as type: String?, isReal: Bool, in language: Language)
    -> EvaluatedValue?
  {
    let core = type.map(TypeName.core) ?? ""
    let kinds = language == .kotlin ? KotlinArithmetic.kinds : SwiftArithmetic.kinds
    let kind: EvaluatedNumber.Kind
    if language.isScript {
      kind = .number
    } else if let known = kinds[core] {
      kind = known
    } else if language == .swift {
      guard !isReal, let whole = Int64(exactly: value) else {
        return .number(.floating(value, .literalFloating))
      }
      return .number(.literal(whole: whole, real: value))
    } else {
      kind = isReal || value != value.rounded() ? .double : .int32
    }
    guard kind.isInteger else { return .number(.floating(value, kind)) }
    guard let whole = Int64(exactly: value), kind.limits.contains(whole) else { return nil }
    return .number(.integer(whole, kind))
  }

  /// A struct of a platform or the project, its fields filled in order; nil where it has others.
  public func record(_ type: String, fields: [(name: String, value: Double)], in language: Language)
    -> EvaluatedValue?
  {
    let core = TypeName.core(type)
    if let made = PlatformRecords.make(
      core, fields.map { CallArgument(value: .number(.double($0.value))) })
    {
      return made
    }
    guard let path = types.resolve(core, within: nil), let entry = types[path],
      entry.stored.count == fields.count
    else {
      guard language.isScript || core.isEmpty else { return nil }
      return .record(
        Record(
          type: "",
          fields: fields.map { Record.Field(name: $0.name, value: .number(.floating($0.value, .number))) }))
    }
    var made: [Record.Field] = []
    for (reference, field) in zip(entry.stored, fields) {
      let program = module.program(reference)
      let (name, type): (Name, Name?)
      switch program[reference.node] {
      case .property(let id): (name, type) = (program[id].name, program[id].type)
      case .parameter(let id): (name, type) = (program[id].name, program[id].type)
      default: return nil
      }
      guard let value = number(field.value, as: type.map { program[$0] }, isReal: true, in: language) else {
        return nil
      }
      made.append(Record.Field(name: program[name], value: value))
    }
    return .record(Record(type: path, fields: made))
  }

  /// The element type of a list, set or range type; nil for any other.
  public func element(of type: String) -> String? { TypeName.element(of: type) }

  /// The properties and keys of an object that is declared at file level, for tables without an enumeration.
  public func object(named name: String) -> Record? {
    let found = module.declarations(named: name).filter {
      if case .property = module[$0] { true } else { false }
    }
    guard found.count == 1, case .property(let id) = module[found[0]],
      let initializer = module.program(found[0])[id].initializer,
      case .record(let record) = value(of: found[0].at(initializer)).value
    else { return nil }
    return record
  }
}
