import SyntaxTree

extension TSXLowering {
  mutating func unary(_ node: SyntaxNode) -> NodeID {
    guard let sign = child(node, kinds.operator), let operand = child(node, kinds.argument) else {
      return unknown(node)
    }
    switch token(sign) {
    case .not: return add(.unary(.not, expression(operand)), node)
    case .minus: return add(.unary(.negate, expression(operand)), node)
    case .plus: return add(.unary(.plus, expression(operand)), node)
    case .bitNot: return add(.unary(.bitNot, expression(operand)), node)
    case .typeof: return add(.effect(.typeof, expression(operand)), node)
    case .void: return add(.effect(.void, expression(operand)), node)
    case .delete: return wordCall("delete", [operand], node)
    default: return unknown(node)
    }
  }

  mutating func binary(_ node: SyntaxNode) -> NodeID {
    guard let sign = child(node, kinds.operator), let left = child(node, kinds.left),
      let right = child(node, kinds.right)
    else { return unknown(node) }
    if token(sign) == .instanceof {
      return add(.typeTest(value: expression(left), type: typeText(right), negated: false), node)
    }
    guard let meaning = token(sign).flatMap(Self.binaryOperator) else { return unknown(node) }
    let first = expression(left)
    return add(.binary(meaning, first, expression(right)), node)
  }

  mutating func assignment(_ node: SyntaxNode) -> NodeID {
    guard let left = child(node, kinds.left), let right = child(node, kinds.right) else {
      return unknown(node)
    }
    var meaning: Operator?
    if let sign = child(node, kinds.operator) {
      guard let known = token(sign).flatMap(Self.assignedOperator) else { return unknown(node) }
      meaning = known
    }
    let target = expression(left)
    return add(.assign(meaning, target: target, value: expression(right)), node)
  }

  /// `==` and `===` mean one thing: what they tell apart, a coercion, no typed program relies on.
  private static func binaryOperator(_ token: TSXToken) -> Operator? {
    switch token {
    case .plus: .add
    case .minus: .subtract
    case .times: .multiply
    case .slash: .divide
    case .percent: .remainder
    case .power: .power
    case .and: .and
    case .or: .or
    case .coalesce: .coalesce
    case .equal, .identical: .equal
    case .notEqual, .notIdentical: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .in: .contained
    case .bitAnd: .bitAnd
    case .bitOr: .bitOr
    case .bitXor: .bitXor
    case .shiftLeft: .shiftLeft
    case .shiftRight: .shiftRight
    case .shiftRightUnsigned: .custom
    default: nil
    }
  }

  private static func assignedOperator(_ token: TSXToken) -> Operator? {
    switch token {
    case .addAssign: .add
    case .subtractAssign: .subtract
    case .multiplyAssign: .multiply
    case .divideAssign: .divide
    case .remainderAssign: .remainder
    case .powerAssign: .power
    case .andAssign: .and
    case .orAssign: .or
    case .coalesceAssign: .coalesce
    case .bitAndAssign: .bitAnd
    case .bitOrAssign: .bitOr
    case .bitXorAssign: .bitXor
    case .shiftLeftAssign: .shiftLeft
    case .shiftRightAssign: .shiftRight
    case .shiftRightUnsignedAssign: .custom
    default: nil
    }
  }
}
