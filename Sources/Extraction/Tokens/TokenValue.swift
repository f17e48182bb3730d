import Evaluation
import ParityModel
import Program

/// What the expression of a declared token is worth, with the literals that it is made of.
indirect enum TokenValue {
  case number(TokenNumber)
  /// A colour: one shade, or one a mode.
  case color([Shade])
  case text(String, at: Reference)
  case flag(Bool)
  case record(TokenRecord)
  case list([TokenValue])
  case closure(Reference, TokenScope)
  /// A value that the sources do not tell.
  case unknown(Reference)

  var number: TokenNumber? { if case .number(let number) = self { number } else { nil } }
  var record: TokenRecord? { if case .record(let record) = self { record } else { nil } }

  /// The shades of a colour; a record of channels is one.
  var shades: [Shade]? {
    switch self {
    case .color(let shades): shades
    case .record(let record): record.shade.map { [$0] }
    case .number, .text, .flag, .list, .closure, .unknown: nil
    }
  }
}

/// A number, its unit, and the literals that gave it.
struct TokenNumber {
  var value: Double
  var unit: ParityModel.Unit = .none
  /// Integers divide without a remainder.
  var isInteger = false
  /// A number that counts nothing, such as a line height that is a multiple of the size.
  var isPlain = false
  /// How many digits it has where it is written in hexadecimal: eight hold an opacity.
  var hexDigits: Int?
  var literals: [Reference] = []
}

/// A colour in one mode.
struct Shade {
  /// Each channel from 0 to 1.
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0
  var state: State = []
  var literals: [Reference] = []

  var raw: RawColor {
    RawColor(
      red: RawColor.byte(red * 255), green: RawColor.byte(green * 255), blue: RawColor.byte(blue * 255),
      alpha: RawColor.byte(alpha * 255))
  }
}

extension Shade {
  init(_ color: RawColor, literals: [Reference] = []) {
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
      alpha: Double(color.alpha) / 255, literals: literals)
  }
}

/// A value with fields: of a type of the project, of the platform, or an object.
struct TokenRecord {
  /// Empty for an object.
  var type = ""
  private(set) var names: [String] = []
  private var values: [String: TokenValue] = [:]
  /// The expression that gives a field its value.
  var places: [String: Reference] = [:]

  init(type: String = "") { self.type = type }

  subscript(_ name: String) -> TokenValue? {
    get { values[name] }
    set {
      if values[name] == nil { names.append(name) }
      values[name] = newValue
    }
  }

  /// The first of several names for one thing.
  func first(_ names: String...) -> TokenValue? { names.lazy.compactMap { self.values[$0] }.first }

  /// The record as a colour, where its fields are channels.
  var shade: Shade? {
    guard let red = first("red", "r")?.number, let green = first("green", "g")?.number,
      let blue = first("blue", "b")?.number
    else { return nil }
    let alpha = first("alpha", "opacity", "a")?.number
    let scale = max(red.value, green.value, blue.value) > 1 ? 255.0 : 1
    return Shade(
      red: red.value / scale, green: green.value / scale, blue: blue.value / scale, alpha: alpha?.value ?? 1,
      literals: red.literals + green.literals + blue.literals + (alpha?.literals ?? []))
  }
}

/// What the names around an expression stand for.
struct TokenScope {
  var names: [String: TokenValue] = [:]
  /// The instance whose member is read.
  var instance: TokenRecord?
  /// Any name that is declared with the type of this record stands for it.
  var typed: TokenRecord?
}
