import Evaluation
import ParityModel
import Program

extension SwiftUIReading {
  /// A colour token with or without an opacity, or a colour written out.
  func color() -> Reading {
    switch program[place.node] {
    case .implicitMember(let name): return colorToken(program[name])
    case .member(let base, let name, _):
      if isColorNamespace(base) { return colorToken(program[name]) }
      if SwiftUIWords.neutralOnColor.contains(program[name]) { return .within([base]) }
      return elsewhere() ?? .general
    case .call(let callee, let list): return colorCall(callee, program.arguments(list))
    default: return elsewhere() ?? .general
    }
  }

  private func colorToken(_ name: String) -> Reading {
    // The framework's word for no colour, which the other platforms call transparent.
    let token = name == "clear" ? "transparent" : name.tokenName
    return .value(.text(token), .color, program.lastWordRange(of: place.node))
  }

  /// `Color`, a type or a property that holds colours.
  private func isColorNamespace(_ base: NodeID) -> Bool {
    guard let words = program.words(of: base), let last = words.last else { return false }
    if vocabulary.lexicon.unit(ofNamespace: last) == .color { return true }
    if words.count > 1, ["colors", "color", "palette"].contains(last) { return true }
    return last.startsUppercase
  }

  private func colorCall(_ callee: NodeID, _ arguments: CallArguments) -> Reading {
    switch program[callee] {
    case .name(let name):
      switch program[name] {
      case "Color", "UIColor", "NSColor": return writtenColor(arguments)
      case "AnyShapeStyle": return arguments.positional.first.map { .within([$0]) } ?? .nothing
      default: return .general
      }
    case .member(let base, let name, _):
      let word = program[name]
      if word == "opacity", let alpha = arguments.positional.first {
        return .faded(color: base, opacity: alpha)
      }
      if SwiftUIWords.neutralOnColor.contains(word) { return .within([base]) }
      if word == "init", typeWord(base) == "Color" { return writtenColor(arguments) }
      return elsewhere() ?? .general
    case .implicitMember(let name) where program[name] == "init": return writtenColor(arguments)
    default: return .general
    }
  }

  /// `Color("name")`, `Color(red:green:blue:opacity:)`, `Color(white:)`, `Color(uiColor: .label)`.
  private func writtenColor(_ arguments: CallArguments) -> Reading {
    let folder = ConstantFolder(program)
    func number(_ label: String) -> Double? { arguments[label].flatMap { folder.number($0)?.value } }
    let range = program.range(place.node)
    let alpha = number("opacity") ?? number("alpha") ?? 1
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return .value(.text(raw(red, green, blue, alpha)), .rgba, range)
    }
    if let white = number("white") { return .value(.text(raw(white, white, white, alpha)), .rgba, range) }
    if let inner = arguments["uiColor"] ?? arguments["nsColor"] ?? arguments["cgColor"] {
      return .within([inner])
    }
    if let hex = arguments["hex"] ?? arguments.positional.first {
      if let text = program.plainText(of: hex) {
        if let raw = RawColor(css: text.hasPrefix("#") ? text : "#" + text), arguments["hex"] != nil {
          return .value(.text(raw.text), .rgba, range)
        }
        return .value(.text(text.tokenName), .color, program.lastWordRange(of: hex))
      }
      if let number = folder.number(hex)?.value, let raw = RawColor(hex: number, alpha: alpha) {
        return .value(.text(raw.text), .rgba, range)
      }
      return .within([hex])
    }
    return .nothing
  }

  private func raw(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> String {
    func byte(_ share: Double) -> UInt8 {
      share.isFinite ? UInt8(min(255, max(0, (share * 255).rounded()))) : 0
    }
    return RawColor(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha)).text
  }
}

extension RawColor {
  /// `0xRRGGBB` as a number.
  fileprivate init?(hex number: Double, alpha: Double) {
    guard number >= 0, number <= 0xFFFFFF, number == number.rounded() else { return nil }
    let bits = UInt32(number)
    self = RawColor(
      red: UInt8(bits >> 16 & 0xFF), green: UInt8(bits >> 8 & 0xFF), blue: UInt8(bits & 0xFF)
    ).with(alpha: alpha)
  }
}
