import SyntaxTree

/// Members, calls and subscripts, one behind the other.
extension SwiftLowering {
  /// A chain of postfix steps, the innermost expression first.
  mutating func chain(_ node: SyntaxNode) -> NodeID {
    let (steps, innermost) = spine(of: node)
    if kind(innermost) == .keyPath { return keyPath(tree.range(node)) }
    guard !isComposite(innermost), parenthesised(by: innermost, steps) == nil else { return folded(node) }
    guard steps.count <= Self.chainLimit else { return tooDeep(node) }
    return chain(steps, onto: start(innermost, of: steps))
  }

  mutating func flattenChain(_ node: SyntaxNode, into sequence: inout SwiftOperatorSequence) {
    let (steps, innermost) = spine(of: node)
    if let arguments = parenthesised(by: innermost, steps) {
      let core = chain(Array(steps.dropFirst()), onto: parenthesised(arguments))
      let prefix = SwiftOperatorSequence.Prefix(text: tree.text(innermost), range: tree.range(innermost))
      sequence.elements.append(.operand(core: core, prefixes: [prefix]))
      return
    }
    guard isComposite(innermost), kind(innermost) != .keyPath, steps.count <= Self.chainLimit else {
      sequence.elements.append(.operand(core: chain(node), prefixes: []))
      return
    }
    flatten(innermost, into: &sequence)
    // Postfix steps bind to the last operand, whatever the tree says.
    guard case .operand(var core, var prefixes)? = sequence.elements.last else { return }
    if case .number = builder[core], let sign = prefixes.last, sign.text == "-" {
      // `-1.magnitude` is a member of the literal -1.
      core = applied([sign], to: core)
      prefixes.removeLast()
    }
    core = chain(steps, onto: core)
    sequence.elements[sequence.elements.count - 1] = .operand(core: core, prefixes: prefixes)
  }

  private func isComposite(_ node: SyntaxNode) -> Bool {
    isOperation(kind(node)) && !(kind(node) == .prefix && isImplicitMember(node))
  }

  /// The parentheses of `-(a + b)`, which the grammar takes for a call of the operator.
  private func parenthesised(by innermost: SyntaxNode, _ steps: [SyntaxNode]) -> SyntaxNode? {
    let isOperator =
      kind(innermost) == .customOperator || kind(innermost) == .bang
      || !tree.isNamed(innermost) && kind(innermost) != .nilToken
    guard isOperator, let first = steps.first, kind(first) == .call, let suffix = child(first, .callSuffix)
    else { return nil }
    return child(suffix, .valueArguments)
  }

  private mutating func parenthesised(_ node: SyntaxNode) -> NodeID {
    let values = arguments(node)
    if values.count == 1, case .argument(nil, let value, _) = builder[values[0]] { return value }
    return builder.add(.tuple(builder.list(values)), tree.range(node))
  }

  /// The postfix steps of a chain, innermost first, and what they are applied to.
  private func spine(of node: SyntaxNode) -> (steps: [SyntaxNode], innermost: SyntaxNode) {
    var count = 0
    var innermost = node
    while let inner = link(innermost) {
      innermost = inner
      count += 1
    }
    if count == 0 { return ([], node) }
    let steps = [SyntaxNode](unsafeUninitializedCapacity: count) { steps, filled in
      var current = node
      while filled < count, let inner = link(current) {
        filled += 1
        steps.initializeElement(at: count - filled, to: current)
        current = inner
      }
    }
    return (steps, innermost)
  }

  /// What a postfix step is applied to; nil for a node that is none.
  private func link(_ node: SyntaxNode) -> SyntaxNode? {
    switch kind(node) {
    case .navigation, .call, .postfix: firstPart(node)
    default: nil
    }
  }

  private mutating func start(_ innermost: SyntaxNode, of steps: [SyntaxNode]) -> NodeID {
    switch kind(innermost) {
    case .directive:
      if let base = chainBase {
        chainBase = nil
        return base
      }
      return unknown(innermost)
    case .array, .dictionary:
      // `[Element](…)` makes an array; a literal cannot be called.
      if let first = steps.first, kind(first) == .call, isCall(first) {
        return builder.add(.typeName(typeName(innermost)), tree.range(innermost))
      }
      return operand(innermost)
    default: return operand(innermost)
    }
  }

  private func isCall(_ step: SyntaxNode) -> Bool {
    guard let suffix = child(step, .callSuffix), let arguments = child(suffix, .valueArguments) else {
      return false
    }
    return firstPart(arguments).map { kind($0) == .openParenthesis } ?? false
  }

