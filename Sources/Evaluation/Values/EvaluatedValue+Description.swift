extension EvaluatedValue: CustomStringConvertible {
  /// The value as a report shows it, in the same words for every language: whole numbers without a
  /// fraction, texts in quotes.
  public var description: String {
    switch self {
    case .number(let number): number.description
    case .text(let text): "\"\(text)\""
    case .character(let character): "\"\(character)\""
    case .boolean(let flag): flag ? "true" : "false"
    case .null: "nil"
    case .unit: "()"
    case .list(let list), .set(let list): "[" + list.elements.map(\.description).joined(separator: ", ") + "]"
    case .map(let map):
      "[" + map.entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
    case .tuple(let tuple): "(" + tuple.elements.map(\.description).joined(separator: ", ") + ")"
    case .range(let range): range.description
    case .record(let record):
      "{" + record.fields.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + "}"
    case .enumCase(let item):
      item.payload.isEmpty
        ? item.name : "\(item.name)(" + item.payload.map(\.description).joined(separator: ", ") + ")"
    case .function: "a function"
    case .type(let name): name
    case .duration(let milliseconds): "\(EvaluatedNumber.double(milliseconds)) ms"
    case .token(let token): token.description
    case .object: "an object"
    case .unknown(let unknown): "unknown (\(unknown.reason))"
    }
  }
}

extension EvaluatedNumber: CustomStringConvertible {
  public var description: String {
    if isInteger { return String(whole) }
    if let whole = Int64(exactly: real), abs(real) < 1e15 { return String(whole) }
    if real.isInfinite { return real < 0 ? "-infinity" : "infinity" }
    return kind.isSingle ? Float(real).description : real.description
  }
}

extension ValueTuple.Element: CustomStringConvertible {
  public var description: String { label.map { "\($0): \(value)" } ?? "\(value)" }
}

extension ValueRange: CustomStringConvertible {
  public var description: String {
    (lower?.description ?? "") + (isClosed ? "..." : "..<") + (upper?.description ?? "")
  }
}

extension TokenPath: CustomStringConvertible {
  /// The token's own name, with its opacity.
  public var description: String { name + (opacity.map { "@\(EvaluatedNumber.double($0))" } ?? "") }
}
