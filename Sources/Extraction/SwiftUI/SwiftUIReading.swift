import Evaluation
import ParityModel
import Program

/// Reads one expression as a value of a kind, where SwiftUI has its own way of writing it.
struct SwiftUIReading {
  let vocabulary: SwiftUIVocabulary
  let module: Module
  let place: Reference

  var program: Program { module.program(place) }
  var types: SwiftUITypes { SwiftUITypes(module: module, lexicon: vocabulary.lexicon) }

  func read(as kind: ValueKind) -> Reading {
    if let body = mapped { return .within([body]) }
    if isFactor, kind != .any { return factor() }
    return switch kind {
    case .color: color()
    case .textStyle: textStyle()
    case .radius: radius()
    case .length: length()
    case .duration: duration()
    case .easing: easing()
    case .shadow: token(.shadow)
    case .fontWeight: fontWeight()
    case .text: text()
    case .haptic: haptic()
    case .role: role()
    case .icon: icon()
    case .iconWeight: .nothing
    case .ratio, .boolean: elsewhere() ?? .general
    case .any: clockTime() ?? elsewhere() ?? .general
    }
  }

  /// The body of `value.map { … }`, which states what it makes of the value.
  private var mapped: NodeID? {
    guard case .call(let callee, let list) = program[place.node],
      case .member(_, let name, _) = program[callee], ["map", "flatMap"].contains(program[name]),
      let closure = program.arguments(list).trailing, case .lambda(_, let body) = program[closure]
    else { return nil }
    return body
  }

  /// Whether the expression is multiplied or divided by something.
  private var isFactor: Bool {
    guard let parent = program.parent(of: place.node) else { return false }
    switch program[parent] {
    case .binary(.multiply, _, _), .binary(.divide, _, _): return true
    default: return false
    }
  }

  /// A name or a call of the project that is scaled: what it stands for is not what is stated.
  private func factor() -> Reading {
    switch program[place.node] {
    case .name, .member: return .nothing
    case .call(let callee, _):
      guard case .name(let name) = program[callee],
        module.declaration(named: program[name], at: place) == nil
      else { return .nothing }
      return .general
    default: return .general
    }
  }

  /// The words of a plain chain, and the range of its last one.
  func word(_ node: NodeID) -> (text: String, range: ByteRange)? {
    program.lastWord(of: node).map { ($0, program.lastWordRange(of: node)) }
  }

  /// The name of a type in front of a member: `Radius` of `Radius.md`.
  func typeWord(_ base: NodeID) -> String? {
    let words = program.words(of: base)
    guard let last = words?.last, last.first?.isUppercase == true else { return nil }
    return last
  }

  // MARK: Through declarations

  /// A member whose owner's type the sources declare, a static function, a default of a parameter.
  func elsewhere(followingFunctions: Bool = true) -> Reading? {
    switch program[place.node] {
    case .name(let name):
      guard let declaration = module.declaration(named: program[name], at: place),
        case .parameter(let id) = module[declaration],
        let value = module.program(declaration)[id].defaultValue, !isPublic(declaration)
      else { return nil }
      return .elsewhere(declaration.at(value), name: program[name])
    case .member(let base, let name, _):
      if case .this = program[base] { return nil }
      return member(program[name], of: base)
    case .call(let callee, _):
      guard followingFunctions, case .member(let base, let name, _) = program[callee] else { return nil }
      let owner = typeWord(base) ?? types.type(of: place.at(base))
      return owner.flatMap { function(program[name], of: $0) }
    default: return nil
    }
  }

  private func isPublic(_ parameter: Reference) -> Bool {
    guard let parent = module.file(parameter).parent(of: parameter.node),
      case .function(let id) = module.program(parameter)[parent]
    else { return false }
    let program = module.program(parameter)
    return program.has("public", in: program[id].modifiers) || program.has("open", in: program[id].modifiers)
  }

  private func member(_ name: String, of base: NodeID) -> Reading? {
    guard let owner = types.type(of: place.at(base)) else { return nil }
    for member in module.members(of: owner, named: name) {
      guard case .property(let id) = module[member] else { continue }
      let property = module.program(member)[id]
      if let value = property.getter ?? property.initializer {
        return .elsewhere(member.at(value), name: name)
      }
    }
    return nil
  }

