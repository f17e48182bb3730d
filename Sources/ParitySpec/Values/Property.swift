/// The sides that a padding, margin, inset or touch area is about, in reading direction.
public enum Edges: Sendable {
  case top, bottom, start, end, horizontal, vertical, all

  var spellings: [String] {
    switch self {
    case .top: ["top"]
    case .bottom: ["bottom"]
    case .start: ["start"]
    case .end: ["end"]
    case .horizontal: ["start", "end"]
    case .vertical: ["top", "bottom"]
    case .all: ["top", "bottom", "start", "end"]
    }
  }
}

/// The name of a property, for a platform that states a value as another one.
public struct Property: Hashable, Sendable {
  /// One spelling, or one a side.
  let spellings: [String]

  private init(_ spelling: String) { spellings = [spelling] }
  private init(_ group: String, _ edges: Edges) { spellings = edges.spellings.map { group + "." + $0 } }

  public static func constant(_ name: String) -> Property { Property("constant:" + name) }
  public static func parameter(_ name: String) -> Property { Property("parameter:" + name) }

  public static let width = Property("width")
  public static let height = Property("height")
  public static let minWidth = Property("minWidth")
  public static let minHeight = Property("minHeight")
  public static let maxWidth = Property("maxWidth")
  public static let maxHeight = Property("maxHeight")
  public static func padding(_ edges: Edges) -> Property { Property("padding", edges) }
  public static func margin(_ edges: Edges) -> Property { Property("margin", edges) }
  public static func inset(_ edges: Edges) -> Property { Property("inset", edges) }
  public static func hitSlop(_ edges: Edges) -> Property { Property("hitSlop", edges) }
  public static let gap = Property("gap")
  public static let offsetX = Property("offset.x")
  public static let offsetY = Property("offset.y")
  public static let cornerRadius = Property("cornerRadius")
  public static let borderWidth = Property("borderWidth")
  public static let zIndex = Property("zIndex")
  public static let opacity = Property("opacity")
  public static let scale = Property("scale")
  public static let background = Property("background")
  public static let foreground = Property("foreground")
  public static let borderColor = Property("borderColor")
  public static let tint = Property("tint")
  public static let cursorColor = Property("cursorColor")
  public static let selectionColor = Property("selectionColor")
  public static let textStyle = Property("textStyle")
  public static let fontWeight = Property("fontWeight")
  public static let lineLimit = Property("lineLimit")
  public static let tabularNumbers = Property("tabularNumbers")
  public static let icon = Property("icon")
  public static let iconWeight = Property("iconWeight")
  public static let durationEnter = Property("duration.enter")
  public static let durationExit = Property("duration.exit")
  public static let duration = Property("duration")
  public static let delay = Property("delay")
  public static let easing = Property("easing")
  public static let shadow = Property("shadow")
  public static let threshold = Property("threshold")
  public static let label = Property("label")
  public static let text = Property("text")
  public static let role = Property("role")
  public static let haptic = Property("haptic")
}
