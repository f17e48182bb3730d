import SyntaxTree

extension SwiftLowering {
  /// An expression of any kind.
  mutating func expression(_ node: SyntaxNode) -> NodeID {
    nested(node) { lowering in
      let kind = lowering.kind(node)
      switch kind {
      case .navigation, .call, .postfix: return lowering.chain(node)
      case .prefix where lowering.isImplicitMember(node): return lowering.operand(node)
      case _ where lowering.isOperation(kind): return lowering.folded(node)
      default: return lowering.operand(node)
      }
    }
  }

  func isImplicitMember(_ node: SyntaxNode) -> Bool {
    guard let (dot, word) = pair(node) else { return false }
    return kind(dot) == .dot && kind(word) == .simpleIdentifier
  }

  /// An expression that no operator takes apart.
  mutating func operand(_ node: SyntaxNode) -> NodeID {
    if let dot = leadingDot {
      leadingDot = nil
      return implicitMember(node, dot: dot)
    }
    let range = tree.range(node)
    switch kind(node) {
    case .simpleIdentifier: return builder.add(.name(name(node)), range)
    case .selfExpression: return builder.add(.this, range)
    case .superExpression: return builder.add(.name(builder.name("super")), range)
    case .prefix:
      guard isImplicitMember(node), let (dot, word) = pair(node) else { return folded(node) }
      return implicitMember(word, dot: tree.range(dot))
    case .integer, .real, .hex, .binary, .octal, .boolean, .nilToken, .lineString, .multiLineString,
      .rawString:
      return literal(node)
    case .array:
      var elements: [NodeID] = []
      for element in parts(node) where tree.field(element) != .none { elements.append(expression(element)) }
      return builder.add(.array(builder.list(elements)), range)
    case .dictionary: return dictionary(node)
    case .tuple: return tuple(node)
    case .lambda: return lambda(node)
    case .constructor: return constructor(node)
    case .macroCall: return macroCall(node)
    case .playground, .selector, .keyPathString: return hashCall(node)
    case .special: return builder.add(.name(builder.name(tree.text(node))), range)
    case .keyPath: return keyPath(range)
    case .fullyOpenRange: return openRange(range)
    case .ifStatement, .switchStatement: return statement(node)
    case .userType: return typePath(node)
    case .navigation, .call, .postfix: return chain(node)
    case .assignable, .statements:
      guard let inner = firstPart(node) else { return unknown(node) }
      return expression(inner)
    case .directive: return unknown(node)
    default:
      if !tree.isNamed(node) || kind(node) == .customOperator || kind(node) == .bang {
        // An operator handed over as a function: `reduce(0, +)`.
        return builder.add(.name(builder.name(tree.text(node))), range)
      }
      return unknown(node)
    }
  }

  private mutating func implicitMember(_ node: SyntaxNode, dot: ByteRange) -> NodeID {
    if let base = chainBase {
      chainBase = nil
      let range = ByteRange(builder.range(base).lower, tree.range(node).upper)
      return builder.add(.member(base: base, name: name(node), optional: false), range)
    }
    return builder.add(.implicitMember(name(node)), ByteRange(dot.lower, tree.range(node).upper))
  }

  private mutating func openRange(_ range: ByteRange) -> NodeID {
    let left = builder.add(.null, ByteRange(range.lower, range.lower))
    let right = builder.add(.null, ByteRange(range.upper, range.upper))
    return builder.add(.binary(.closedRange, left, right), range)
  }

  private mutating func dictionary(_ node: SyntaxNode) -> NodeID {
    var entries: [NodeID] = []
    var key: NodeID?
    for part in parts(node) where tree.field(part) != .none {
      if tree.field(part) == SwiftField.value, let first = key {
        let value = expression(part)
        let range = ByteRange(builder.range(first).lower, builder.range(value).upper)
        entries.append(builder.add(.entry(key: first, value: value), range))
        key = nil
      } else {
        key = expression(part)
      }
    }
    return builder.add(.dictionary(builder.list(entries)), tree.range(node))
  }

