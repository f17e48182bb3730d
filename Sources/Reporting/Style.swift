/// How text is set: nothing about it is asked of the terminal here.
public struct Style: Hashable, Sendable {
  public var isColored: Bool
  /// Columns after which a line of source is cut.
  public var width: Int

  public init(isColored: Bool = false, width: Int = 120) {
    self.isColored = isColored
    self.width = max(width, 40)
  }

  enum Paint: String {
    case red = "31"
    case yellow = "33"
    case green = "32"
    case cyan = "36"
    case blue = "34"
    case bold = "1"
    case dim = "2"
  }

  func paint(_ text: String, _ paints: Paint...) -> String {
    guard isColored, !text.isEmpty, !paints.isEmpty else { return text }
    return "\u{1B}[\(paints.map(\.rawValue).joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
