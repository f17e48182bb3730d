import ParityModel

/// What Compose's own modifiers, components and functions take, and which property each argument states.
enum ComposeTables {
  /// One parameter: its label, and the properties that its argument states.
  struct Parameter: Sendable {
    let label: String
    let properties: [Property]
    let kind: ValueKind?

    init(_ label: String, _ properties: Property..., as kind: ValueKind? = nil) {
      self.label = label
      self.properties = properties
      self.kind = kind
    }

    init(_ label: String, all properties: [Property]) {
      self.label = label
      self.properties = properties
      kind = nil
    }
  }

  /// The parameters of one overload, in order.
  typealias Overload = [Parameter]

  static let allPadding = Edge.allCases.map { Property.padding($0) }

  static let padding: [Overload] = [
    [Parameter("all", all: allPadding)],
    [
      Parameter("horizontal", .padding(.start), .padding(.end)),
      Parameter("vertical", .padding(.top), .padding(.bottom)),
    ],
    [
      Parameter("start", .padding(.start)), Parameter("top", .padding(.top)),
      Parameter("end", .padding(.end)), Parameter("bottom", .padding(.bottom)),
    ],
    [
      Parameter("left", .padding(.start)), Parameter("top", .padding(.top)),
      Parameter("right", .padding(.end)), Parameter("bottom", .padding(.bottom)),
    ],
    [Parameter("paddingValues", all: allPadding)],
  ]

  private static let size: [Overload] = [
    [Parameter("size", .width, .height)], [Parameter("width", .width), Parameter("height", .height)],
  ]
  private static let width: [Overload] = [[Parameter("width", .width)]]
  private static let height: [Overload] = [[Parameter("height", .height)]]
  private static let widthIn: [Overload] = [[Parameter("min", .minWidth), Parameter("max", .maxWidth)]]
  private static let heightIn: [Overload] = [[Parameter("min", .minHeight), Parameter("max", .maxHeight)]]
  private static let sizeIn: [Overload] = [
    [
      Parameter("minWidth", .minWidth), Parameter("minHeight", .minHeight),
      Parameter("maxWidth", .maxWidth), Parameter("maxHeight", .maxHeight),
    ]
  ]
  private static let offset: [Overload] = [[Parameter("x", .offsetX), Parameter("y", .offsetY)]]
  private static let layer: Overload = [
    Parameter("scaleX", .scale), Parameter("scaleY", .scale), Parameter("alpha", .opacity),
    Parameter("translationX", .offsetX), Parameter("translationY", .offsetY),
    Parameter("shadowElevation", .shadow), Parameter("rotationX"), Parameter("rotationY"),
    Parameter("rotationZ"), Parameter("cameraDistance"), Parameter("transformOrigin"),
    Parameter("shape", .cornerRadius), Parameter("clip"),
  ]
  private static let pressable: [Overload] = [
    [Parameter("role", .role), Parameter("onClickLabel", .label), Parameter("onLongClickLabel", .label)]
  ]

  static let modifiers: [String: [Overload]] = [
    "padding": padding, "absolutePadding": padding,
    "size": size, "requiredSize": size, "width": width, "requiredWidth": width, "height": height,
    "requiredHeight": height, "widthIn": widthIn, "requiredWidthIn": widthIn, "heightIn": heightIn,
    "requiredHeightIn": heightIn, "sizeIn": sizeIn, "requiredSizeIn": sizeIn, "defaultMinSize": sizeIn,
    "offset": offset, "absoluteOffset": offset,
    "background": [
      [Parameter("color", .background), Parameter("shape", .cornerRadius), Parameter("alpha", .opacity)],
      [Parameter("brush", .background), Parameter("shape", .cornerRadius), Parameter("alpha", .opacity)],
    ],
    "clip": [[Parameter("shape", .cornerRadius)]],
    "border": [
      [Parameter("border")],
      [
        Parameter("width", .borderWidth), Parameter("color", .borderColor), Parameter("shape", .cornerRadius),
      ],
      [
        Parameter("width", .borderWidth), Parameter("brush", .borderColor), Parameter("shape", .cornerRadius),
      ],
      [Parameter("border"), Parameter("shape", .cornerRadius)],
    ],
    "alpha": [[Parameter("alpha", .opacity)]],
    "scale": [[Parameter("scale", .scale)], [Parameter("scaleX", .scale), Parameter("scaleY", .scale)]],
    "zIndex": [[Parameter("zIndex", .zIndex)]],
    "shadow": [
      [Parameter("elevation", .shadow), Parameter("shape", .cornerRadius)],
      [Parameter("shadow", .shadow), Parameter("shape", .cornerRadius)],
    ],
    "dropShadow": [[Parameter("shape", .cornerRadius), Parameter("shadow", .shadow)]],
    "innerShadow": [[Parameter("shape", .cornerRadius), Parameter("shadow", .shadow)]],
    "graphicsLayer": [layer],
    "clickable": pressable, "combinedClickable": pressable, "toggleable": pressable,
    "selectable": pressable, "triStateToggleable": pressable,
  ]

  /// Modifiers that fill a share of what there is: all of it where no fraction is given.
  static let filling: [String: [Property]] = [
    "fillMaxWidth": [.width], "fillMaxHeight": [.height], "fillMaxSize": [.width, .height],
    "fillParentMaxWidth": [.width], "fillParentMaxHeight": [.height],
    "fillParentMaxSize": [.width, .height],
  ]

