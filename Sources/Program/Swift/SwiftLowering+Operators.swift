import SyntaxTree

/// Operands and operators as they are written, left to right, before they are folded.
struct SwiftOperatorSequence {
  enum Element {
    /// `lower` is where the first prefix operator stands.
    case operand(core: NodeID, prefixes: [Prefix])
    case binary(SwiftOperators.Meaning, Precedence, text: String, range: ByteRange)
    /// `as`, `as?`, `as!`: the operand behind it is a `typeName`.
    case cast(optional: Bool)
    case typeTest
    /// `? middle :`
    case ternary(middle: NodeID)
    /// `try` and `await`: over everything to their right.
    case effect(Effect, lower: UInt32)
  }

  struct Prefix {
    let text: String
    let range: ByteRange
  }

  var elements: [Element] = []
}

extension SwiftLowering {
  /// Whether a node is made of operators, so that its nesting means nothing.
  func isOperation(_ kind: SwiftKind) -> Bool {
    switch kind {
    case .additive, .multiplicative, .comparison, .equality, .conjunction, .disjunction, .bitwise, .infix,
      .nilCoalescing, .range, .openStartRange, .openEndRange, .asExpression, .isExpression, .ternary,
      .prefix, .try, .await, .assignment:
      true
    default: false
    }
  }

  /// An operation, folded by Swift's own precedence.
  mutating func folded(_ node: SyntaxNode) -> NodeID {
    var sequence = SwiftOperatorSequence()
    flatten(node, into: &sequence)
    return fold(sequence.elements[...])
  }

  mutating func flatten(_ node: SyntaxNode, into sequence: inout SwiftOperatorSequence) {
    let kind = kind(node)
    guard depth < Self.depthLimit else {
      sequence.elements.append(.operand(core: tooDeep(node), prefixes: []))
      return
    }
    depth += 1
    defer { depth -= 1 }
    switch kind {
    case .navigation, .call, .postfix: flattenChain(node, into: &sequence)
    case .prefix: flattenPrefix(node, into: &sequence)
    case .ternary: flattenTernary(node, into: &sequence)
    case .try, .await: flattenEffect(node, into: &sequence)
    case .asExpression, .isExpression: flattenCast(node, into: &sequence)
    case _ where isOperation(kind): flattenBinary(node, into: &sequence)
    default: sequence.elements.append(.operand(core: operand(node), prefixes: []))
    }
  }

  private mutating func flattenBinary(_ node: SyntaxNode, into sequence: inout SwiftOperatorSequence) {
    // `left operator right`; a one-sided range leaves a side out.
    let parts = parts(node).filter { kind($0) != .question }
    guard let sign = parts.firstIndex(where: { isSign($0) }) else {
      sequence.elements.append(.operand(core: unknown(node), prefixes: []))
      return
    }
    let left = parts[..<sign].last
    let right = parts[(sign + 1)...].first
    if let left, let right, let base = genericBase(left, sign: parts[sign], right) {
      chainBase = base.node
      flatten(base.rest, into: &sequence)
      chainBase = nil
      return
    }
    flattenSide(left, of: parts[sign], into: &sequence)
    let text = tree.text(parts[sign])
    let (meaning, precedence) = SwiftOperators.meaning(text)
    sequence.elements.append(.binary(meaning, precedence, text: text, range: tree.range(parts[sign])))
    flattenSide(right, of: parts[sign], into: &sequence)
  }

  private mutating func flattenSide(
    _ side: SyntaxNode?, of sign: SyntaxNode, into sequence: inout SwiftOperatorSequence
  ) {
    if let side {
      flatten(kind(side) == .assignable ? firstPart(side) ?? side : side, into: &sequence)
    } else {
      let place = tree.range(sign)
      let missing = builder.add(.null, ByteRange(place.upper, place.upper))
      sequence.elements.append(.operand(core: missing, prefixes: []))
    }
  }

