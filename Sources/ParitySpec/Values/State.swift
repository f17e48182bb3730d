/// The condition under which a value holds. Several conditions at once are a list: `[.dark, .pressed]`.
public struct State: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let dark = State(rawValue: 1 << 0)
  public static let disabled = State(rawValue: 1 << 1)
  public static let focused = State(rawValue: 1 << 2)
  public static let light = State(rawValue: 1 << 3)
  public static let pressed = State(rawValue: 1 << 4)
  public static let selected = State(rawValue: 1 << 5)

  var spelling: String {
    let names: [(State, String)] = [
      (.dark, "dark"), (.disabled, "disabled"), (.focused, "focused"), (.light, "light"),
      (.pressed, "pressed"), (.selected, "selected"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
