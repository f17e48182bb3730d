import ParitySpec

extension Color {
  static let accent: Color = "accent"
  static let control: Color = "control"
  static let controlDisabled: Color = "controlDisabled"
  static let controlPressed: Color = "controlPressed"
  static let itemPressed: Color = "itemPressed"
  static let label: Color = "label"
  static let labelQuaternary: Color = "labelQuaternary"
  static let labelSecondary: Color = "labelSecondary"
  static let link: Color = "link"
  static let media: Color = "media"
  static let onMedia: Color = "onMedia"
  static let scrim: Color = "scrim"
  static let separator: Color = "separator"
  static let surface: Color = "surface"
  static let surfaceRaised: Color = "surfaceRaised"
  static let surfaceTertiary: Color = "surfaceTertiary"
}

extension Icon {
  static let caretLeft: Icon = "caretLeft"
  static let minus: Icon = "minus"
  static let plus: Icon = "plus"
  static let x: Icon = "x"
}
