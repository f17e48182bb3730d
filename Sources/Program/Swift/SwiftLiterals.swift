import SyntaxTree

extension SwiftLowering {
  mutating func literal(_ node: SyntaxNode) -> NodeID {
    let range = tree.range(node)
    switch kind(node) {
    case .integer, .hex, .binary, .octal:
      let value = tree.source.decimal(range) ?? SwiftNumber.integer(tree.text(node))
      return builder.add(.number(value, .integer), range)
    case .real: return builder.add(.number(SwiftNumber.real(tree.text(node)), .floating), range)
    case .boolean: return builder.add(.boolean(tree.text(node, is: "true")), range)
    case .nilToken: return builder.add(.null, range)
    default: return string(node)
    }
  }

  /// A string of any of the three kinds; the pieces between interpolations are read from the source.
  private mutating func string(_ node: SyntaxNode) -> NodeID {
    let range = tree.range(node)
    let bytes = tree.source.bytes
    let quote = SwiftQuote(of: bytes[Int(range.lower)..<min(Int(range.upper), bytes.count)])
    let content = quote.content(of: range)
    var segments: [NodeID] = []
    var lower = content.lower
    let interpolations = interpolations(of: node)
    for (index, interpolation) in interpolations.enumerated() {
      text(ByteRange(lower, interpolation.range.lower), quote, isFirst: index == 0, isLast: false, &segments)
      segments.append(interpolated(interpolation.values, interpolation.range))
      lower = interpolation.range.upper
    }
    text(
      ByteRange(min(lower, content.upper), content.upper), quote, isFirst: interpolations.isEmpty,
      isLast: true, &segments)
    return builder.add(.string(builder.list(segments)), range)
  }

  private mutating func text(
    _ range: ByteRange, _ quote: SwiftQuote, isFirst: Bool, isLast: Bool, _ segments: inout [NodeID]
  ) {
    guard range.count > 0 else { return }
    let text = quote.text(
      of: tree.source.bytes[Int(range.lower)..<Int(range.upper)], isFirst: isFirst, isLast: isLast)
    if !text.isEmpty { segments.append(builder.add(.text(builder.name(text)), range)) }
  }

  /// `\(value)`; several or labelled arguments are a `tuple`.
  private mutating func interpolated(_ values: [SyntaxNode], _ range: ByteRange) -> NodeID {
    var arguments: [NodeID] = []
    for value in values {
      let pieces = parts(value)
      guard let inner = pieces.last(where: { tree.field($0) == SwiftField.value }) else { continue }
      arguments.append(
        argument(expression(inner), label: pieces.first { kind($0) == .valueArgumentLabel }))
    }
    if arguments.count == 1, case .argument(nil, let value, _) = builder[arguments[0]] { return value }
    return builder.add(.tuple(builder.list(arguments)), range)
  }

  /// Each interpolation from its backslash to behind its closing parenthesis.
  private func interpolations(of node: SyntaxNode) -> [(range: ByteRange, values: [SyntaxNode])] {
    if kind(node) == .rawString {
      return children(node, .rawInterpolation).map { (tree.range($0), children($0, .interpolated)) }
    }
    var result: [(range: ByteRange, values: [SyntaxNode])] = []
    var start: UInt32?
    var values: [SyntaxNode] = []
    for part in parts(node) {
      switch kind(part) {
      case .interpolationStart:
        start = tree.range(part).lower
        values = []
      case .interpolated: values.append(part)
      case .closeParenthesis:
        guard let lower = start else { continue }
        result.append((ByteRange(lower, tree.range(part).upper), values))
        start = nil
      default: continue
      }
    }
    return result
  }
}

/// How numbers are written in Swift.
enum SwiftNumber {
  static func integer(_ text: String) -> Double {
    let digits = text.filter { $0 != "_" }.lowercased()
    let radix: Int
    switch digits.prefix(2) {
    case "0x": radix = 16
    case "0b": radix = 2
    case "0o": radix = 8
    default: return Double(digits) ?? .nan
    }
    return digits.dropFirst(2).reduce(0) { $0 * Double(radix) + Double($1.hexDigitValue ?? 0) }
  }

  static func real(_ text: String) -> Double { Double(text.filter { $0 != "_" }) ?? .nan }
}
