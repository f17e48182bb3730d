/// How tightly a binary operator binds, and to which side it groups.
public struct Precedence: Hashable, Sendable {
  public enum Associativity: Hashable, Sendable { case left, right, none }

  /// Higher binds tighter.
  public let level: Int
  public let associativity: Associativity

  public init(_ level: Int, _ associativity: Associativity) {
    self.level = level
    self.associativity = associativity
  }
}

/// Folds a flat sequence of operands and operators by precedence.
///
/// The Swift and Kotlin grammars nest operators wrongly without an error, so a lowering flattens what
/// the tree says and folds it again here. Prefix operators bind tighter than any binary one: the
/// lowering applies them to their operand before folding.
public enum OperatorFolding {
  /// `operands` has one element more than `operators`; `combine` builds the node of one operator.
  public static func fold<Sign>(
    operands: [NodeID], operators: [(sign: Sign, precedence: Precedence)],
    combine: (Sign, NodeID, NodeID) -> NodeID
  ) -> NodeID {
    precondition(operands.count == operators.count + 1)
    var position = 0
    func expression(above minimum: Int) -> NodeID {
      var left = operands[position]
      while position < operators.count, operators[position].precedence.level >= minimum {
        let (sign, precedence) = operators[position]
        position += 1
        let right = expression(
          above: precedence.associativity == .right ? precedence.level : precedence.level + 1)
        left = combine(sign, left, right)
      }
      return left
    }
    return expression(above: .min)
  }
}
