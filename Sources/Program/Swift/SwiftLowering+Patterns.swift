import SyntaxTree

extension SwiftLowering {
  /// A `pattern` or `switch_pattern`.
  mutating func pattern(_ node: SyntaxNode, binds: Bool = false) -> NodeID {
    nested(node) { lowering in
      lowering.pattern(lowering.parts(node)[...], binds: binds)
    }
  }

  /// A pattern that the grammar leaves as a row of tokens.
  ///
  /// - Parameter binds: whether a plain name is bound, as behind `let`, rather than compared.
  mutating func pattern(_ parts: ArraySlice<SyntaxNode>, binds: Bool) -> NodeID {
    var rest = parts
    var binds = binds
    while let first = rest.first {
      if kind(first) == .valueBinding { binds = true } else if kind(first) != .caseToken { break }
      rest = rest.dropFirst()
    }
    guard let first = rest.first, let last = rest.last else {
      let place = parts.last.map { tree.range($0).upper } ?? 0
      return builder.add(.unknown(builder.name("pattern")), ByteRange(place, place))
    }
    let range = ByteRange(tree.range(parts.first ?? first).lower, tree.range(last).upper)
    if let optional = optionalPattern(rest, binds: binds, range) { return optional }
    if let mark = rest.firstIndex(where: { kind($0) == .asToken }), mark > rest.startIndex,
      let type = rest[mark...].last
    {
      let value = pattern(rest[..<mark], binds: binds)
      return builder.add(.cast(value: value, type: typeName(type), optional: false), range)
    }
    switch kind(first) {
    case .isToken: return builder.add(.typePattern(typeName(last), negated: false), range)
    case .wildcard: return builder.add(.wildcard, range)
    case .openParenthesis:
      let items = patternItems(rest.dropFirst(), binds: binds)
      if items.count == 1, case .argument(nil, let value, _) = builder[items[0]] { return value }
      return builder.add(.tuple(builder.list(items)), range)
    case .dot, .userType: return casePattern(rest, binds: binds, range)
    case .pattern, .switchPattern: return pattern(first, binds: binds)
    case .simpleIdentifier where binds || tree.field(first) == SwiftField.boundIdentifier:
      let isWildcard = tree.text(first) == "_"
      return builder.add(isWildcard ? .wildcard : .bindingPattern(name(first)), tree.range(first))
    case .range, .openStartRange, .openEndRange:
      return builder.add(.rangePattern(expression(first), negated: false), range)
    default: return expression(first)
    }
  }

  /// `pattern?` is `.some(pattern)`.
  private mutating func optionalPattern(
    _ parts: ArraySlice<SyntaxNode>, binds: Bool, _ range: ByteRange
  ) -> NodeID? {
    guard parts.count > 1, let last = parts.last, kind(last) == .question else { return nil }
    let inner = pattern(parts.dropLast(), binds: binds)
    let callee = builder.add(.implicitMember(builder.name("some")), tree.range(last))
    return call(callee, arguments: [plainArgument(inner)], range)
  }

  /// `.name`, `Type.name`, with or without associated values.
  private mutating func casePattern(
    _ parts: ArraySlice<SyntaxNode>, binds: Bool, _ range: ByteRange
  ) -> NodeID {
    guard let word = parts.firstIndex(where: { kind($0) == .simpleIdentifier }), let first = parts.first
    else { return builder.add(.unknown(builder.name("pattern")), range) }
    let place = ByteRange(tree.range(first).lower, tree.range(parts[word]).upper)
    let callee: NodeID
    if kind(first) == .userType {
      callee = builder.add(.member(base: typePath(first), name: name(parts[word]), optional: false), place)
    } else {
      callee = builder.add(.implicitMember(name(parts[word])), place)
    }
    let behind = parts[(word + 1)...]
    guard let open = behind.first, kind(open) == .openParenthesis else { return callee }
    return call(callee, arguments: patternItems(behind.dropFirst(), binds: binds), range)
  }

  /// `label: pattern, pattern)`
  private mutating func patternItems(_ parts: ArraySlice<SyntaxNode>, binds: Bool) -> [NodeID] {
    var items: [NodeID] = []
    var label: SyntaxNode?
    for index in parts.indices {
      let part = parts[index]
      switch kind(part) {
      case .pattern: items.append(argument(pattern(part, binds: binds), label: label))
      case .simpleIdentifier where index + 1 < parts.endIndex && kind(parts[index + 1]) == .colon:
        label = part
        continue
      case .colon: continue
      default: break
      }
      label = nil
    }
    return items
  }
}
