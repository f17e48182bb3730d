import SyntaxTree

extension SwiftLowering {
  /// Folds operands and operators into one expression.
  mutating func fold(_ elements: ArraySlice<SwiftOperatorSequence.Element>) -> NodeID {
    var operands: [NodeID] = []
    var operators: [(sign: Sign, precedence: Precedence)] = []
    for index in elements.indices {
      switch elements[index] {
      case .operand(let core, let prefixes): operands.append(applied(prefixes, to: core))
      case .binary(let meaning, let precedence, let text, let range):
        operators.append((.binary(meaning, text: text, range: range), precedence))
      case .cast(let optional): operators.append((.cast(optional: optional), SwiftOperators.casting))
      case .typeTest: operators.append((.typeTest, SwiftOperators.casting))
      case .ternary(let middle): operators.append((.ternary(middle: middle), SwiftOperators.ternary))
      case .effect(let effect, let lower):
        let value = fold(elements[(index + 1)...])
        operands.append(
          builder.add(.effect(effect, value), ByteRange(lower, builder.range(value).upper)))
        return fold(operands, operators)
      }
    }
    return fold(operands, operators)
  }

  private enum Sign {
    case binary(SwiftOperators.Meaning, text: String, range: ByteRange)
    case cast(optional: Bool)
    case typeTest
    case ternary(middle: NodeID)
  }

  private mutating func fold(
    _ operands: [NodeID], _ operators: [(sign: Sign, precedence: Precedence)]
  ) -> NodeID {
    guard operands.count == operators.count + 1 else {
      // What did not parse may leave an operator without its side.
      let lower = operands.first.map { builder.range($0).lower } ?? 0
      let upper = operands.last.map { builder.range($0).upper } ?? lower
      return builder.add(.unknown(builder.name("ERROR")), ByteRange(lower, upper))
    }
    return OperatorFolding.fold(operands: operands, operators: operators) { sign, left, right in
      combine(sign, left, right)
    }
  }

  private mutating func combine(_ sign: Sign, _ left: NodeID, _ right: NodeID) -> NodeID {
    let range = ByteRange(builder.range(left).lower, builder.range(right).upper)
    switch sign {
    case .binary(.binary(let sign), _, _): return builder.add(.binary(sign, left, right), range)
    case .binary(.assign(let sign), _, _):
      return builder.add(.assign(sign, target: left, value: right), range)
    case .binary(.custom, let text, let place):
      let callee = builder.add(.name(builder.name(text)), place)
      return call(callee, arguments: [plainArgument(left), plainArgument(right)], range)
    case .ternary(let middle):
      return builder.add(.conditional(condition: left, then: middle, otherwise: right), range)
    case .cast(let optional):
      guard case .typeName(let type) = builder[right] else { return left }
      return builder.add(.cast(value: left, type: type, optional: optional), range)
    case .typeTest:
      guard case .typeName(let type) = builder[right] else { return left }
      return builder.add(.typeTest(value: left, type: type, negated: false), range)
    }
  }

  /// Applies prefix operators, the one nearest to the operand first.
  mutating func applied(_ prefixes: [SwiftOperatorSequence.Prefix], to core: NodeID) -> NodeID {
    var value = core
    for prefix in prefixes.reversed() {
      // `&value` hands the value itself to an `inout` parameter.
      if prefix.text == "&" { continue }
      let range = ByteRange(prefix.range.lower, builder.range(value).upper)
      if let sign = SwiftOperators.prefix(prefix.text) {
        value = builder.add(.unary(sign, value), range)
      } else {
        let callee = builder.add(.name(builder.name(prefix.text)), prefix.range)
        value = call(callee, arguments: [plainArgument(value)], range)
      }
    }
    return value
  }

  mutating func plainArgument(_ value: NodeID) -> NodeID {
    builder.add(.argument(label: nil, value: value, trailing: false), builder.range(value))
  }

  mutating func call(_ callee: NodeID, arguments: [NodeID], _ range: ByteRange) -> NodeID {
    builder.add(.call(callee: callee, arguments: builder.list(arguments)), range)
  }
}