  /// A parenthesised expression is that expression.
  private mutating func tuple(_ node: SyntaxNode) -> NodeID {
    var arguments: [NodeID] = []
    var label: SyntaxNode?
    for part in parts(node) {
      if tree.field(part) == SwiftField.name {
        label = part
      } else if tree.field(part) == SwiftField.value {
        arguments.append(argument(expression(part), label: label))
        label = nil
      }
    }
    if arguments.count == 1, case .argument(nil, let value, _) = builder[arguments[0]] { return value }
    return builder.add(.tuple(builder.list(arguments)), tree.range(node))
  }

  mutating func argument(_ value: NodeID, label: SyntaxNode?, trailing: Bool = false) -> NodeID {
    let range = builder.range(value)
    let lower = label.map { tree.range($0).lower } ?? range.lower
    return builder.add(
      .argument(label: label.map { name($0) }, value: value, trailing: trailing),
      ByteRange(lower, range.upper))
  }

  /// `Generic<Argument>(…)`, `[Element](…)`.
  private mutating func constructor(_ node: SyntaxNode) -> NodeID {
    let parts = parts(node)
    guard let type = parts.first, let suffix = parts.last, parts.count >= 2 else { return unknown(node) }
    let callee: NodeID =
      kind(type) == .userType
      ? typePath(type) : builder.add(.typeName(typeName(type)), tree.range(type))
    return call(callee, suffix: suffix, tree.range(node))
  }

  /// A dotted type name as a value, generic arguments dropped.
  mutating func typePath(_ node: SyntaxNode) -> NodeID {
    var result: NodeID?
    for part in children(node, .typeIdentifier) {
      let range = tree.range(part)
      if let base = result {
        let whole = ByteRange(builder.range(base).lower, range.upper)
        result = builder.add(.member(base: base, name: name(part), optional: false), whole)
      } else {
        result = builder.add(.name(name(part)), range)
      }
    }
    return result ?? builder.add(.typeName(typeName(node)), tree.range(node))
  }

  /// `#Preview("title") { … }`: a call whose callee keeps its `#`.
  private mutating func macroCall(_ node: SyntaxNode) -> NodeID {
    let parts = parts(node)
    guard let word = parts.first(where: { kind($0) == .simpleIdentifier }) else { return unknown(node) }
    let range = ByteRange(tree.range(node).lower, tree.range(word).upper)
    let callee = builder.add(.name(builder.name("#" + identifier(word))), range)
    guard let suffix = parts.last, kind(suffix) == .callSuffix else { return callee }
    return call(callee, suffix: suffix, tree.range(node))
  }

  /// `#selector(…)`, `#keyPath(…)`, `#colorLiteral(red: …)`: a call whose callee keeps its `#`.
  private mutating func hashCall(_ node: SyntaxNode) -> NodeID {
    let parts = parts(node)
    guard let open = parts.firstIndex(where: { kind($0) == .openParenthesis }) else { return unknown(node) }
    let word = ByteRange(tree.range(node).lower, tree.range(parts[open]).lower)
    let callee = builder.add(.name(builder.name(tree.source.compactText(word))), word)
    return call(callee, arguments: flatArguments(parts[(open + 1)...]), tree.range(node))
  }

  /// Arguments that the grammar leaves as bare tokens: `label : value , value`.
  mutating func flatArguments(_ parts: ArraySlice<SyntaxNode>) -> [NodeID] {
    var arguments: [NodeID] = []
    var index = parts.startIndex
    while index < parts.endIndex {
      let part = parts[index]
      if kind(part) == .simpleIdentifier, index + 2 < parts.endIndex, kind(parts[index + 1]) == .colon,
        tree.isNamed(parts[index + 2])
      {
        arguments.append(argument(expression(parts[index + 2]), label: part))
        index += 3
      } else {
        if tree.isNamed(part) || kind(part) == .nilToken {
          arguments.append(argument(expression(part), label: nil))
        }
        index += 1
      }
    }
    return arguments
  }
}
