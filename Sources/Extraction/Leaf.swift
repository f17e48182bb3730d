import Evaluation
import ParityModel
import Program

/// One literal or token that an expression states, with the condition and the way that lead to it.
struct Leaf: Hashable, Sendable {
  /// The expression that holds the literal.
  let place: Reference
  /// The literal or token itself.
  let range: ByteRange
  var value: Value
  var unit: Unit
  var state: State
  var derivation: [Fact.Derivation]
  /// Where a named constant stands for the literal; nil where the literal itself stands.
  var use: Reference?
}
