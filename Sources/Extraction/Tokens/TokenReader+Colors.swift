import Evaluation
import ParityModel
import Program

/// Colours as the platforms write them.
extension TokenReader {
  /// `Color(…)` and its kin, where the project has no initialiser of its own for it.
  mutating func color(
    _ type: String, _ arguments: CallArguments, at place: Reference, in scope: TokenScope
  ) -> TokenValue? {
    let program = module.program(place)
    if let red = arguments["red"] ?? kotlinChannel(0, arguments, program) {
      return channels(red, arguments, at: place, in: scope)
    }
    if let white = arguments["white"], let level = value(of: place.at(white), in: scope)?.number {
      return opaque(level, level, level, arguments, at: place, in: scope)
    }
    if let inner = arguments["uiColor"] ?? arguments["nsColor"] ?? arguments["cgColor"]
      ?? arguments["dynamicProvider"]
    {
      return provided(value(of: place.at(inner), in: scope))
    }
    if let trailing = arguments.trailing, arguments.positional.isEmpty {
      return provided(value(of: place.at(trailing), in: scope))
    }
    guard
      let first = arguments["hex"] ?? arguments["argb"] ?? arguments["rgba"] ?? arguments.positional.first,
      let value = value(of: place.at(first), in: scope, expecting: type)
    else { return nil }
    switch value {
    case .number(let number):
      let order: HexColor.Order? =
        program.language == .kotlin || arguments["argb"] != nil
        ? .argb : arguments["rgba"] != nil ? .rgba : nil
      return hex(number, order, arguments, at: place, in: scope)
    case .text(let text, let literal):
      guard arguments["hex"] != nil, let raw = RawColor(css: text.hasPrefix("#") ? text : "#" + text) else {
        return nil
      }
      return .color([Shade(raw, literals: [literal])])
    case .color, .record: return value.shades.map(TokenValue.color)
    case .flag, .list, .closure, .unknown: return nil
    }
  }

  /// What a closure gives back that a dynamic colour asks for its shade.
  private mutating func provided(_ value: TokenValue?) -> TokenValue? {
    guard case .closure(let lambda, let scope)? = value,
      case .lambda(_, let body) = module[lambda]
    else { return value?.shades.map(TokenValue.color) }
    return self.value(of: lambda.at(body), in: scope)?.shades.map(TokenValue.color)
  }

  /// Compose writes channels without labels, three or four of them.
  private func kotlinChannel(_ index: Int, _ arguments: CallArguments, _ program: Program) -> NodeID? {
    program.language == .kotlin && arguments.positional.count >= 3 ? arguments.positional[index] : nil
  }

  private mutating func channels(
    _ red: NodeID, _ arguments: CallArguments, at place: Reference, in scope: TokenScope
  ) -> TokenValue? {
    let program = module.program(place)
    guard let green = arguments["green"] ?? kotlinChannel(1, arguments, program),
      let blue = arguments["blue"] ?? kotlinChannel(2, arguments, program),
      let red = value(of: place.at(red), in: scope)?.number,
      let green = value(of: place.at(green), in: scope)?.number,
      let blue = value(of: place.at(blue), in: scope)?.number
    else { return nil }
    return opaque(red, green, blue, arguments, at: place, in: scope)
  }

  private mutating func opaque(
    _ red: TokenNumber, _ green: TokenNumber, _ blue: TokenNumber, _ arguments: CallArguments,
    at place: Reference, in scope: TokenScope
  ) -> TokenValue? {
    // Whole numbers are bytes in Compose; `Color(red: 1, …)` of SwiftUI takes shares.
    let isBytes = module.program(place).language == .kotlin && red.isInteger
    let scale = isBytes ? 255.0 : 1
    var shade = Shade(
      red: red.value / scale, green: green.value / scale, blue: blue.value / scale,
      literals: red.literals + green.literals + blue.literals)
    guard let alpha = alpha(arguments, at: 3, place, in: scope) else { return .color([shade]) }
    guard let alpha = alpha.number else { return nil }
    shade.alpha = alpha.value / (isBytes && alpha.isInteger ? 255 : 1)
    shade.literals += alpha.literals
    return .color([shade])
  }

