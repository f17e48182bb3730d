import SyntaxTree

extension SwiftLowering {
  mutating func type(_ node: SyntaxNode) -> NodeID {
    let parts = parts(node)
    guard let word = parts.first(where: { tree.field($0) == SwiftField.name }) else { return unknown(node) }
    // Of a dotted extended type the last name is the type's own.
    let own = kind(word) == .userType ? children(word, .typeIdentifier).last ?? word : word
    let body = parts.last { [.classBody, .enumBody, .protocolBody].contains(kind($0)) }
    let supertypes = parts.filter { kind($0) == .inheritance }.compactMap { specifier in
      lastNamed(specifier).map { plainTypeName($0) }
    }
    var members: [NodeID] = []
    if let body { members = items(of: body) }
    let declaration = TypeDeclaration(
      kind: typeKind(parts), name: name(own), nameRange: tree.range(own), supertypes: supertypes,
      modifiers: modifiers(parts), members: builder.list(members))
    return builder.add(declaration, tree.range(node))
  }

  private func typeKind(_ parts: [SyntaxNode]) -> TypeDeclaration.Kind {
    for part in parts where !tree.isNamed(part) {
      switch tree.text(part) {
      case "struct": return .structure
      case "class": return .class
      case "actor": return .actor
      case "enum": return .enumeration
      case "extension": return .extension
      case "protocol": return .protocol
      default: continue
      }
    }
    return .structure
  }

  /// `typealias` and `associatedtype`; what it stands for is its one supertype.
  mutating func typeAlias(_ node: SyntaxNode) -> NodeID {
    let parts = parts(node)
    guard let word = parts.first(where: { kind($0) == .typeIdentifier || kind($0) == .simpleIdentifier })
    else {
      return unknown(node)
    }
    var supertypes: [Name] = []
    if let sign = parts.firstIndex(where: { kind($0) == .equals }), let target = parts[sign...].last {
      supertypes = [plainTypeName(target)]
    }
    let declaration = TypeDeclaration(
      kind: .alias, name: name(word), nameRange: tree.range(word), supertypes: supertypes,
      modifiers: modifiers(parts))
    return builder.add(declaration, tree.range(node))
  }

  mutating func importDeclaration(_ node: SyntaxNode) -> NodeID {
    guard let path = child(node, .identifier) else { return unknown(node) }
    return builder.add(.import(builder.name(typeText(tree.range(path)))), tree.range(node))
  }

  /// Modifier words and attributes in front of a declaration, wherever the grammar puts them.
  mutating func modifiers(_ parts: [SyntaxNode]) -> NodeList {
    var words: [NodeID] = []
    for part in parts {
      switch kind(part) {
      case .modifiers:
        for word in self.parts(part) { words.append(modifier(word)) }
      case .attribute: words.append(modifier(part))
      default: continue
      }
    }
    return builder.list(words)
  }

  mutating func modifier(_ node: SyntaxNode) -> NodeID {
    guard kind(node) == .attribute else {
      return builder.add(.name(builder.name(typeText(tree.range(node)))), tree.range(node))
    }
    let parts = parts(node)
    guard let type = child(node, .userType) else { return unknown(node) }
    let callee = builder.add(.name(plainTypeName(type)), tree.range(type))
    guard let open = parts.firstIndex(where: { kind($0) == .openParenthesis }) else { return callee }
    return call(callee, arguments: flatArguments(parts[(open + 1)...]), tree.range(node))
  }

  // MARK: Enumerations

  /// Every case of one `case` line.
  mutating func enumCases(_ node: SyntaxNode) -> [NodeID] {
    let parts = parts(node)
    var starts: [Int] = parts.indices.filter { tree.field(parts[$0]) == SwiftField.name }
    guard !starts.isEmpty else { return [unknown(node)] }
    starts.append(parts.count)
    return zip(starts, starts.dropFirst()).map { start, end in
      let word = parts[start]
      var declaration = EnumCaseDeclaration(name: name(word), nameRange: tree.range(word))
      var upper = tree.range(word).upper
      for part in parts[start..<end] {
        if kind(part) == .enumTypes {
          declaration.parameters = builder.list(associatedValues(part))
          upper = tree.range(part).upper
        } else if tree.field(part) == SwiftField.rawValue {
          declaration.rawValue = expression(part)
          upper = tree.range(part).upper
        }
      }
      return builder.add(declaration, ByteRange(tree.range(word).lower, upper))
    }
  }

  private mutating func associatedValues(_ node: SyntaxNode) -> [NodeID] {
    let parts = parts(node).dropFirst().dropLast()
    return parts.split { kind($0) == .comma }.map { piece in
      let colon = piece.firstIndex { kind($0) == .colon }
      let sign = piece.firstIndex { kind($0) == .equals }
      let label = colon.flatMap { piece[..<$0].last }
      let type = piece[(colon.map { $0 + 1 } ?? piece.startIndex)..<(sign ?? piece.endIndex)].last
      let first = piece.first.map { tree.range($0) } ?? tree.range(node)
      let word = label.map { name($0) } ?? builder.name("_")
      let declaration = ParameterDeclaration(
        label: label.map { name($0) }, name: word, nameRange: label.map { tree.range($0) } ?? first,
        type: type.map { typeName($0) },
        defaultValue: sign.flatMap { piece[($0 + 1)...].first }.map { expression($0) })
      let upper = piece.last.map { tree.range($0).upper } ?? first.upper
      return builder.add(declaration, ByteRange(first.lower, upper))
    }
  }
}
