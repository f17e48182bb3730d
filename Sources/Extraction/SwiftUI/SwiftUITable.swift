import ParityModel

/// Which argument of which modifier or view states which property.
struct SwiftUIRule: Sendable {
  enum Argument: Hashable, Sendable {
    case label(String)
    /// Among the arguments without a label.
    case position(Int)
  }

  let argument: Argument
  let properties: [Property]
  /// How to read it, where that differs from what the property usually takes.
  let kind: ValueKind?

  init(_ label: String, _ properties: Property..., as kind: ValueKind? = nil) {
    argument = .label(label)
    self.properties = properties
    self.kind = kind
  }

  init(_ position: Int, _ properties: Property..., as kind: ValueKind? = nil) {
    argument = .position(position)
    self.properties = properties
    self.kind = kind
  }
}

enum SwiftUITable {
  /// Modifiers, by name. A rule whose argument is not written states nothing.
  static let modifiers: [String: [SwiftUIRule]] = [
    "frame": [
      SwiftUIRule("width", .width), SwiftUIRule("height", .height), SwiftUIRule("minWidth", .minWidth),
      SwiftUIRule("minHeight", .minHeight), SwiftUIRule("maxWidth", .maxWidth),
      SwiftUIRule("maxHeight", .maxHeight),
    ],
    "offset": [SwiftUIRule("x", .offsetX), SwiftUIRule("y", .offsetY)],
    "opacity": [SwiftUIRule(0, .opacity)],
    "scaleEffect": [SwiftUIRule(0, .scale), SwiftUIRule("x", .scale), SwiftUIRule("y", .scale)],
    "zIndex": [SwiftUIRule(0, .zIndex)],
    "cornerRadius": [SwiftUIRule(0, .cornerRadius)],
    "foregroundStyle": [
      SwiftUIRule(0, .foreground), SwiftUIRule(1, .foreground), SwiftUIRule(2, .foreground),
    ],
    "foregroundColor": [SwiftUIRule(0, .foreground)],
    "background": [SwiftUIRule(0, .background)],
    "backgroundStyle": [SwiftUIRule(0, .background)],
    "presentationBackground": [SwiftUIRule(0, .background)],
    "listRowBackground": [SwiftUIRule(0, .background)],
    "fill": [SwiftUIRule(0, .background)],
    "tint": [SwiftUIRule(0, .tint)],
    "accentColor": [SwiftUIRule(0, .tint)],
    "stroke": [SwiftUIRule(0, .borderColor), SwiftUIRule("lineWidth", .borderWidth)],
    "strokeBorder": [SwiftUIRule(0, .borderColor), SwiftUIRule("lineWidth", .borderWidth)],
    "border": [SwiftUIRule(0, .borderColor), SwiftUIRule("width", .borderWidth)],
    "shadow": [SwiftUIRule(0, .shadow)],
    "font": [SwiftUIRule(0, .textStyle)],
    "tracking": [SwiftUIRule(0, .textStyle)],
    "kerning": [SwiftUIRule(0, .textStyle)],
    "fontWeight": [SwiftUIRule(0, .fontWeight)],
    "weight": [SwiftUIRule(0, .fontWeight)],
    "lineLimit": [SwiftUIRule(0, .lineLimit)],
    "accessibilityLabel": [SwiftUIRule(0, .label)],
    "accessibilityAddTraits": [SwiftUIRule(0, .role)],
    "accessibility": [SwiftUIRule("label", .label), SwiftUIRule("addTraits", .role)],
    "sensoryFeedback": [SwiftUIRule(0, .haptic)],
    "notificationOccurred": [SwiftUIRule(0, .haptic)],
    "navigationTitle": [SwiftUIRule(0, .text)],
    "navigationSubtitle": [SwiftUIRule(0, .text)],
    "alert": [SwiftUIRule(0, .text)],
    "confirmationDialog": [SwiftUIRule(0, .text)],
    "listRowSpacing": [SwiftUIRule(0, .gap)],
    "listSectionSpacing": [SwiftUIRule(0, .gap)],
    "onLongPressGesture": [
      SwiftUIRule("minimumDuration", .threshold, as: .duration), SwiftUIRule("maximumDistance", .threshold),
    ],
    "sleep": [SwiftUIRule("for", .delay), SwiftUIRule("until", .delay)],
    "asyncAfter": [SwiftUIRule("deadline", .delay)],
    "debounce": [SwiftUIRule("for", .delay)],
    "throttle": [SwiftUIRule("for", .delay)],
    "publish": [SwiftUIRule("every", .delay)],
    "scheduledTimer": [SwiftUIRule("withTimeInterval", .delay), SwiftUIRule("timeInterval", .delay)],
    "rect": corners,
  ]

