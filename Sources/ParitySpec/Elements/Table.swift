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
///
/// A table that React Native writes as data is named as it is declared: an object of style objects or class
/// strings by its name, the variants of `cva` or `tv` by theirs and the option's, `"badge.size"`. What it
/// states is asked for in the words of the vocabulary, `"height"`, `"padding.horizontal"`, `"background"`.
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

  /// A member of each case, maybe with another name on a platform.
  public struct Column: Sendable, ExpressibleByStringLiteral {
    let name: String
    let names: Names

    public init(stringLiteral name: String) {
      self.name = name
      names = [:]
    }

    private init(_ name: String, _ names: Names) {
      self.name = name
      self.names = names
    }

    /// A member with the names that it has on platforms that call it otherwise.
    public static func column(_ name: String, named names: Names) -> Column { Column(name, names) }
  }

  public init(_ name: String, over axes: Axis..., columns: [Column] = [], line: Int = #line) {
    description = BehaviourDescription(kind: .table, name: name, line: line)
    description.inputs = axes.map(\.input)
    description.columns = columns
  }
}
