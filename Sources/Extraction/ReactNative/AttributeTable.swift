import ParityModel

/// What a JSX attribute states, by its name.
enum AttributeMeaning: Sendable {
  /// The value states these properties.
  case states([Property])
  case hitSlop
  /// One of the values makes the element invisible to assistive technology.
  case hides(AttributeTrigger)
  /// True makes the element modal.
  case modal
  case weight
  /// An animation that is built by calls: the durations in it are of this property.
  case animation(duration: Property)
  /// A component that draws an icon.
  case icon
  /// The name of an icon, where the element is of an icon family.
  case iconName
}

/// The value that makes an attribute mean something.
enum AttributeTrigger: Hashable, Sendable {
  case flag(Bool)
  case words(Set<String>)
}

enum AttributeTable {
  static let meanings: [String: AttributeMeaning] = [
    "hitSlop": .hitSlop,
    "size": .states([.width, .height]),
    "width": .states([.width]),
    "height": .states([.height]),
    "color": .states([.foreground]),
    "backgroundColor": .states([.background]),
    "tintColor": .states([.tint]),
    "cursorColor": .states([.cursorColor]),
    "selectionColor": .states([.selectionColor]),
    "opacity": .states([.opacity]),
    "role": .states([.role]),
    "accessibilityRole": .states([.role]),
    "accessibilityLabel": .states([.label]),
    "aria-label": .states([.label]),
    "placeholder": .states([.text]),
    "numberOfLines": .states([.lineLimit]),
    "delayLongPress": .states([.delay]),
    "accessible": .hides(.flag(false)),
    "accessibilityElementsHidden": .hides(.flag(true)),
    "aria-hidden": .hides(.flag(true)),
    "importantForAccessibility": .hides(.words(["no", "no-hide-descendants"])),
    "accessibilityViewIsModal": .modal,
    "aria-modal": .modal,
    "weight": .weight,
    "entering": .animation(duration: .durationEnter),
    "exiting": .animation(duration: .durationExit),
    "layout": .animation(duration: .duration),
    "as": .icon,
    "icon": .icon,
    "leftIcon": .icon,
    "rightIcon": .icon,
    "name": .iconName,
  ]

  /// The property that a class attribute such as `cursorColorClassName` sets; nil where the classes
  /// themselves say.
  static func colorProperty(ofClassAttribute name: String) -> Property? {
    guard name.hasSuffix("ClassName"),
      case .states(let properties)? = meanings[String(name.dropLast("ClassName".count))],
      let only = properties.first, only.kind == .color
    else { return nil }
    return only
  }

  static func isClass(_ name: String) -> Bool { name == "className" || name.hasSuffix("ClassName") }
  static func isStyle(_ name: String) -> Bool { name == "style" || name.hasSuffix("Style") }
}
