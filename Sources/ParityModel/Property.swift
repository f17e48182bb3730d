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
  /// Properties of a single spelling, in the order of the vocabulary.
  private static let plain: [(property: Property, spelling: String)] = [
    (.width, "width"), (.height, "height"), (.minWidth, "minWidth"), (.minHeight, "minHeight"),
    (.maxWidth, "maxWidth"), (.maxHeight, "maxHeight"), (.gap, "gap"), (.offsetX, "offset.x"),
    (.offsetY, "offset.y"), (.cornerRadius, "cornerRadius"), (.borderWidth, "borderWidth"),
    (.zIndex, "zIndex"), (.opacity, "opacity"), (.scale, "scale"), (.background, "background"),
    (.foreground, "foreground"), (.borderColor, "borderColor"), (.tint, "tint"),
    (.cursorColor, "cursorColor"), (.selectionColor, "selectionColor"), (.textStyle, "textStyle"),
    (.fontWeight, "fontWeight"), (.lineLimit, "lineLimit"), (.tabularNumbers, "tabularNumbers"),
    (.icon, "icon"), (.iconWeight, "iconWeight"), (.durationEnter, "duration.enter"),
    (.durationExit, "duration.exit"), (.duration, "duration"), (.delay, "delay"), (.easing, "easing"),
    (.shadow, "shadow"), (.threshold, "threshold"), (.label, "label"), (.text, "text"), (.role, "role"),
    (.haptic, "haptic"),
  ]

  private static let spellings = Dictionary(uniqueKeysWithValues: plain.map { ($0.property, $0.spelling) })

  /// Every property but the named ones (`constant:…`, `parameter:…`), in the order of the vocabulary.
  public static let all: [Property] =
    plain.map(\.property)
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
    default: Self.spellings[self] ?? ""
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
