import ParityModel

extension EvaluatedValue {
  /// The value in terms that every port shares; nil where some of it is not known or has no such terms.
  ///
  /// - Parameters:
  ///   - takesTokens: whether the name of a token is a value; else what the token is counts.
  ///   - naming: what cases and tokens are called in those terms.
  public func shared(takesTokens: Bool, naming: (String) -> String) -> BehaviourValue? {
    func list(_ items: [EvaluatedValue]) -> [BehaviourValue]? {
      var result: [BehaviourValue] = []
      for item in items {
        guard let value = item.shared(takesTokens: takesTokens, naming: naming) else { return nil }
        result.append(value)
      }
      return result
    }
    func fields(_ items: [(name: String, value: EvaluatedValue)]) -> BehaviourValue? {
      list(items.map(\.value)).map { values in
        .fields(zip(items, values).map { BehaviourValue.Field(name: $0.name, value: $1) })
      }
    }
    switch self {
    case .number(let number): return .number(number.shared)
    case .text(let text): return .text(text)
    case .character(let character): return .text(String(character))
    case .boolean(let flag): return .flag(flag)
    case .null, .unit: return .nothing
    case .list(let items), .set(let items): return list(items.elements).map { .list($0) }
    case .map(let map): return list(map.entries.map(\.value)).map { .list($0) }
    case .tuple(let tuple): return fields(tuple.elements.map { ($0.label ?? "", $0.value) })
    case .record(let record): return fields(record.fields.map { ($0.name, $0.value) })
    case .enumCase(let item):
      if item.payload.isEmpty { return .name(naming(item.name)) }
      return fields(item.payload.map { ($0.label ?? item.name, $0.value) })
    case .duration(let milliseconds): return .number(milliseconds)
    case .range(let range):
      guard let lower = range.lower, let upper = range.upper else { return nil }
      return .range(lower.shared, upper.shared)
    case .type(let name): return .name(naming(name))
    case .token(let token):
      if takesTokens {
        return .name(naming(token.name) + (token.opacity.map { "@\(Value.rounded($0))" } ?? ""))
      }
      return token.resolved.flatMap { $0.shared(takesTokens: false, naming: naming) }
    case .function, .object, .unknown: return nil
    }
  }
}

extension EvaluatedNumber {
  /// A number of 32 bits as its shortest decimal: 0.4f is 0.4.
  fileprivate var shared: Double {
    switch kind {
    case .float, .dp, .sp, .em: Double(Float(double).description) ?? double
    default: double
    }
  }
}
