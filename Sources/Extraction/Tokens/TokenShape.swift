import ParityModel

/// What a record is a token of, told by the names of its fields.
enum TokenShape {
  case textStyle, shadow

  init?(_ record: TokenRecord) {
    if record.first(TokenField.fontSizes) != nil,
      record.first(TokenField.lineHeights + TokenField.letterSpacings + TokenField.weights + ["fontFamily"])
        != nil || record.first(["fontSize"]) != nil
    {
      self = .textStyle
    } else if record.first(TokenField.blurs + ["radius"]) != nil,
      record.first(TokenField.colors + TokenField.opacities) != nil
        || record.first(TokenField.xs + TokenField.ys + ["offset", "shadowOffset"]) != nil
    {
      self = .shadow
    } else {
      return nil
    }
  }
}

/// The names that sources give the fields of text styles and shadows.
enum TokenField {
  static let fontSizes = ["fontSize", "size"]
  static let lineHeights = ["lineHeight", "leading"]
  static let letterSpacings = ["letterSpacing", "tracking", "kerning"]
  static let weights = ["fontWeight", "weight"]
  static let colors = ["color", "colour", "shadowColor"]
  static let opacities = ["opacity", "alpha", "shadowOpacity"]
  static let xs = ["x", "offsetX", "dx", "width"]
  static let ys = ["y", "offsetY", "dy", "height"]
  static let blurs = ["blur", "blurRadius", "shadowRadius"]
  static let spreads = ["spread", "spreadRadius", "spreadDistance"]
}

extension TokenRecord {
  func first(_ names: [String]) -> TokenValue? { names.lazy.compactMap { self[$0] }.first }

  /// The fields of a text style under the names of the vocabulary.
  var textStyleFields: [(name: String, value: TokenValue)] {
    [
      ("fontSize", first(TokenField.fontSizes)), ("lineHeight", first(TokenField.lineHeights)),
      ("letterSpacing", first(TokenField.letterSpacings)), ("fontWeight", first(TokenField.weights)),
    ].compactMap { name, value in value.map { (name, $0) } }
  }

  /// The fields of a shadow under the names of the vocabulary.
  ///
  /// A `radius` whose drawing is not among the sources stays one: whether it is a blur or half of one
  /// is not told.
  var shadowFields: [(name: String, value: TokenValue)] {
    let offset = first(["offset", "shadowOffset"])?.record
    let color = first(TokenField.colors)
    let opacity = first(TokenField.opacities)
    return [
      ("color", color.map { $0.under(opacity) } ?? opacity),
      ("offset.x", first(TokenField.xs) ?? offset?.first(TokenField.xs)),
      ("offset.y", first(TokenField.ys) ?? offset?.first(TokenField.ys)),
      ("blur", first(TokenField.blurs)), ("radius", first(TokenField.blurs) == nil ? self["radius"] : nil),
      ("spread", first(TokenField.spreads)),
    ].compactMap { name, value in value.map { (color == nil && name == "color" ? "opacity" : name, $0) } }
  }
}

extension TokenValue {
  /// A colour under a further opacity.
  func under(_ opacity: TokenValue?) -> TokenValue {
    guard let alpha = opacity?.number, let shades else { return self }
    return .color(
      shades.map { shade in
        var shade = shade
        shade.alpha *= alpha.value
        shade.literals += alpha.literals
        return shade
      })
  }
}
