import Evaluation
import ParityModel
import Program

/// Values made by a type: records by the project's initialisers, colours and styles by the platforms'.
extension TokenReader {
  /// What a call of a type's name gives.
  mutating func made(
    _ type: String, _ arguments: CallArguments, at place: Reference, in scope: TokenScope
  ) -> TokenValue? {
    let value = constructed(type, arguments, at: place, in: scope)
    if case .record(let record)? = value, record.names.isEmpty { return nil }
    return value ?? platformMade(type, arguments, at: place, in: scope)
  }

  /// By an initialiser that the sources hold, else member by member.
  private mutating func constructed(
    _ type: String, _ arguments: CallArguments, at place: Reference, in scope: TokenScope
  ) -> TokenValue? {
    var hasOwn = false
    for member in module.members(of: type, named: "init") {
      guard case .function(let id) = module[member] else { continue }
      hasOwn = true
      let program = module.program(member)
      guard let body = program[id].body,
        let names = bound(program[id].parameters, of: member, to: arguments, at: place, in: scope)
      else { continue }
      if let value = run(initializer: member.at(body), of: type, TokenScope(names: names)) { return value }
    }
    for declaration in module.types(named: type) {
      let program = module.program(declaration)
      guard case .type(let id) = program[declaration.node] else { continue }
      let own = program[id]
      if !own.parameters.isEmpty {
        guard let names = bound(own.parameters, of: declaration, to: arguments, at: place, in: scope) else {
          continue
        }
        return .record(record(type, of: program[own.parameters].compactMap(program.parameterName), names))
      }
      if own.kind == .structure, !hasOwn {
        return memberwise(type, own, of: declaration, arguments, at: place, in: scope)
      }
    }
    return nil
  }

  private func record(_ type: String, of fields: [String], _ values: [String: TokenValue]) -> TokenRecord {
    var record = TokenRecord(type: type)
    for field in fields { if let value = values[field] { record[field] = value } }
    return record
  }

  private mutating func memberwise(
    _ type: String, _ declaration: TypeDeclaration, of reference: Reference, _ arguments: CallArguments,
    at place: Reference, in scope: TokenScope
  ) -> TokenValue? {
    let program = module.program(reference)
    guard arguments.positional.isEmpty else { return nil }
    var record = TokenRecord(type: type)
    var used = 0
    for member in program[declaration.members] {
      guard case .property(let id) = program[member], program[id].getter == nil,
        !module.isShared(reference.at(member))
      else { continue }
      let name = program[program[id].name]
      let fieldType = program[id].type.map { SwiftUITypes.plain(program[$0]) }
      if let argument = arguments[name] {
        used += 1
        let argument = place.at(argument)
        record[name] = value(of: argument, in: scope, expecting: fieldType) ?? .unknown(argument)
      } else if let initializer = program[id].initializer {
        record[name] = value(of: reference.at(initializer), expecting: fieldType)
      } else {
        return nil
      }
    }
    return used == arguments.labelled.count ? .record(record) : nil
  }

  /// Runs the assignments of an initialiser; what it hands to another one is that one's value.
  private mutating func run(initializer body: Reference, of type: String, _ scope: TokenScope) -> TokenValue?
  {
    let program = module.program(body)
    guard case .block(let statements) = program[body.node] else { return nil }
    var scope = scope
    var record = TokenRecord(type: type)
    for statement in program[statements] {
      switch program[statement] {
      case .property(let id):
        guard let initializer = program[id].initializer, program[id].pattern == nil else { return nil }
        scope.names[program[program[id].name]] = value(of: body.at(initializer), in: scope)
      case .assign(nil, let target, let value):
        guard let field = program.lastWord(of: target) else { return nil }
        record[field] = self.value(of: body.at(value), in: scope) ?? .unknown(body.at(value))
      case .call(let callee, let arguments):
        guard case .member(let base, let name, _) = program[callee], case .this = program[base],
          program[name] == "init"
        else { return nil }
        return made(type, program.arguments(arguments), at: body.at(statement), in: scope)
      default: return nil
      }
    }
    return .record(record)
  }

  /// What the platforms' own types and conversions make.
  private mutating func platformMade(
    _ type: String, _ arguments: CallArguments, at place: Reference, in scope: TokenScope
  ) -> TokenValue? {
    switch type {
    case "Color", "UIColor", "NSColor": return color(type, arguments, at: place, in: scope)
    case "CGFloat", "Double", "Float":
      guard let only = arguments.positional.first, var number = value(of: place.at(only), in: scope)?.number
      else { return nil }
      number.isInteger = false
      return .number(number)
    case "Int", "UInt", "UInt32", "UInt64", "Number":
      return arguments.positional.first.flatMap { value(of: place.at($0), in: scope) }
    case "Dp":
      guard let only = arguments.positional.first, var number = value(of: place.at(only), in: scope)?.number
      else { return nil }
      number.unit = .pt
      return .number(number)
    case "RoundedCornerShape", "CutCornerShape", "CornerSize":
      guard arguments.labelled.isEmpty, arguments.positional.count == 1 else { return nil }
      return value(of: place.at(arguments.positional[0]), in: scope)
    case "DpOffset", "Offset", "CGSize", "CGPoint":
      var record = TokenRecord(type: type)
      for (position, names) in [["x", "width"], ["y", "height"]].enumerated() {
        let argument =
          names.lazy.compactMap { arguments[$0] }.first ?? arguments.value(names[0], or: position)
        guard let argument else { continue }
        record[names[0]] = value(of: place.at(argument), in: scope) ?? .unknown(place.at(argument))
      }
      return .record(record)
    case let type where type.startsUppercase && module.types(named: type).isEmpty:
      return labelled(type, arguments, at: place, in: scope)
    default: return nil
    }
  }

  /// A type whose definition is not among the sources: what its labels say.
  private mutating func labelled(
    _ type: String, _ arguments: CallArguments, at place: Reference, in scope: TokenScope
  ) -> TokenValue? {
    guard arguments.positional.isEmpty, !arguments.labelled.isEmpty else { return nil }
    var record = TokenRecord(type: type)
    let program = module.program(place)
    // In the order of the source, which a dictionary of labels does not keep.
    for (label, argument) in arguments.labelled.sorted(by: {
      program.range($0.value).lower < program.range($1.value).lower
    }) {
      record[label] = value(of: place.at(argument), in: scope) ?? .unknown(place.at(argument))
    }
    return .record(record)
  }
}

extension Module {
  /// The declarations of a type, extensions left out.
  fileprivate func types(named name: String) -> [Reference] {
    declarations(named: name).filter { if case .type = self[$0] { true } else { false } }
  }
}

extension Program {
  fileprivate func parameterName(_ id: NodeID) -> String? {
    guard case .parameter(let parameter) = self[id] else { return nil }
    return self[self[parameter].name]
  }
}
