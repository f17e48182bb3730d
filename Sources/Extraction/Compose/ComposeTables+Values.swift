import ParityModel

/// Values that Compose names: colours, easings, weights.
extension ComposeTables {
  static let colors: [String: String] = [
    "Black": "#000000FF", "White": "#FFFFFFFF", "Red": "#FF0000FF", "Green": "#00FF00FF",
    "Blue": "#0000FFFF", "Yellow": "#FFFF00FF", "Cyan": "#00FFFFFF", "Magenta": "#FF00FFFF",
    "Gray": "#888888FF", "DarkGray": "#444444FF", "LightGray": "#CCCCCCFF",
  ]

  static let easings: [String: String] = [
    "LinearEasing": "linear", "Ease": "cubic-bezier(0.25, 0.1, 0.25, 1)", "EaseIn": "easeIn",
    "EaseOut": "easeOut", "EaseInOut": "easeInOut",
    "FastOutSlowInEasing": "cubic-bezier(0.4, 0, 0.2, 1)",
    "LinearOutSlowInEasing": "cubic-bezier(0, 0, 0.2, 1)",
    "FastOutLinearInEasing": "cubic-bezier(0.4, 0, 1, 1)",
  ]

  static let fontWeights: [String: Double] = [
    "Thin": 100, "ExtraLight": 200, "Light": 300, "Normal": 400, "Medium": 500, "SemiBold": 600, "Bold": 700,
    "ExtraBold": 800, "Black": 900, "W100": 100, "W200": 200, "W300": 300, "W400": 400, "W500": 500,
    "W600": 600, "W700": 700, "W800": 800, "W900": 900,
  ]

  /// What the last word of a holder of tokens says about the tokens in it.
  static let namespaces: [String: Unit] = [
    "colors": .color, "Colors": .color, "colorScheme": .color, "ColorScheme": .color, "palette": .color,
    "Palette": .color, "typography": .textStyle, "Typography": .textStyle, "textStyles": .textStyle,
    "TextStyles": .textStyle, "radius": .radius, "Radius": .radius, "radii": .radius, "Radii": .radius,
    "CornerRadius": .radius, "shapes": .radius, "Shapes": .radius, "shadows": .shadow, "Shadows": .shadow,
  ]

  /// Functions whose value is what their arguments hold.
  static let transparentCalls: Set<String> = [
    "SolidColor", "RoundedCornerShape", "AbsoluteRoundedCornerShape", "CutCornerShape", "CornerSize",
    "rememberUpdatedState", "verticalGradient", "horizontalGradient", "linearGradient",
    "radialGradient", "listOf", "lerp", "AnnotatedString", "CornerRadius", "ColorFilter",
    "FractionalThreshold", "FixedThreshold",
  ]

  static let styleConstructors: Set<String> = ["TextStyle", "SpanStyle"]

  /// Functions that give the value of the closure behind them.
  static let closureCalls: Set<String> = [
    "remember", "rememberSaveable", "derivedStateOf", "run", "takeOrElse", "ifEmpty", "ifBlank",
    "with", "let", "lazy",
  ]

  /// What a field of a table of variants or sizes gives, by its name.
  static let fields: [String: [Property]] = [
    "height": [.height], "width": [.width], "minHeight": [.minHeight], "minWidth": [.minWidth],
    "spacing": [.gap], "gap": [.gap], "padding": allPadding,
    "horizontalPadding": Edge.horizontal.map { .padding($0) },
    "paddingHorizontal": Edge.horizontal.map { .padding($0) },
    "verticalPadding": Edge.vertical.map { .padding($0) },
    "paddingVertical": Edge.vertical.map { .padding($0) },
    "radius": [.cornerRadius], "cornerRadius": [.cornerRadius], "borderWidth": [.borderWidth],
    "textStyle": [.textStyle], "background": [.background], "backgroundColor": [.background],
    "containerColor": [.background], "foreground": [.foreground], "foregroundColor": [.foreground],
    "contentColor": [.foreground], "borderColor": [.borderColor],
  ]

  /// Labels of `…Defaults.…Colors(…)`, with the state that the label tells.
  static let colorLabels: [String: (property: Property, state: State)] = [
    "containerColor": (.background, []), "contentColor": (.foreground, []),
    "disabledContainerColor": (.background, .disabled), "disabledContentColor": (.foreground, .disabled),
    "focusedContainerColor": (.background, .focused), "focusedTextColor": (.foreground, .focused),
    "selectedContainerColor": (.background, .selected), "selectedTextColor": (.foreground, .selected),
    "disabledTextColor": (.foreground, .disabled), "cursorColor": (.cursorColor, []),
    "focusedBorderColor": (.borderColor, .focused), "disabledBorderColor": (.borderColor, .disabled),
  ]

  /// Types of the platform whose values are no literals.
  static let platformHolders: Set<String> = [
    "Dp", "DpSize", "DpOffset", "Offset", "Size", "Int", "Float", "Double", "Long", "RectangleShape",
    "WindowInsets",
    "ShapeDefaults", "Color", "TextUnit", "IntOffset", "IntSize", "PaddingValues", "MaterialTheme",
  ]

  /// Functions of a transition whose closure gives the value of each of its states.
  static let transitionCalls: Set<String> = [
    "animateFloat", "animateDp", "animateColor", "animateInt", "animateOffset", "animateSize", "animateValue",
  ]
}