  private func function(_ name: String, of owner: String) -> Reading? {
    for member in module.members(of: owner, named: name) {
      if case .function(let id) = module[member], let body = module.program(member)[id].body {
        return .elsewhere(member.at(body), name: name)
      }
    }
    return nil
  }

  // MARK: Tokens

  /// `.lg`, `Shadow.lg`: a token, of a type that is not asked for.
  func token(_ unit: Unit) -> Reading {
    switch program[place.node] {
    case .implicitMember(let name):
      return .value(.text(program[name].tokenName), unit, program.lastWordRange(of: place.node))
    case .member(let base, let name, _):
      if typeWord(base) != nil {
        return .value(.text(program[name].tokenName), unit, program.lastWordRange(of: place.node))
      }
      return elsewhere() ?? .general
    case .call: return elsewhere() ?? .general
    default: return elsewhere() ?? .general
    }
  }

  private func fontWeight() -> Reading {
    switch program[place.node] {
    case .implicitMember, .member:
      if let (text, range) = word(place.node), let weight = SwiftUIWords.fontWeights[text] {
        return .value(.number(weight), .none, range)
      }
      return elsewhere() ?? .nothing
    default: return elsewhere() ?? .general
    }
  }

  /// A symbol of the system: `"chevron.left"`, `.chevronLeft`.
  private func icon() -> Reading {
    switch program[place.node] {
    case .string:
      guard let text = program.plainText(of: place.node), !text.isEmpty else { return .nothing }
      let words = text.split(separator: ".").joined(separator: "-")
      return .value(.text(words.tokenName), .icon, program.lastWordRange(of: place.node))
    default: return token(.icon)
    }
  }

  private func haptic() -> Reading {
    switch program[place.node] {
    case .implicitMember, .member, .call:
      if let (text, range) = word(place.node), SwiftUIWords.haptics.contains(text) {
        return .value(.text(text), .haptic, range)
      }
      return elsewhere() ?? .general
    default: return elsewhere() ?? .general
    }
  }

  /// Traits: one, or an array of them.
  private func role() -> Reading {
    switch program[place.node] {
    case .array(let list): return .within(Array(program[list]))
    case .implicitMember, .member:
      if let (text, range) = word(place.node), let role = SwiftUIWords.traits[text] {
        return .value(.text(role), .role, range)
      }
      return .nothing
    default: return elsewhere() ?? .general
    }
  }

  // MARK: Numbers

  private func radius() -> Reading {
    if case .member(let base, let name, _) = program[place.node], let owner = typeWord(base) {
      if isRadiusNamespace(owner) {
        return .value(.text(program[name].tokenName), .radius, program.lastWordRange(of: place.node))
      }
      return length()
    }
    return length()
  }

  private func isRadiusNamespace(_ name: String) -> Bool {
    if let unit = vocabulary.lexicon.unit(ofNamespace: name) { return unit == .radius }
    return !Set(name.camelWords).isDisjoint(with: ["radius", "radii", "corner", "corners", "rounding"])
  }

  private func length() -> Reading {
    switch program[place.node] {
    case .implicitMember(let name), .member(_, let name, _):
      if program[name] == "infinity" {
        return .value(.number(100), .percent, program.lastWordRange(of: place.node))
      }
      return elsewhere() ?? .general
    case .call: return elsewhere(followingFunctions: false) ?? .general
    default: return elsewhere() ?? .general
    }
  }

  /// A text literal; one without any words of its own states nothing.
  private func text() -> Reading {
    switch program[place.node] {
    case .string:
      let pattern = program.pattern(of: place.node) ?? ""
      return pattern.isEmpty || pattern == "{}" ? .nothing : .general
    case .call(let callee, let list):
      let word = program.lastWord(of: callee) ?? ""
      if ["Text", "LocalizedStringKey", "LocalizedStringResource", "String", "NSLocalizedString"].contains(
        word)
      {
        let arguments = program.arguments(list)
        let value = arguments["verbatim"] ?? arguments["localized"] ?? arguments.positional.first
        return value.map { .within([$0]) } ?? .nothing
      }
      return elsewhere() ?? .general
    default: return elsewhere() ?? .general
    }
  }
}
