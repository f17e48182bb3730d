import Evaluation
import ParityModel
import Program

/// The little that the sources say about types: declared types of names and members.
struct SwiftUITypes {
  let module: Module
  let lexicon: Lexicon

  /// A type's own name: no path, no generic arguments, no optional mark.
  static func plain(_ type: String) -> String {
    let isPlain = type.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: " "), UInt8(ascii: "."):
        false
      default: true
      }
    }
    if isPlain { return type }
    let head = type.utf8.prefix { $0 != UInt8(ascii: "<") }
      .filter { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") }
    let word = head.split(separator: UInt8(ascii: " ")).last ?? []
    return word.split(separator: UInt8(ascii: ".")).last.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The type of an expression, where declarations say it.
  func type(of place: Reference, depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    let program = module.program(place)
    func inner(_ id: NodeID) -> String? { type(of: place.at(id), depth: depth + 1) }
    switch program[place.node] {
    case .name(let name):
      return module.declaration(named: program[name], at: place).flatMap {
        declaredType(of: $0, depth: depth)
      }
    case .member(let base, let name, _):
      if case .this = program[base] {
        return module.declaration(named: program[name], at: place)
          .flatMap { declaredType(of: $0, depth: depth) }
      }
      guard let owner = inner(base) else { return nil }
      return module.members(of: owner, named: program[name]).lazy
        .compactMap { declaredType(of: $0, depth: depth) }.first
    case .argument(_, let value, _), .forceUnwrap(let value), .effect(_, let value): return inner(value)
    case .binary(.coalesce, let left, let right): return inner(left) ?? inner(right)
    case .call(let callee, _): return result(of: callee, at: place, depth: depth)
    default: return nil
    }
  }

  /// What a call gives back: the type of an initializer, the declared result of a function.
  private func result(of callee: NodeID, at place: Reference, depth: Int) -> String? {
    let program = module.program(place)
    var function: Reference?
    switch program[callee] {
    case .name(let name):
      if module.hasType(program[name]) { return program[name] }
      function = module.declaration(named: program[name], at: place)
    case .member(let base, let name, _):
      let words = program.words(of: base)
      let named = words?.last.flatMap { $0.startsUppercase ? $0 : nil }
      guard let owner = named ?? type(of: place.at(base), depth: depth + 1) else { return nil }
      function = module.members(of: owner, named: program[name]).first
    default: return nil
    }
    guard let function, case .function(let id) = module[function] else { return nil }
    let owner = module.program(function)
    return owner[id].returnType.map { Self.plain(owner[$0]) }
  }

  /// The type of the elements that a closure runs over: `ForEach(items) { item in … }`.
  private func elementType(of parameter: Reference, depth: Int) -> String? {
    let program = module.program(parameter)
    guard let lambda = program.parent(of: parameter.node), case .lambda(let parameters, _) = program[lambda],
      program[parameters].first == parameter.node, let argument = program.parent(of: lambda),
      let call = program.parent(of: argument), case .call(let callee, let list) = program[call]
    else { return nil }
    var sequence: NodeID?
    switch program[callee] {
    case .name: sequence = program.arguments(list).positional.first
    case .member(let base, let name, _) where ["map", "flatMap", "forEach"].contains(program[name]):
      sequence = base
    default: return nil
    }
    guard let sequence, let type = type(of: parameter.at(sequence), depth: depth + 1), type.first == "[",
      type.last == "]", !type.contains(":")
    else { return nil }
    return Self.plain(String(type.dropFirst().dropLast()))
  }

  func declaredType(of declaration: Reference, depth: Int = 0) -> String? {
    let program = module.program(declaration)
    switch module[declaration] {
    case .property(let id):
      if let type = program[id].type { return Self.plain(program[type]) }
      return program[id].initializer.flatMap { type(of: declaration.at($0), depth: depth + 1) }
    case .parameter(let id):
      return program[id].type.map { Self.plain(program[$0]) } ?? elementType(of: declaration, depth: depth)
    default: return nil
    }
  }

  /// A project's type whose values are text styles: a size beside what else a line of text has.
  func isTextStyle(_ type: String) -> Bool {
    if let unit = lexicon.unit(ofNamespace: type) { return unit == .textStyle }
    return has(type, ["size", "fontSize"])
      && has(type, ["lineHeight", "letterSpacing", "lineSpacing", "tracking", "font", "weight"])
  }

  /// A project's type whose values are shadows.
  func isShadow(_ type: String) -> Bool {
    if let unit = lexicon.unit(ofNamespace: type) { return unit == .shadow }
    return has(type, ["radius", "blur"]) && has(type, ["x", "y", "offset"])
      && has(type, ["color", "opacity"])
  }

  private func has(_ type: String, _ members: [String]) -> Bool {
    members.contains { !module.members(of: type, named: $0).isEmpty }
  }

  /// What values of a type are read as, whatever they are called.
  func kind(ofType type: String) -> Property? {
    switch type {
    case "Weight": .fontWeight
    case "SensoryFeedback": .haptic
    case "Font": .textStyle
    case _ where isTextStyle(type): .textStyle
    case _ where isShadow(type): .shadow
    default: nil
    }
  }
}
