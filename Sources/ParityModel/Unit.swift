/// What a fact's value counts or names. Part of the value: facts of different units never agree.
public enum Unit: String, Hashable, Sendable, CaseIterable {
  /// A plain number: scale, opacity, ratio, weight, count.
  case none = ""
  /// A length independent of the screen: points, dp, CSS px.
  case pt
  /// A length that scales with the reader's text size.
  case sp
  /// A length relative to the font size.
  case em
  /// A length in pixels of the device.
  case px
  case percent = "%"
  /// Milliseconds.
  case ms
  case color
  /// A colour written out, `#RRGGBBAA`.
  case rgba
  case textStyle
  case radius
  case shadow
  case easing
  case string
  case role
  case haptic
  case icon
  case bool
}
