import ParityModel

/// The condition that a variant in front of a class stands for.
enum TailwindVariant {
  static func state(of variant: String) -> State {
    var name = variant
    // A named group or peer: `group-active/row`.
    if let slash = TailwindClasses.split(name, at: "/").first, slash != name { name = slash }
    for prefix in ["group-", "peer-", "in-"] where name.hasPrefix(prefix) {
      name = String(name.dropFirst(prefix.count))
    }
    if let state = states[name] { return state }
    for prefix in ["data-", "aria-"] where name.hasPrefix(prefix) {
      return attribute(String(name.dropFirst(prefix.count)))
    }
    return .if
  }

  /// `[selected]`, `selected`, `[state=active]`, `[disabled=true]`.
  private static func attribute(_ text: String) -> State {
    let bare = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
    let parts = bare.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != "\"" && $0 != "'" } }
    switch parts.count {
    case 1: return states[parts[0]] ?? .if
    case 2 where parts[0] == "state": return states[parts[1]] ?? .if
    case 2 where parts[1] == "true": return states[parts[0]] ?? .if
    default: return .if
    }
  }

  private static let states: [String: State] = [
    "active": .pressed, "pressed": .pressed, "pressing": .pressed,
    "disabled": .disabled,
    "enabled": [],
    "dark": .dark, "light": .light,
    "focus": .focused, "focused": .focused, "focus-visible": .focused, "focus-within": .focused,
    "selected": .selected, "checked": .selected, "on": .selected,
  ]
}
