/// What a fact is about: the closed list of terms in which facts are printed and specs are written.
public enum Property: Hashable, Sendable {
  /// A declared constant, its name in lower camel.
  case constant(String)
  /// The default value of a public parameter or prop.
  case parameter(String)

  case width, height, minWidth, minHeight, maxWidth, maxHeight
  case padding(Edge)
  case margin(Edge)
  case inset(Edge)
  case hitSlop(Edge)
  case gap, offsetX, offsetY
  case cornerRadius, borderWidth, zIndex, opacity, scale

  case background, foreground, borderColor, tint, cursorColor, selectionColor

  case textStyle, fontWeight, lineLimit, tabularNumbers
  case icon, iconWeight

  case durationEnter, durationExit, duration, delay, easing
  case shadow
  /// A number that a gesture, a clamp or a visibility test compares with.
  case threshold
  /// The accessibility label.
  case label
  /// The visible text.
  case text
  case role, haptic
}

/// A side in reading direction; left and right are written start and end.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  case top, bottom, start, end

  public static let horizontal: [Edge] = [.start, .end]
  public static let vertical: [Edge] = [.top, .bottom]
}

extension Property {
  /// Properties without a name and without an edge, in the order of the vocabulary.
  private static let plain: [Property] = [
    .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .gap, .offsetX, .offsetY, .cornerRadius,
    .borderWidth, .zIndex, .opacity, .scale, .background, .foreground, .borderColor, .tint, .cursorColor,
    .selectionColor, .textStyle, .fontWeight, .lineLimit, .tabularNumbers, .icon, .iconWeight, .durationEnter,
    .durationExit, .duration, .delay, .easing, .shadow, .threshold, .label, .text, .role, .haptic,
  ]

  /// Every property but the named ones (`constant:…`, `parameter:…`), in the order of the vocabulary.
  public static let all: [Property] =
    plain
    + Edge.allCases.flatMap { [.padding($0), .margin($0), .inset($0), .hitSlop($0)] }

  /// The property of a spelling such as `padding.top` or `constant:maxScale`.
  public init?(spelling: String) {
    if let name = spelling.suffix(behind: "constant:") {
      self = .constant(name)
    } else if let name = spelling.suffix(behind: "parameter:") {
      self = .parameter(name)
    } else if let match = Self.all.first(where: { $0.spelling == spelling }) {
      self = match
    } else {
      return nil
    }
  }

  /// The term as it is printed.
  public var spelling: String {
    switch self {
    case .constant(let name): "constant:" + name
    case .parameter(let name): "parameter:" + name
    case .padding(let edge): "padding." + edge.rawValue
    case .margin(let edge): "margin." + edge.rawValue
    case .inset(let edge): "inset." + edge.rawValue
    case .hitSlop(let edge): "hitSlop." + edge.rawValue
    case .width: "width"
    case .height: "height"
    case .minWidth: "minWidth"
    case .minHeight: "minHeight"
    case .maxWidth: "maxWidth"
    case .maxHeight: "maxHeight"
    case .gap: "gap"
    case .offsetX: "offset.x"
    case .offsetY: "offset.y"
    case .cornerRadius: "cornerRadius"
    case .borderWidth: "borderWidth"
    case .zIndex: "zIndex"
    case .opacity: "opacity"
    case .scale: "scale"
    case .background: "background"
    case .foreground: "foreground"
    case .borderColor: "borderColor"
    case .tint: "tint"
    case .cursorColor: "cursorColor"
    case .selectionColor: "selectionColor"
    case .textStyle: "textStyle"
    case .fontWeight: "fontWeight"
    case .lineLimit: "lineLimit"
    case .tabularNumbers: "tabularNumbers"
    case .icon: "icon"
    case .iconWeight: "iconWeight"
    case .durationEnter: "duration.enter"
    case .durationExit: "duration.exit"
    case .duration: "duration"
    case .delay: "delay"
    case .easing: "easing"
    case .shadow: "shadow"
    case .threshold: "threshold"
    case .label: "label"
    case .text: "text"
    case .role: "role"
    case .haptic: "haptic"
    }
  }
}

extension Property: CustomStringConvertible {
  public var description: String { spelling }
}

extension String {
  fileprivate func suffix(behind prefix: String) -> String? {
    hasPrefix(prefix) && count > prefix.count ? String(dropFirst(prefix.count)) : nil
  }
}
