/// The condition under which a fact holds. Empty where it always holds.
public struct State: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let dark = State(rawValue: 1 << 0)
  public static let disabled = State(rawValue: 1 << 1)
  public static let focused = State(rawValue: 1 << 2)
  public static let light = State(rawValue: 1 << 3)
  public static let pressed = State(rawValue: 1 << 4)
  public static let selected = State(rawValue: 1 << 5)
  /// Some condition that has no name of its own.
  public static let `if` = State(rawValue: 1 << 6)

  /// Each named condition with its spelling, in the order in which they are printed.
  public static let named: [(state: State, name: String)] = [
    (.dark, "dark"), (.disabled, "disabled"), (.focused, "focused"), (.light, "light"),
    (.pressed, "pressed"), (.selected, "selected"),
  ]

  /// The state of a spelling such as `dark+pressed`; nil for a word that is none.
  public init?(spelling: String) {
    var state: State = []
    for word in spelling.split(separator: "+") {
      if word == "if" {
        state.insert(.if)
      } else if let match = Self.named.first(where: { $0.name == word }) {
        state.insert(match.state)
      } else {
        return nil
      }
    }
    self = state
  }

  /// Both conditions hold. An unnamed condition says nothing beside a named one.
  public func and(_ other: State) -> State {
    let both = union(other)
    return both.subtracting(.if).isEmpty ? both : both.subtracting(.if)
  }
}

extension State: CustomStringConvertible {
  public var description: String {
    let names = Self.named.filter { contains($0.state) }.map(\.name)
    return names.isEmpty ? (contains(.if) ? "if" : "") : names.joined(separator: "+")
  }
}
