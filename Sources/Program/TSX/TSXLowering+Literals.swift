import SyntaxTree

// Numbers, strings, templates, arrays and objects.
extension TSXLowering {
  mutating func number(_ node: SyntaxNode) -> NodeID {
    if let value = tree.source.decimal(tree.range(node)) { return add(.number(value, .integer), node) }
    guard let (value, kind) = TSXLiterals.number(tree.text(node)) else { return unknown(node) }
    return add(.number(value, kind), node)
  }

  /// A quoted string, or a template with its substitutions as segments.
  mutating func string(_ node: SyntaxNode) -> NodeID {
    if let plain = plainString(node) { return plain }
    var segments: [NodeID] = []
    var text = ""
    var range: ByteRange?
    for child in tree.children(node) {
      switch kind(child) {
      case .stringFragment: text += tree.text(child)
      case .escapeSequence: text += TSXLiterals.escape(tree.text(child))
      case .characterReference: text += TSXLiterals.entity(tree.text(child))
      case .templateSubstitution:
        if let open = range { segments.append(textSegment(text, open)) }
        (text, range) = ("", nil)
        segments.append(expression(firstNamed(child), of: child))
        continue
      default: continue
      }
      let piece = tree.range(child)
      range = ByteRange(range?.lower ?? piece.lower, piece.upper)
    }
    if let range { segments.append(textSegment(text, range)) }
    return add(.string(builder.list(segments)), node)
  }

  /// A string of one fragment, and nothing else between its quotes.
  private mutating func plainString(_ node: SyntaxNode) -> NodeID? {
    var fragment: SyntaxNode?
    for child in tree.children(node) {
      switch kind(child) {
      case .stringFragment where fragment == nil: fragment = child
      case .stringFragment, .escapeSequence, .characterReference, .templateSubstitution: return nil
      default: continue
      }
    }
    guard let fragment else { return nil }
    let range = tree.range(fragment)
    let text = builder.add(.text(builder.name(at: range)), range)
    return add(.string(builder.list([text])), node)
  }

  mutating func textSegment(_ text: String, _ range: ByteRange) -> NodeID {
    builder.add(.text(builder.name(text)), range)
  }

  mutating func array(_ node: SyntaxNode) -> NodeID {
    let elements = elements(of: node, hole: .null) { lowering, child in lowering.element(child) }
    return add(.array(builder.list(elements)), node)
  }

  /// The elements between brackets; two commas in a row leave a hole.
  mutating func elements(
    of node: SyntaxNode, hole: Node, _ lower: (inout TSXLowering, SyntaxNode) -> NodeID
  ) -> [NodeID] {
    var elements: [NodeID] = []
    var isFilled = false
    for child in tree.children(node) where !tree.isExtra(child) {
      if tree.isNamed(child) {
        elements.append(lower(&self, child))
        isFilled = true
      } else if token(child) == .comma {
        if !isFilled { elements.append(add(hole, child)) }
        isFilled = false
      }
    }
    return elements
  }

  /// An element of a list of values: an expression or a spread.
  mutating func element(_ node: SyntaxNode) -> NodeID {
    guard kind(node) == .spreadElement else { return expression(node) }
    let value = expression(firstNamed(node), of: node)
    return add(.spread(value), node)
  }

  mutating func object(_ node: SyntaxNode) -> NodeID {
    var members: [NodeID] = []
    for child in named(node) {
      switch kind(child) {
      case .pair:
        let key = propertyKey(self.child(child, kinds.key), of: child)
        let value = expression(self.child(child, kinds.value), of: child)
        members.append(add(.entry(key: key, value: value), child))
      case .shorthandProperty:
        let key = keyString(child)
        let value = add(.name(name(child)), child)
        members.append(add(.entry(key: key, value: value), child))
      case .spreadElement: members.append(element(child))
      case .methodDefinition: members.append(method(child))
      default: members.append(unknown(child))
      }
    }
    return add(.object(builder.list(members)), node)
  }

  /// The key of an object entry or of a destructuring: a string unless computed.
  mutating func propertyKey(_ node: SyntaxNode?, of parent: SyntaxNode) -> NodeID {
    guard let node else { return unknown(parent) }
    switch kind(node) {
    case .string: return string(node)
    case .computedPropertyName: return expression(firstNamed(node), of: node)
    default: return keyString(node)
    }
  }

  mutating func keyString(_ node: SyntaxNode) -> NodeID {
    let text = textSegment(tree.text(node), tree.range(node))
    return add(.string(builder.list([text])), node)
  }

  /// The name of a member: the text of a plain or quoted key, the source of a computed one.
  mutating func memberName(_ node: SyntaxNode) -> Name {
    guard kind(node) == .string else { return name(node) }
    var text = ""
    for child in tree.children(node) {
      switch kind(child) {
      case .stringFragment: text += tree.text(child)
      case .escapeSequence: text += TSXLiterals.escape(tree.text(child))
      default: break
      }
    }
    return builder.name(text)
  }
}
