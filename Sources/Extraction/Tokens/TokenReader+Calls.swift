import Evaluation
import ParityModel
import Program

/// Calls: the project's functions and initialisers, and those of the platforms that hand a value on.
extension TokenReader {
  mutating func call(
    _ callee: Reference, _ list: NodeList, at place: Reference, in scope: TokenScope, expecting type: String?
  ) -> TokenValue? {
    let program = module.program(place)
    let arguments = program.arguments(list)
    let value = called(callee, arguments, at: place, in: scope, expecting: type)
    if let shades = value?.shades, shades.count > 1 { return value }
    // `….adaptive(light: …, dark: …)` of a type that the sources do not hold says enough by itself.
    return modes(arguments, at: place, in: scope) ?? value
  }

  private mutating func called(
    _ callee: Reference, _ arguments: CallArguments, at place: Reference, in scope: TokenScope,
    expecting type: String?
  ) -> TokenValue? {
    let program = module.program(place)
    switch program[callee.node] {
    case .name(let name):
      let word = program[name]
      if case .closure(let lambda, let captured)? = scope.names[word] {
        return apply(closure: lambda, in: captured, to: arguments, at: place, in: scope)
      }
      if let made = made(word, arguments, at: place, in: scope) { return made }
      return function(word, arguments, at: place, in: scope)
    case .implicitMember(let name):
      let word = program[name]
      if word == "init" { return made(type ?? "", arguments, at: place, in: scope) }
      for owner in [type, "Color"].compactMap({ $0 }) {
        if let value = function(word, of: owner, arguments, at: place, in: scope) { return value }
      }
      return nil
    case .member(let base, let name, _):
      return method(program[name], of: callee.at(base), arguments, at: place, in: scope)
    default: return nil
    }
  }

  /// `base.name(…)`: a colour faded, a record copied, a function of a type or of an instance.
  private mutating func method(
    _ name: String, of base: Reference, _ arguments: CallArguments, at place: Reference, in scope: TokenScope
  ) -> TokenValue? {
    let program = module.program(place)
    if let type = program.words(of: base.node)?.last, type.startsUppercase {
      if name == "init" { return made(type, arguments, at: place, in: scope) }
      if let result = function(name, of: type, arguments, at: place, in: scope) { return result }
    }
    guard let owner = value(of: base, in: scope) else { return nil }
    switch owner {
    case .number(var number):
      guard Self.conversions.contains(name) else { return nil }
      if name.hasSuffix("Float") || name.hasSuffix("Double") { number.isInteger = false }
      return .number(number)
    case .color(let shades): return faded(shades, name, arguments, at: place, in: scope)
    case .record(let record):
      if name == "copy" {
        var copy = record
        for (label, argument) in arguments.labelled.sorted(by: { $0.key < $1.key }) {
          copy[label] = value(of: place.at(argument), in: scope) ?? .unknown(place.at(argument))
        }
        return .record(copy)
      }
      return function(name, of: record.type, arguments, at: place, in: scope, instance: record)
    case .text, .flag, .list, .closure, .unknown: return nil
    }
  }

  private static let conversions: Set<String> = [
    "toFloat", "toDouble", "toInt", "toLong", "toUInt", "toULong", "toPx",
  ]

  // MARK: Functions

  private mutating func function(
    _ name: String, _ arguments: CallArguments, at place: Reference, in scope: TokenScope
  ) -> TokenValue? {
    guard let declaration = module.declaration(named: name, at: place) else { return nil }
    switch module[declaration] {
    case .function: return apply(declaration, to: arguments, at: place, in: scope)
    case .property(let id):
      guard let value = module.program(declaration)[id].initializer,
        case .lambda = module.program(declaration)[value]
      else { return nil }
      return apply(closure: declaration.at(value), in: TokenScope(), to: arguments, at: place, in: scope)
    default: return nil
    }
  }

  private mutating func function(
    _ name: String, of type: String, _ arguments: CallArguments, at place: Reference, in scope: TokenScope,
    instance: TokenRecord? = nil
  ) -> TokenValue? {
    for member in module.members(of: type, named: name) {
      guard case .function = module[member] else { continue }
      if let value = apply(member, to: arguments, at: place, in: scope, instance: instance) { return value }
    }
    return nil
  }

  private mutating func apply(
    _ function: Reference, to arguments: CallArguments, at place: Reference, in scope: TokenScope,
    instance: TokenRecord? = nil
  ) -> TokenValue? {
    let program = module.program(function)
    guard case .function(let id) = program[function.node], let body = program[id].body,
      let names = bound(program[id].parameters, of: function, to: arguments, at: place, in: scope)
    else { return nil }
    var inner = TokenScope(names: names)
    inner.instance = instance
    let type = program[id].returnType.map { SwiftUITypes.plain(program[$0]) }
    return value(of: function.at(body), in: inner, expecting: type)
  }

  mutating func apply(
    closure: Reference, in captured: TokenScope, to arguments: CallArguments, at place: Reference,
    in scope: TokenScope
  ) -> TokenValue? {
    let program = module.program(closure)
    guard case .lambda(let parameters, let body) = program[closure.node] else { return nil }
    var inner = captured
    for (index, parameter) in program[parameters].enumerated() {
      guard case .parameter(let id) = program[parameter], arguments.positional.indices.contains(index) else {
        return nil
      }
      inner.names[program[program[id].name]] = value(of: place.at(arguments.positional[index]), in: scope)
    }
    return value(of: closure.at(body), in: inner)
  }

  /// The value of each parameter; nil where the arguments do not fit them.
  mutating func bound(
    _ list: NodeList, of declaration: Reference, to arguments: CallArguments, at place: Reference,
    in scope: TokenScope
  ) -> [String: TokenValue]? {
    let program = module.program(declaration)
    var names: [String: TokenValue] = [:]
    var position = 0
    var used: Set<String> = []
    for node in program[list] {
      guard case .parameter(let id) = program[node] else { return nil }
      let parameter = program[id]
      let name = program[parameter.name]
      let type = parameter.type.map { SwiftUITypes.plain(program[$0]) }
      let label = parameter.label.map { program[$0] }
      if let label, let argument = arguments[label] {
        used.insert(label)
        names[name] =
          value(of: place.at(argument), in: scope, expecting: type) ?? .unknown(place.at(argument))
      } else if program.language != .swift || label == nil, arguments.positional.indices.contains(position) {
        let argument = place.at(arguments.positional[position])
        position += 1
        names[name] = value(of: argument, in: scope, expecting: type) ?? .unknown(argument)
      } else if let fallback = parameter.defaultValue {
        names[name] = value(of: declaration.at(fallback), expecting: type)
      } else if arguments.trailing == nil {
        return nil
      }
    }
    return position == arguments.positional.count && used.count == arguments.labelled.count ? names : nil
  }
}