  /// The operator of an operation: in a field, or the one token between the operands.
  private func isSign(_ node: SyntaxNode) -> Bool {
    switch tree.field(node) {
    case SwiftField.sign, SwiftField.assignmentSign: true
    default:
      switch kind(node) {
      case .ellipsis, .halfOpen, .coalesce: true
      default: false
      }
    }
  }

  /// `Type<Argument>.member`, which the grammar takes for two comparisons where a statement starts.
  private mutating func genericBase(
    _ left: SyntaxNode, sign: SyntaxNode, _ right: SyntaxNode
  ) -> (node: NodeID, rest: SyntaxNode)? {
    guard tree.text(sign, is: "<"), kind(left) == .simpleIdentifier, kind(right) == .comparison else {
      return nil
    }
    let inner = parts(right)
    guard inner.count == 3, tree.text(inner[1]) == ">", kind(inner[0]) == .simpleIdentifier,
      tree.text(inner[0]).first?.isUppercase == true, tree.text(inner[2]).first == "."
    else { return nil }
    return (builder.add(.name(name(left)), tree.range(left)), inner[2])
  }

  private mutating func flattenPrefix(_ node: SyntaxNode, into sequence: inout SwiftOperatorSequence) {
    let parts = parts(node)
    guard parts.count >= 2 else {
      sequence.elements.append(.operand(core: unknown(node), prefixes: []))
      return
    }
    let sign = tree.range(parts[0])
    let start = sequence.elements.count
    if kind(parts[0]) == .dot {
      flattenLeadingDot(parts[1], dot: sign, into: &sequence)
      return
    }
    flatten(parts[1], into: &sequence)
    let text = tree.text(parts[0])
    guard start < sequence.elements.count else { return }
    if case .operand(let core, let prefixes) = sequence.elements[start] {
      let own = SwiftOperatorSequence.Prefix(text: text, range: sign)
      sequence.elements[start] = .operand(core: core, prefixes: [own] + prefixes)
    }
  }

  /// `.name`, or an operation that starts with one: the dot belongs to the first name alone.
  private mutating func flattenLeadingDot(
    _ target: SyntaxNode, dot: ByteRange, into sequence: inout SwiftOperatorSequence
  ) {
    leadingDot = dot
    flatten(target, into: &sequence)
    leadingDot = nil
  }

  private mutating func flattenTernary(_ node: SyntaxNode, into sequence: inout SwiftOperatorSequence) {
    let parts = parts(node).filter { tree.isNamed($0) || kind($0) == .nilToken }
    guard parts.count == 3 else {
      sequence.elements.append(.operand(core: unknown(node), prefixes: []))
      return
    }
    flatten(parts[0], into: &sequence)
    sequence.elements.append(.ternary(middle: expression(parts[1])))
    flatten(parts[2], into: &sequence)
  }

  private mutating func flattenEffect(_ node: SyntaxNode, into sequence: inout SwiftOperatorSequence) {
    let parts = parts(node)
    guard let sign = parts.first, let target = parts.last, parts.count >= 2 else {
      sequence.elements.append(.operand(core: unknown(node), prefixes: []))
      return
    }
    let effect: Effect
    switch tree.text(sign) {
    case "try?": effect = .optionalTry
    case "try!": effect = .forceTry
    case "await": effect = .await
    default: effect = .try
    }
    sequence.elements.append(.effect(effect, lower: tree.range(sign).lower))
    flatten(target, into: &sequence)
  }

  private mutating func flattenCast(_ node: SyntaxNode, into sequence: inout SwiftOperatorSequence) {
    let parts = parts(node).filter { kind($0) != .question }
    guard parts.count >= 3, let type = parts.last else {
      sequence.elements.append(.operand(core: unknown(node), prefixes: []))
      return
    }
    flatten(parts[0], into: &sequence)
    if kind(node) == .isExpression {
      sequence.elements.append(.typeTest)
    } else {
      sequence.elements.append(.cast(optional: tree.text(parts[1]) == "as?"))
    }
    let typeName = builder.add(.typeName(typeName(type)), tree.range(type))
    sequence.elements.append(.operand(core: typeName, prefixes: []))
  }
}
