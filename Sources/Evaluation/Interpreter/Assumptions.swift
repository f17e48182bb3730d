/// What an evaluation takes for granted where the sources do not say, or instead of what they say.
public struct Assumptions: Sendable {
  /// Values by name: of a variable, a property, or what a call of that name returns.
  public var values: [String: EvaluatedValue]
  /// Whether what is not known to be there is taken to be: `if let`, `?.`, `??`.
  public var presence: Bool
  /// The number of waits after which to stop; nil where waits are not followed.
  public var waits: Int?
  /// Values of names that nothing nearer declares: the inputs of an expression.
  public var inputs: [String: EvaluatedValue] { didSet { hasPaths = Self.hasPaths(inputs) } }
  /// Whether an input is a member of something: `drag.value`.
  private(set) var hasPaths: Bool

  public init(
    values: [String: EvaluatedValue] = [:], inputs: [String: EvaluatedValue] = [:], presence: Bool = false,
    waits: Int? = nil
  ) {
    self.values = values
    self.inputs = inputs
    self.presence = presence
    self.waits = waits
    hasPaths = Self.hasPaths(inputs)
  }

  private static func hasPaths(_ inputs: [String: EvaluatedValue]) -> Bool {
    inputs.keys.contains { $0.utf8.contains(UInt8(ascii: ".")) }
  }

  subscript(_ name: String) -> EvaluatedValue? { values.isEmpty ? nil : values[name] }
}