  /// The opacity of a colour that is written out; nil where none is.
  private mutating func alpha(
    _ arguments: CallArguments, at position: Int, _ place: Reference, in scope: TokenScope
  ) -> TokenValue? {
    let argument =
      arguments["opacity"] ?? arguments["alpha"] ?? arguments["a"]
      ?? (arguments.positional.indices.contains(position) ? arguments.positional[position] : nil)
    return argument.map { value(of: place.at($0), in: scope) ?? .unknown(place.at($0)) }
  }

  /// A colour that one number holds, with the opacity that may follow it.
  private mutating func hex(
    _ number: TokenNumber, _ order: HexColor.Order?, _ arguments: CallArguments, at place: Reference,
    in scope: TokenScope
  ) -> TokenValue? {
    guard var shade = HexColor.shade(number, order) else { return nil }
    guard let alpha = alpha(arguments, at: arguments.positional.isEmpty ? 0 : 1, place, in: scope) else {
      return .color([shade])
    }
    guard let alpha = alpha.number else { return nil }
    shade.alpha *= alpha.value
    shade.literals += alpha.literals
    return .color([shade])
  }

  /// `.opacity(0.5)` of SwiftUI multiplies; `.copy(alpha = 0.5f)` and UIKit replace it.
  mutating func faded(
    _ shades: [Shade], _ name: String, _ arguments: CallArguments, at place: Reference, in scope: TokenScope
  ) -> TokenValue? {
    let argument: NodeID?
    switch name {
    case "opacity", "withAlphaComponent": argument = arguments.positional.first
    case "copy": argument = arguments.value("alpha", or: 0)
    default: return nil
    }
    guard let argument, let alpha = value(of: place.at(argument), in: scope)?.number else { return nil }
    return .color(
      shades.map { shade in
        var shade = shade
        shade.alpha = name == "opacity" ? shade.alpha * alpha.value : alpha.value
        shade.literals += alpha.literals
        return shade
      })
  }

  /// `…(light: …, dark: …)`: a colour a mode, whatever makes it.
  mutating func modes(_ arguments: CallArguments, at place: Reference, in scope: TokenScope) -> TokenValue? {
    guard let light = arguments["light"] ?? arguments["any"], let dark = arguments["dark"] else { return nil }
    let sides = [(light, State.light), (dark, .dark)].map { node, state -> [Shade] in
      var shades = self.written(place.at(node), in: scope) ?? []
      for index in shades.indices { shades[index].state = state }
      return shades
    }
    if sides.allSatisfy(\.isEmpty) { return nil }
    if let index = sides.firstIndex(where: \.isEmpty) { return .unknown(place.at(index == 0 ? light : dark)) }
    return .color(sides.flatMap { $0 })
  }

  /// A colour, or a number that is one, alone or with an opacity: `.init(0xFFFFFF, 0.5)`.
  private mutating func written(_ place: Reference, in scope: TokenScope) -> [Shade]? {
    let value = value(of: place, in: scope, expecting: "Color")
    if let shades = value?.shades { return shades }
    if let number = value?.number { return HexColor.shade(number, nil).map { [$0] } }
    let program = module.program(place)
    guard case .call(_, let list) = program[place.node] else { return nil }
    let arguments = program.arguments(list)
    guard let first = arguments["hex"] ?? arguments.positional.first,
      let number = self.value(of: place.at(first), in: scope)?.number
    else { return nil }
    return hex(number, nil, arguments, at: place, in: scope)?.shades
  }
}

/// A colour that one number holds.
enum HexColor {
  /// Where the opacity of eight digits stands.
  enum Order { case argb, rgba }

  /// Six digits are red, green and blue. Eight hold an opacity as well, and where it stands has to be known.
  static func shade(_ number: TokenNumber, _ order: Order?) -> Shade? {
    guard let bits = UInt32(exactly: number.value) else { return nil }
    func byte(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
    let literals = number.literals
    if let order, order == .rgba || (number.hexDigits ?? 8) > 6 {
      return order == .argb
        ? Shade(red: byte(16), green: byte(8), blue: byte(0), alpha: byte(24), literals: literals)
        : Shade(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0), literals: literals)
    }
    guard let digits = number.hexDigits, digits <= 6 else { return nil }
    // Compose takes the missing opacity of `Color(0x112233)` for none at all.
    return Shade(
      red: byte(16), green: byte(8), blue: byte(0), alpha: order == .argb ? 0 : 1, literals: literals)
  }
}
