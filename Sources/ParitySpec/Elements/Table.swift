/// Decisions that every port makes alike: a value, or a token, for each case and state.
///
/// ```swift
/// Table(
///   "size", over: .cases("size", of: [.swiftUI: "Badge.Size", .compose: "BadgeSize"]),
///   columns: ["height", "padding"])
///
/// Table("fill", over: .cases("tone", of: [.swiftUI: "Tone", .compose: "BadgeTone"]), .flag("pressed"))
///   .evaluated(on: .swiftUI, as: "fill", in: "Badge", from: "tone", "isPressed")
/// ```
///
/// The ports are held against each other, cell by cell. With columns each is a member of a case.
public struct Table: Behaviour {
  public var description: BehaviourDescription

  /// One input of the decision.
  public struct Axis: Sendable {
    let input: BehaviourDescription.Input

    /// The cases of an enumeration, or the keys of an object, by its name on each platform.
    public static func cases(_ name: String, of types: Names) -> Axis {
      let domain = types.entries.map { " \($0.platform):[\($0.names.map(quoted).joined(separator: " "))]" }
      return Axis(
        input: BehaviourDescription.Input(name: name, domain: "cases" + domain.joined(), isReal: false))
    }

    public static func flag(_ name: String) -> Axis {
      Axis(input: BehaviourDescription.Input(name: name, domain: "[false, true]", isReal: false))
    }
  }

  public init(_ name: String, over axes: Axis..., columns: [String] = [], line: Int = #line) {
    description = BehaviourDescription(kind: .table, name: name, line: line)
    description.inputs = axes.map(\.input)
    description.columns = columns
  }
}