  private mutating func chain(_ steps: [SyntaxNode], onto innermost: NodeID) -> NodeID {
    var base = innermost
    for step in steps {
      let range = ByteRange(builder.range(base).lower, tree.range(step).upper)
      switch kind(step) {
      case .navigation: base = member(base, step, range)
      case .call:
        guard let suffix = child(step, .callSuffix) else { continue }
        base = call(base, suffix: suffix, range)
      default:
        var isForced = false
        for part in tree.children(step) where !isComment(part) { isForced = kind(part) == .bang }
        base = builder.add(isForced ? .forceUnwrap(base) : .unknown(builder.name("postfix")), range)
      }
    }
    return base
  }

  private mutating func member(_ base: NodeID, _ step: SyntaxNode, _ range: ByteRange) -> NodeID {
    guard let suffix = child(step, .navigationSuffix), let word = lastNamed(suffix) else {
      return builder.add(.unknown(builder.name(tree.kindName(step))), range)
    }
    if tree.text(word, is: "self") { return metatype(base, range) }
    let optional = child(step, .question) != nil
    if case .unknown = builder[base], tree.source.text(builder.range(base)).first == "#" {
      // The chain starts behind a directive, and nothing stands before it.
      let lower = tree.range(suffix).lower
      return builder.add(.implicitMember(name(word)), ByteRange(lower, range.upper))
    }
    return builder.add(.member(base: base, name: name(word), optional: optional), range)
  }

  /// `Type.self` is the type; `value.self` is the value.
  private mutating func metatype(_ base: NodeID, _ range: ByteRange) -> NodeID {
    let text = tree.source.text(builder.range(base))
    let last = text.split(separator: ".").last ?? ""
    guard last.first?.isUppercase == true || last.first == "[" else { return base }
    return builder.add(.typeName(builder.name(tree.source.compactText(builder.range(base)))), range)
  }

  /// Parentheses or a subscript, and the closures behind them.
  mutating func call(_ callee: NodeID, suffix: SyntaxNode, _ range: ByteRange) -> NodeID {
    var base = callee
    var arguments: [NodeID] = []
    var isCall = false
    var label: SyntaxNode?
    for part in tree.children(suffix) where !isComment(part) {
      switch kind(part) {
      case .valueArguments:
        let isIndex = firstPart(part).map { kind($0) == .openBracket } ?? false
        let values = self.arguments(part)
        if isIndex {
          let upper = tree.range(part).upper
          base = builder.add(
            .index(base: base, arguments: builder.list(values)), ByteRange(range.lower, upper))
        } else {
          isCall = true
          if arguments.isEmpty { arguments = values } else { arguments += values }
        }
      case .lambda:
        isCall = true
        arguments.append(argument(lambda(part), label: label, trailing: true))
        label = nil
      case .simpleIdentifier: label = part
      default: continue
      }
    }
    guard isCall else { return base }
    if child(suffix, .valueArguments) == nil, case .call(let macro, let given) = builder[base],
      case .name(let word) = builder[macro], builder.text(word).first == "#"
    {
      // `#Macro(…) { … }` comes as the call of a call.
      return call(macro, arguments: builder[given] + arguments, range)
    }
    return call(base, arguments: arguments, range)
  }

  private mutating func arguments(_ node: SyntaxNode) -> [NodeID] {
    var arguments: [NodeID] = []
    // Between parentheses and commas.
    arguments.reserveCapacity(tree.children(node).count / 2)
    for part in tree.children(node) where kind(part) == .valueArgument {
      var label: SyntaxNode?
      var value: SyntaxNode?
      for piece in tree.children(part) where !isComment(piece) {
        if label == nil, kind(piece) == .valueArgumentLabel { label = piece }
        if tree.field(piece) == SwiftField.value { value = piece }
      }
      if let label, tree.field(label) == SwiftField.referenceLabel {
        // `name(first:second:)` as a value: the labels are no arguments.
        arguments.append(argument(builder.add(.name(name(label)), tree.range(label)), label: nil))
        continue
      }
      guard let value else {
        arguments.append(argument(unknown(part), label: label))
        continue
      }
      arguments.append(argument(expression(value), label: label))
    }
    return arguments
  }

  /// The path without its backslash, root type and whitespace.
  mutating func keyPath(_ range: ByteRange) -> NodeID {
    var path = tree.source.compactText(range)[...]
    path = path.drop { $0 == "\\" }
    if let dot = path.firstIndex(of: ".") { path = path[path.index(after: dot)...] }
    return builder.add(.keyPath(builder.name(String(path))), range)
  }
}