  /// Fields that `graphicsLayer { … }` assigns.
  static let layerFields: [String: Property] = [
    "alpha": .opacity, "scaleX": .scale, "scaleY": .scale, "translationX": .offsetX,
    "translationY": .offsetY, "shape": .cornerRadius, "shadowElevation": .shadow,
  ]

  /// Fields that `semantics { … }` assigns.
  static let semanticFields: [String: Property] = [
    "contentDescription": .label, "stateDescription": .label, "paneTitle": .label, "text": .text,
    "role": .role,
  ]

  /// Calls inside `semantics { … }` that give a role.
  static let semanticRoles: [String: String] = [
    "heading": "heading", "dialog": "modal", "popup": "modal", "invisibleToUser": "hidden",
    "hideFromAccessibility": "hidden", "setProgress": "adjustable",
  ]

  /// Calls of functions and constructors, by name.
  static let calls: [String: [Overload]] = [
    "spacedBy": [[Parameter("space", .gap)]],
    "BorderStroke": [
      [Parameter("width", .borderWidth), Parameter("color", .borderColor)],
      [Parameter("width", .borderWidth), Parameter("brush", .borderColor)],
    ],
    "TextSelectionColors": [
      [Parameter("handleColor", .selectionColor), Parameter("backgroundColor", .selectionColor)]
    ],
    "tint": [[Parameter("color", .foreground)]],
    "Text": [[Parameter("text", .text)]], "BasicText": [[Parameter("text", .text)]],
    "HorizontalDivider": [
      [Parameter("modifier"), Parameter("thickness", .height), Parameter("color", .background)]
    ],
    "VerticalDivider": [
      [Parameter("modifier"), Parameter("thickness", .width), Parameter("color", .background)]
    ],
    "Divider": [
      [Parameter("modifier"), Parameter("thickness", .height), Parameter("color", .background)]
    ],
    "Surface": [[Parameter("color", .background)]],
    "scaleIn": [[Parameter("animationSpec"), Parameter("initialScale", .scale)]],
    "scaleOut": [[Parameter("animationSpec"), Parameter("targetScale", .scale)]],
    "fadeIn": [[Parameter("animationSpec"), Parameter("initialAlpha", .opacity)]],
    "fadeOut": [[Parameter("animationSpec"), Parameter("targetAlpha", .opacity)]],
    "delay": [[Parameter("timeMillis", .delay)]],
    "withTimeout": [[Parameter("timeMillis", .delay)]],
    "withTimeoutOrNull": [[Parameter("timeMillis", .delay)]],
    "drawRect": [[Parameter("color", .background)]],
    "drawRoundRect": [[Parameter("color", .background)]],
    "drawCircle": [[Parameter("color", .background)]],
    "drawLine": [
      [
        Parameter("color", .borderColor), Parameter("start"), Parameter("end"),
        Parameter("strokeWidth", .borderWidth),
      ]
    ],
    "drawOutline": [[Parameter("outline"), Parameter("color", .borderColor)]],
    "drawPath": [[Parameter("path"), Parameter("color", .borderColor)]],
    "Stroke": [[Parameter("width", .borderWidth)]],
  ]

  /// Labels that mean the same on whatever component takes them.
  static let componentLabels: [String: [Property]] = [
    "pageSpacing": [.gap], "itemSpacing": [.gap], "contentPadding": allPadding,
    "style": [.textStyle], "textStyle": [.textStyle], "color": [.foreground], "tint": [.foreground],
    "contentColor": [.foreground], "containerColor": [.background], "backgroundColor": [.background],
    "cursorBrush": [.cursorColor], "cursorColor": [.cursorColor], "borderColor": [.borderColor],
    "fontWeight": [.fontWeight], "maxLines": [.lineLimit], "contentDescription": [.label],
    "role": [.role], "shape": [.cornerRadius], "thickness": [.height],
  ]

  /// Labels of `TextStyle(…)`, `TextStyle.copy(…)` and `SpanStyle(…)`.
  static let styleLabels: [String: Property] = ["color": .foreground, "fontWeight": .fontWeight]

  /// Labels that only a text style takes, so that a `copy` with one of them copies a text style.
  static let styleWords: Set<String> = [
    "color", "fontSize", "fontWeight", "fontStyle", "fontFamily", "fontFeatureSettings", "letterSpacing",
    "lineHeight", "textAlign", "textDecoration", "textIndent", "lineHeightStyle",
  ]

  static let enterTransitions: Set<String> = [
    "fadeIn", "scaleIn", "slideIn", "slideInHorizontally", "slideInVertically", "expandIn",
    "expandHorizontally", "expandVertically", "slideIntoContainer",
  ]
  static let exitTransitions: Set<String> = [
    "fadeOut", "scaleOut", "slideOut", "slideOutHorizontally", "slideOutVertically", "shrinkOut",
    "shrinkHorizontally", "shrinkVertically", "slideOutOfContainer",
  ]

  /// Functions that hold an animated or remembered number; the argument is the value to start with.
  static let holders: Set<String> = [
    "Animatable", "mutableFloatStateOf", "mutableStateOf", "AnimationState",
  ]

  /// Words of a condition that holds while something comes into sight.
  static let openWords: Set<String> = [
    "open", "isOpen", "opened", "visible", "isVisible", "shown", "isShown", "show", "expanded", "isExpanded",
    "presented", "isPresented", "Visible", "targetState", "entering", "appear", "appeared",
  ]
}
