import ParityModel

/// What a property takes: it decides how the parts of an expression are read.
public enum ValueKind: Hashable, Sendable {
  case length
  /// A plain number: opacity, scale, weight, count.
  case ratio
  /// A duration whose plain numbers count seconds (Swift) or milliseconds (everything else).
  case duration
  case color, textStyle, shadow, easing
  /// A length or a radius token.
  case radius
  case text, role, haptic, icon, iconWeight, fontWeight, boolean
  /// Whatever the expression states: constants and parameter defaults.
  case any
}

extension Property {
  /// The kind of value that the property takes.
  public var kind: ValueKind {
    switch self {
    case .constant, .parameter: .any
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .padding, .margin, .inset, .hitSlop,
      .gap, .offsetX, .offsetY, .borderWidth, .threshold:
      .length
    case .cornerRadius: .radius
    case .zIndex, .opacity, .scale, .lineLimit: .ratio
    case .background, .foreground, .borderColor, .tint, .cursorColor, .selectionColor: .color
    case .textStyle: .textStyle
    case .fontWeight: .fontWeight
    case .tabularNumbers: .boolean
    case .icon: .icon
    case .iconWeight: .iconWeight
    case .durationEnter, .durationExit, .duration, .delay: .duration
    case .easing: .easing
    case .shadow: .shadow
    case .label, .text: .text
    case .role: .role
    case .haptic: .haptic
    }
  }
}
