/// Words of React Native, Reanimated and their kin.
enum ReactNativeWords {
  /// Roles that are named differently elsewhere; any other role stays as it is written. `nil` values of
  /// the platform, such as `none`, state no role.
  static let roles: [String: String?] = [
    "header": "heading", "heading": "heading", "img": "image", "image": "image", "slider": "adjustable",
    "spinbutton": "adjustable", "adjustable": "adjustable", "dialog": "modal", "alertdialog": "modal",
    "none": nil, "presentation": nil,
  ]

  /// What `Easing.out(…)` and the like make of a curve.
  static let easingModifiers = ["in": "easeIn", "out": "easeOut", "inOut": "easeInOut"]

  /// `Easing.ease` is the curve that speeds up, as React Native defines it.
  static let easings = ["linear": "linear", "ease": "easeIn"]

  /// Whether a name speaks of opacity, as functions and parameters that set one do.
  static func isOpacity(_ name: String) -> Bool {
    name.camelWords.contains { $0 == "alpha" || $0 == "opacity" }
  }

  /// The icon that a component is: `CaretLeftIcon` → `caretLeft`; nil for `Icon` and lower-case names.
  static func icon(_ name: String) -> String? {
    guard name.isComponentName else { return nil }
    let bare = name.hasSuffix("Icon") ? String(name.dropLast(4)) : name
    return bare.isEmpty ? nil : bare.lowerCamel
  }

  static func isIconComponent(_ name: String) -> Bool {
    name.isComponentName && name.count > 4 && name.hasSuffix("Icon")
  }

  /// Attributes that tell a component which icon to draw.
  static let iconAttributes: Set<String> = ["name", "as", "icon", "source"]

  /// Icon families whose component takes the icon's name.
  static let iconFamilies: Set<String> = [
    "Icon", "Ionicons", "Feather", "AntDesign", "Entypo", "EvilIcons", "FontAwesome", "FontAwesome5",
    "FontAwesome6", "Fontisto", "Foundation", "MaterialIcons", "MaterialCommunityIcons", "Octicons",
    "SimpleLineIcons", "Zocial", "SymbolView",
  ]
}
