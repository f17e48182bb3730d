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
    if kind != .any, let values = assigned() { return values }
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

  /// Whether the expression, converted or not, is multiplied or divided by something.
  private var isFactor: Bool {
    for ancestor in module.file(place).ancestors(of: place.node) {
      switch program[ancestor] {
      case .binary(.multiply, _, _), .binary(.divide, _, _): return true
      case .argument, .unary: continue
      case .call(let callee, _):
        guard let word = program.lastWord(of: callee), Self.conversions.contains(word) else { return false }
      default: return false
      }
    }
    return false
  }

  private static let conversions: Set<String> = ["CGFloat", "Double", "Float", "Int", "abs"]

  /// Whether the expression is one side of a sum.
  private var isTerm: Bool {
    guard let parent = program.parent(of: place.node), case .binary = program[parent] else { return false }
    return true
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
    guard let last = words?.last, last.startsUppercase else { return nil }
    return last
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
    case .call: return elsewhere(followingFunctions: !isTerm) ?? .general
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
