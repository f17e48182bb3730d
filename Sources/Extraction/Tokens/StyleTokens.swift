import Evaluation
import ParityModel
import Program

/// Reads the tokens of style sheets and of the tables of a React Native theme: what their strings say.
struct StyleTokens {
  let module: Module
  let dialect: Dialect
  let properties: CustomProperties

  init(module: Module, dialect: Dialect) {
    self.module = module
    self.dialect = dialect
    properties = CustomProperties(module: module)
  }

  // MARK: Colours

  /// One value of a token, where it is written and when it holds.
  struct Written<Value> {
    var value: Value
    var state: State
    var place: Reference
  }

  /// A colour as text; `var(--name)` is followed to the modes in which it is declared.
  func colors(_ text: String, at place: Reference, state: State = []) -> [Written<RawColor>] {
    var budget = 200
    return colors(text, at: place, state: state, through: [], &budget)
  }

  /// - Parameter path: the properties that lead here: none can stand for itself.
  private func colors(
    _ text: String, at place: Reference, state: State, through path: [String], _ budget: inout Int
  ) -> [Written<RawColor>] {
    if let raw = PlatformColor.css(text) { return [Written(value: raw, state: state, place: place)] }
    guard budget > 0, let name = Self.variable(text), !path.contains(name) else { return [] }
    budget -= 1
    var found: [Written<RawColor>] = []
    for declaration in properties.declarations(of: name) {
      found += colors(
        declaration.value, at: declaration.place, state: state.and(declaration.state),
        through: path + [name], &budget)
    }
    return found
  }

  /// The custom property that a value is and no more.
  private static func variable(_ text: String) -> String? {
    guard text.hasPrefix("var("), text.hasSuffix(")") else { return nil }
    let name = text.dropFirst(4).dropLast().filter { $0 != " " }
    return name.hasPrefix("--") && !name.contains(",") ? name : nil
  }

  // MARK: Lengths

  var lengths: CSSLength {
    CSSLength(rem: dialect.rem) { [properties] in properties.value(of: $0) }
  }

  /// A length or a number; a number without a unit is plain.
  func number(_ text: String, at place: Reference) -> TokenNumber? {
    var lengths = lengths
    guard var number = lengths.read(text) else { return nil }
    number.isPlain = number.unit == .none
    number.literals = [place]
    return number
  }

  // MARK: Shadows

  /// The layers of a shadow, each field at the place of the whole.
  func shadow(_ text: String, at place: Reference) -> [TokenRecord]? {
    var lengths = lengths
    let layers = CSSShadow.layers(
      text, color: { word in colors(word, at: place).count == 1 ? colors(word, at: place)[0].value : nil },
      length: &lengths)
    return layers?.map { layer in
      var layer = layer
      for name in layer.names { layer[name] = layer[name]?.placed(at: place) }
      return layer
    }
  }
}

extension TokenValue {
  /// The same value, written here.
  func placed(at place: Reference) -> TokenValue {
    switch self {
    case .number(var number):
      number.literals = [place]
      return .number(number)
    case .color(let shades):
      return .color(
        shades.map { shade in
          var shade = shade
          shade.literals = [place]
          return shade
        })
    case .text, .flag, .record, .list, .closure, .unknown: return self
    }
  }
}
