import ParityModel

/// What a key of a style object states.
enum StyleKey: Sendable {
  case states([Property])
  /// A list of transforms, each an object of its own.
  case transform
  /// A list of typographic variants.
  case fontVariant
  /// Understood, and stating nothing of the vocabulary.
  case silent
}

enum StyleKeys {
  /// Every style key of React Native.
  static let table: [String: StyleKey] = {
    var table: [String: StyleKey] = [:]
    for key in silent { table[key] = .silent }
    for (key, property) in plain { table[key] = .states([property]) }
    for (prefix, property) in [
      ("padding", Property.padding), ("margin", Property.margin),
    ] as [(String, @Sendable (Edge) -> Property)] {
      for (suffix, edges) in sides { table[prefix + suffix] = .states(edges.map(property)) }
    }
    for (key, edges) in insets { table[key] = .states(edges.map(Property.inset)) }
    for key in radii { table[key] = .states([.cornerRadius]) }
    for side in ["", "Top", "Bottom", "Left", "Right", "Start", "End", "Block", "BlockStart", "BlockEnd"] {
      table["border" + side + "Width"] = .states([.borderWidth])
      table["border" + side + "Color"] = .states([.borderColor])
    }
    table["transform"] = .transform
    table["fontVariant"] = .fontVariant
    return table
  }()

  private static let plain: [(String, Property)] = [
    ("width", .width), ("height", .height), ("minWidth", .minWidth), ("minHeight", .minHeight),
    ("maxWidth", .maxWidth), ("maxHeight", .maxHeight), ("gap", .gap), ("rowGap", .gap), ("columnGap", .gap),
    ("zIndex", .zIndex), ("opacity", .opacity), ("scale", .scale), ("scaleX", .scale), ("scaleY", .scale),
    ("translateX", .offsetX), ("translateY", .offsetY), ("backgroundColor", .background),
    ("color", .foreground), ("tintColor", .tint), ("fontSize", .textStyle), ("fontWeight", .fontWeight),
    ("boxShadow", .shadow), ("transitionDuration", .duration), ("animationDuration", .duration),
    ("transitionDelay", .delay), ("animationDelay", .delay), ("transitionTimingFunction", .easing),
    ("animationTimingFunction", .easing),
  ]

  private static let sides: [(String, [Edge])] = [
    ("", Edge.allCases), ("Horizontal", Edge.horizontal), ("Vertical", Edge.vertical),
    ("Inline", Edge.horizontal), ("Block", Edge.vertical), ("Top", [.top]), ("Bottom", [.bottom]),
    ("BlockStart", [.top]), ("BlockEnd", [.bottom]), ("Left", [.start]), ("Right", [.end]),
    ("Start", [.start]), ("End", [.end]), ("InlineStart", [.start]), ("InlineEnd", [.end]),
  ]

  private static let insets: [(String, [Edge])] = [
    ("top", [.top]), ("bottom", [.bottom]), ("left", [.start]), ("right", [.end]), ("start", [.start]),
    ("end", [.end]), ("inset", Edge.allCases), ("insetInline", Edge.horizontal),
    ("insetBlock", Edge.vertical), ("insetInlineStart", [.start]), ("insetInlineEnd", [.end]),
    ("insetBlockStart", [.top]), ("insetBlockEnd", [.bottom]),
  ]

  private static let radii = [
    "borderRadius", "borderTopLeftRadius", "borderTopRightRadius", "borderBottomLeftRadius",
    "borderBottomRightRadius", "borderTopStartRadius", "borderTopEndRadius", "borderBottomStartRadius",
    "borderBottomEndRadius", "borderStartStartRadius", "borderStartEndRadius", "borderEndStartRadius",
    "borderEndEndRadius",
  ]

  private static let silent = [
    "alignContent", "alignItems", "alignSelf", "aspectRatio", "backfaceVisibility", "borderStyle",
    "borderCurve", "bottom", "boxSizing", "cursor", "direction", "display", "elevation", "filter", "flex",
    "flexBasis", "flexDirection", "flexGrow", "flexShrink", "flexWrap", "fontFamily", "fontStyle",
    "includeFontPadding", "isolation", "justifyContent", "letterSpacing", "lineHeight", "mixBlendMode",
    "objectFit", "outlineColor", "outlineOffset", "outlineStyle", "outlineWidth", "overflow", "overlayColor",
    "perspective", "pointerEvents", "position", "resizeMode", "rotate", "rotateX", "rotateY", "rotateZ",
    "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "skewX", "skewY", "textAlign",
    "textAlignVertical", "textDecorationColor", "textDecorationLine", "textDecorationStyle",
    "textShadowColor", "textShadowOffset", "textShadowRadius", "textTransform", "transformOrigin",
    "transitionProperty", "userSelect", "verticalAlign", "writingDirection", "animationName",
    "animationIterationCount",
  ]
}