  /// Views, shapes, gestures and other types, by the name of the initializer.
  static let types: [String: [SwiftUIRule]] = [
    "VStack": [SwiftUIRule("spacing", .gap)],
    "HStack": [SwiftUIRule("spacing", .gap)],
    "LazyVStack": [SwiftUIRule("spacing", .gap)],
    "LazyHStack": [SwiftUIRule("spacing", .gap)],
    "VStackLayout": [SwiftUIRule("spacing", .gap)],
    "HStackLayout": [SwiftUIRule("spacing", .gap)],
    "LazyVGrid": [SwiftUIRule("spacing", .gap)],
    "LazyHGrid": [SwiftUIRule("spacing", .gap)],
    "GridItem": [SwiftUIRule("spacing", .gap)],
    "Grid": [SwiftUIRule("horizontalSpacing", .gap), SwiftUIRule("verticalSpacing", .gap)],
    "RoundedRectangle": [SwiftUIRule("cornerRadius", .cornerRadius)],
    "UnevenRoundedRectangle": corners,
    "RectangleCornerRadii": corners,
    "StrokeStyle": [SwiftUIRule("lineWidth", .borderWidth)],
    "Text": [SwiftUIRule(0, .text), SwiftUIRule("verbatim", .text)],
    "Label": [SwiftUIRule(0, .text), SwiftUIRule("systemImage", .icon)],
    "Button": [SwiftUIRule(0, .text), SwiftUIRule("systemImage", .icon)],
    "Image": [SwiftUIRule("systemName", .icon), SwiftUIRule("systemSymbol", .icon)],
    "Toggle": [SwiftUIRule(0, .text), SwiftUIRule("systemImage", .icon)],
    "Menu": [SwiftUIRule(0, .text), SwiftUIRule("systemImage", .icon)],
    "Picker": [SwiftUIRule(0, .text), SwiftUIRule("systemImage", .icon)],
    "Link": [SwiftUIRule(0, .text)],
    "NavigationLink": [SwiftUIRule(0, .text)],
    "Section": [SwiftUIRule(0, .text)],
    "TextField": [SwiftUIRule(0, .text)],
    "SecureField": [SwiftUIRule(0, .text)],
    "DisclosureGroup": [SwiftUIRule(0, .text)],
    "LabeledContent": [SwiftUIRule(0, .text)],
    "ProgressView": [SwiftUIRule(0, .text)],
    "ContentUnavailableView": [SwiftUIRule(0, .text), SwiftUIRule("systemImage", .icon)],
    "DragGesture": [SwiftUIRule("minimumDistance", .threshold)],
    "LongPressGesture": [
      SwiftUIRule("minimumDuration", .threshold, as: .duration), SwiftUIRule("maximumDistance", .threshold),
    ],
    "MagnifyGesture": [SwiftUIRule("minimumScaleDelta", .threshold, as: .ratio)],
    "MagnificationGesture": [SwiftUIRule("minimumScaleDelta", .threshold, as: .ratio)],
  ]

  private static let corners = [
    "cornerRadius", "topLeadingRadius", "bottomLeadingRadius", "bottomTrailingRadius", "topTrailingRadius",
    "topLeading", "bottomLeading", "bottomTrailing", "topTrailing",
  ].map { SwiftUIRule($0, .cornerRadius) }

  /// Modifiers that take the place of a padding.
  static let paddings: Set<String> = ["padding", "safeAreaPadding", "contentMargins"]

  /// Modifiers whose name alone states something.
  static let words: [String: (property: Property, value: Value, unit: Unit)] = [
    "monospacedDigit": (.tabularNumbers, .boolean(true), .bool),
    "accessibilityAdjustableAction": (.role, .text("adjustable"), .role),
  ]

  /// Every modifier that states something no table of arguments tells.
  static let special: Set<String> = paddings.union(words.keys).union(takesShape).union([
    "bold", "strokeBorder", "stroke", "border", "animation", "delay", "transition", "accessibilityHidden",
    "sleep", "offset", "listRowInsets",
  ])

  /// Types whose name alone states something.
  static let typeWords: [String: (property: Property, value: Value, unit: Unit)] = [
    "Button": (.role, .text("button"), .role),
    "Circle": (.cornerRadius, .text("full"), .radius),
    "Capsule": (.cornerRadius, .text("full"), .radius),
    "UISelectionFeedbackGenerator": (.haptic, .text("selection"), .haptic),
    "UIImpactFeedbackGenerator": (.haptic, .text("impact"), .haptic),
  ]

  /// Shapes that are round at their ends whatever their size.
  static let roundShapes: Set<String> = ["circle", "capsule"]

  /// What takes a shape as its argument.
  static let takesShape: Set<String> = ["clipShape", "contentShape", "background", "overlay", "mask"]

  /// Labels under which an animation enters or leaves, in any call.
  static let phases: [String: SwiftUIPhase] = [
    "enter": .enter, "insertion": .enter, "appear": .enter, "entrance": .enter, "exit": .exit,
    "removal": .exit, "disappear": .exit, "animation": .any,
  ]
}

/// What an animation is for.
enum SwiftUIPhase: Hashable, Sendable {
  case enter, exit, any

  var duration: Property {
    switch self {
    case .enter: .durationEnter
    case .exit: .durationExit
    case .any: .duration
    }
  }
}
