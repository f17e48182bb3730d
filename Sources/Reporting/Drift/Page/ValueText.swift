import ParityModel

/// A value with its unit; a colour with a swatch of what it is worth in light and dark.
struct ValueText {
  let quantity: Quantity
  let worth: [DriftReport.Worth]
  /// As the platform has it, where that is another name.
  var written: String?
  /// Whether it also says in words what a token is worth.
  var isFull = false

  func write(to writer: inout HTMLWriter) {
    if let swatch { swatch.write(to: &writer) }
    writer.element("span", ["class": "value"], text)
    if isFull, !worth.isEmpty { writer.element("span", ["class": "worth"], worth.words) }
  }

  private var text: String {
    quantity.unit == .rgba ? quantity.description.hexWithoutFullAlpha : written ?? quantity.description
  }

  private var swatch: Swatch? {
    switch quantity.unit {
    case .rgba: Swatch(light: quantity.description, dark: quantity.description)
    case .color: Swatch(worth)
    case .none, .pt, .sp, .em, .px, .percent, .ms, .textStyle, .radius, .shadow, .easing, .string, .role,
      .haptic, .icon, .bool:
      nil
    }
  }
}

/// A colour in light and in dark, side by side.
struct Swatch {
  let light: String
  let dark: String

  /// Nil for what is no colour written out.
  init?(light: String, dark: String) {
    guard light.isHexColor, dark.isHexColor else { return nil }
    (self.light, self.dark) = (light, dark)
  }

  /// A mode that has no value of its own has that of the other.
  init?(_ worth: [DriftReport.Worth]) {
    let colors = worth.filter { $0.quantity.unit == .rgba }
    func color(_ mode: State) -> String? {
      (colors.first { $0.state == mode } ?? colors.first { $0.state.isEmpty } ?? colors.first)?
        .quantity.description
    }
    guard let light = color(.light), let dark = color(.dark) else { return nil }
    self.init(light: light, dark: dark)
  }

  func write(to writer: inout HTMLWriter, large: Bool = false) {
    writer.element(
      "span",
      [
        "class": large ? "swatch large" : "swatch", "aria-hidden": "true",
        "style": "--light:\(light);--dark:\(dark)",
      ]
    ) { writer in
      writer.raw("<i></i><i></i>")
    }
  }
}

extension [DriftReport.Worth] {
  /// `#FFFFFF, dark #1E2126`; `14 pt on 20 pt`; `0 pt, 4 pt, blur 12 pt, #0000001F`
  var words: String {
    if let words = textStyleWords ?? shadowWords { return words }
    if Set(map(\.quantity)).count == 1, let first { return first.quantity.description.hexWithoutFullAlpha }
    return map { worth in
      let words = [
        worth.state == .light ? "" : worth.state.description, worth.field,
        worth.quantity.description.hexWithoutFullAlpha,
      ]
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    }.joined(separator: ", ")
  }

  private func value(_ field: String) -> String? {
    first { $0.field == field }?.quantity.description.hexWithoutFullAlpha
  }

  /// Nil for what is no text style.
  var textStyleWords: String? {
    guard let size = value("fontSize") else { return nil }
    var words = size + (value("lineHeight").map { " on " + $0 } ?? "")
    if let weight = value("fontWeight") { words += ", weight \(weight)" }
    if let spacing = first(where: { $0.field == "letterSpacing" }), spacing.quantity.value != .number(0) {
      words += ", spaced \(spacing.quantity)"
    }
    return words
  }

  /// Nil for what is no shadow of a single layer.
  private var shadowWords: String? {
    guard let blur = value("blur"), Set(map(\.field)).count == count,
      allSatisfy({ ["color", "blur", "offset.x", "offset.y", "spread"].contains($0.field) })
    else { return nil }
    let offset = [value("offset.x") ?? "0 pt", value("offset.y") ?? "0 pt"]
    return
      (offset + ["blur \(blur)"]
      + [value("spread").map { "spread \($0)" }, value("color")].compactMap(\.self))
      .joined(separator: ", ")
  }
}

extension String {
  /// `#RRGGBBAA`: all that may stand in a style of the page.
  var isHexColor: Bool { count == 9 && hasPrefix("#") && dropFirst().allSatisfy(\.isHexDigit) }

  /// An opaque colour in six digits; anything else as it is.
  var hexWithoutFullAlpha: String { isHexColor && uppercased().hasSuffix("FF") ? String(dropLast(2)) : self }
}
