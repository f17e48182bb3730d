import ParityModel

/// Words of the framework that name values.
enum SwiftUIWords {
  static let fontWeights: [String: Double] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  /// Accessibility traits that are roles.
  static let traits: [String: String] = [
    "isHeader": "heading", "isButton": "button", "isImage": "image", "isModal": "modal", "isLink": "link",
    "isSearchField": "search", "isStaticText": "text", "isToggle": "switch", "isTabBar": "tablist",
    "isSummaryElement": "summary",
  ]

  /// Animation curves that a plain word names.
  static let curves: [String: String] = [
    "easeIn": "easeIn", "easeOut": "easeOut", "easeInOut": "easeInOut", "linear": "linear",
    "spring": "spring", "interpolatingSpring": "spring", "interactiveSpring": "spring", "bouncy": "spring",
    "smooth": "spring", "snappy": "spring",
  ]

  /// Feedback of the framework that is called like its kind.
  static let haptics: Set<String> = [
    "selection", "impact", "success", "warning", "error", "increase", "decrease", "start", "stop",
    "alignment",
    "levelChange", "pathComplete",
  ]

  /// Weights of drawn icons.
  static let iconWeights: Set<String> = ["thin", "light", "regular", "bold", "fill", "duotone"]

  /// What a modifier of a colour is called that leaves the colour as it is.
  static let neutralOnColor: Set<String> = [
    "ignoresSafeArea", "edgesIgnoringSafeArea", "gradient", "asAnyShapeStyle", "eraseToAnyShapeStyle",
  ]

  /// Sides that a modifier names.
  static let edges: [String: [Edge]] = [
    "all": [.top, .bottom, .start, .end], "horizontal": Edge.horizontal, "vertical": Edge.vertical,
    "top": [.top], "bottom": [.bottom], "leading": [.start], "trailing": [.end], "left": [.start],
    "right": [.end],
  ]

  /// Types of the framework whose members are values of the device, not constants of a project.
  static let frameworkOwners: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "CGSize", "CGPoint", "CGRect", "UIScreen", "UIDevice", "Duration",
    "Date", "Edge", "EdgeInsets", "Alignment", "Angle", "UnitPoint", "UIFont", "Animation", "Self",
  ]

  /// Calls whose closures run when something happens: what stands in them is not drawn.
  static func isHandler(_ call: String) -> Bool {
    if ["withAnimation", "Task", "task", "sensoryFeedback", "refreshable"].contains(call) { return true }
    return call.hasPrefix("on") && call.dropFirst(2).first?.isUppercase == true
  }

  /// Calls whose texts are spoken or named rather than shown.
  static let spoken: Set<String> = [
    "accessibility", "accessibilityLabel", "accessibilityValue", "accessibilityHint",
    "accessibilityInputLabels",
    "accessibilityIdentifier", "accessibilityAction", "accessibilityCustomContent", "help",
  ]
}

/// Packages that bring icons: how an icon and its weight are written.
enum SwiftUIIconPackages {
  /// The type behind which the icons stand, by the module that has to be imported.
  static let entryPoints: [String: String] = [
    "PhosphorSwift": "Ph", "Phosphor": "Ph", "LucideIcons": "Lucide", "Lucide": "Lucide",
  ]
}
