import ParityModel

/// A method of a part that pins something, and what its arguments are.
enum PinMethod {
  /// One value of one property, or of several at once.
  case plain([Property], ValueKind)
  /// The same, and the value may be left out.
  case flag(Property)
  /// Sides first, or all of them.
  case edges(EdgeGroup)
  /// `x:` or `y:`.
  case offset
  /// A transition first, or any other animation.
  case duration
  /// A name first, then a literal.
  case constant
  case parameter

  static let all: [String: PinMethod] = {
    var result: [String: PinMethod] = [
      "size": .plain([.width, .height], .length), "padding": .edges(.padding), "margin": .edges(.margin),
      "inset": .edges(.inset), "hitSlop": .edges(.hitSlop), "offset": .offset, "duration": .duration,
      "tabularNumbers": .flag(.tabularNumbers), "constant": .constant, "parameter": .parameter,
    ]
    for (name, property, kind) in plain { result[name] = .plain([property], kind) }
    return result
  }()

  private static let plain: [(String, Property, ValueKind)] = [
    ("width", .width, .length), ("height", .height, .length), ("minWidth", .minWidth, .length),
    ("minHeight", .minHeight, .length), ("maxWidth", .maxWidth, .length), ("maxHeight", .maxHeight, .length),
    ("gap", .gap, .length), ("cornerRadius", .cornerRadius, .radius), ("borderWidth", .borderWidth, .length),
    ("zIndex", .zIndex, .number), ("opacity", .opacity, .number), ("scale", .scale, .number),
    ("background", .background, .color), ("foreground", .foreground, .color),
    ("borderColor", .borderColor, .color), ("tint", .tint, .color), ("cursorColor", .cursorColor, .color),
    ("selectionColor", .selectionColor, .color), ("shadow", .shadow, .shadow),
    ("textStyle", .textStyle, .textStyle), ("fontWeight", .fontWeight, .fontWeight),
    ("lineLimit", .lineLimit, .number), ("icon", .icon, .icon), ("iconWeight", .iconWeight, .iconWeight),
    ("delay", .delay, .time), ("easing", .easing, .easing), ("threshold", .threshold, .literal),
    ("label", .label, .words), ("text", .text, .words), ("role", .role, .role), ("haptic", .haptic, .haptic),
  ]

  /// The names of `Property` in `ParitySpec` that stand for one property each.
  static let properties: [String: Property] = {
    var result: [String: Property] = [
      "offsetX": .offsetX, "offsetY": .offsetY, "durationEnter": .durationEnter,
      "durationExit": .durationExit, "duration": .duration, "tabularNumbers": .tabularNumbers,
    ]
    for (name, property, _) in plain { result[name] = property }
    return result
  }()
}
