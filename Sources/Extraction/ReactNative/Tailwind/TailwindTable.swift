import ParityModel

/// Which root of a class takes which scale and states which properties.
enum TailwindRoot: Sendable {
  /// A length of the spacing scale.
  case spacing([Property])
  /// A length, a container width, a word such as `auto` or `screen`.
  case size([Property])
  case radius
  /// A colour, and the words beside it that are no colour.
  case color(Property, others: Set<String>)
  /// A width of a line or a colour.
  case border
  case text, font, shadow
  case opacity, zIndex, scale
  case lineClamp
  case duration(Property)
  case easing
  /// Understood, and stating nothing.
  case silent
}

enum TailwindTable {
  /// Roots that take a value, the longest first where several match.
  static let roots: [String: TailwindRoot] = {
    var roots: [String: TailwindRoot] = [:]
    func add(_ names: [String], _ root: TailwindRoot) { for name in names { roots[name] = root } }
    for (letter, edges) in [
      ("", Edge.allCases), ("x", Edge.horizontal), ("y", Edge.vertical), ("t", [.top]), ("b", [.bottom]),
      ("l", [.start]), ("r", [.end]), ("s", [.start]), ("e", [.end]), ("bs", [.top]), ("be", [.bottom]),
    ] as [(String, [Edge])] {
      roots["p" + letter] = .spacing(edges.map(Property.padding))
      roots["m" + letter] = .size(edges.map(Property.margin))
    }
    add(["inset"], .size(Edge.allCases.map(Property.inset)))
    add(["inset-x"], .size(Edge.horizontal.map(Property.inset)))
    add(["inset-y"], .size(Edge.vertical.map(Property.inset)))
    add(["top"], .size([.inset(.top)]))
    add(["bottom"], .size([.inset(.bottom)]))
    add(["left", "start", "inset-s"], .size([.inset(.start)]))
    add(["right", "end", "inset-e"], .size([.inset(.end)]))
    add(["gap", "gap-x", "gap-y", "space-x", "space-y"], .spacing([.gap]))
    add(["w"], .size([.width]))
    add(["h"], .size([.height]))
    add(["size"], .size([.width, .height]))
    add(["min-w"], .size([.minWidth]))
    add(["min-h"], .size([.minHeight]))
    add(["max-w"], .size([.maxWidth]))
    add(["max-h"], .size([.maxHeight]))
    add(["translate-x"], .spacing([.offsetX]))
    add(["translate-y"], .spacing([.offsetY]))
    add(["translate"], .spacing([.offsetX, .offsetY]))
    add(
      [
        "rounded", "rounded-t", "rounded-b", "rounded-l", "rounded-r", "rounded-s", "rounded-e", "rounded-tl",
        "rounded-tr", "rounded-bl", "rounded-br", "rounded-ss", "rounded-se", "rounded-es", "rounded-ee",
      ], .radius)
    add(
      [
        "border", "border-x", "border-y", "border-t", "border-b", "border-l", "border-r", "border-s",
        "border-e",
      ], .border)
    add(["bg"], .color(.background, others: TailwindWords.background))
    add(["tint", "accent"], .color(.tint, others: ["auto"]))
    add(["caret"], .color(.cursorColor, others: []))
    add(["selection"], .color(.selectionColor, others: []))
    add(["fill"], .color(.foreground, others: ["none"]))
    add(["text"], .text)
    add(["font"], .font)
    add(["shadow"], .shadow)
    add(["opacity"], .opacity)
    add(["z"], .zIndex)
    add(["scale", "scale-x", "scale-y"], .scale)
    add(["line-clamp"], .lineClamp)
    add(["duration"], .duration(.duration))
    add(["delay"], .duration(.delay))
    add(["ease"], .easing)
    add(TailwindWords.silentRoots, .silent)
    return roots
  }()
}
