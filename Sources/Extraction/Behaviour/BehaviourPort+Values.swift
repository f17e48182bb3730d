import Evaluation
import ParityModel
import Program

extension BehaviourPort {
  /// A sample as the port takes it; nil where its type cannot hold it.
  func given(_ value: BehaviourValue, as type: String?, isReal: Bool) -> EvaluatedValue? {
    switch value {
    case .number(let number):
      return evaluator.number(number, as: type, isReal: isReal, in: language)
    case .text(let text): return type.flatMap { enumCase(text, of: $0) } ?? .text(text)
    case .name(let name):
      return type.flatMap { enumCase(name, of: $0) } ?? .text(name)
    case .flag(let flag): return .boolean(flag)
    case .nothing: return .null
    case .list(let items):
      let element = type.flatMap { evaluator.element(of: $0) }
      var values: [EvaluatedValue] = []
      for item in items {
        guard let value = given(item, as: element, isReal: isReal) else { return nil }
        values.append(value)
      }
      return .list(ValueList(values))
    case .fields(let fields):
      var numbers: [(name: String, value: Double)] = []
      for field in fields {
        guard case .number(let number) = field.value else { return nil }
        numbers.append((field.name, number))
      }
      return evaluator.record(type ?? "", fields: numbers, in: language)
    case .range(let lower, let upper):
      let element = type.flatMap { evaluator.element(of: $0) }
      guard case .number(let low)? = evaluator.number(lower, as: element, isReal: isReal, in: language),
        case .number(let high)? = evaluator.number(upper, as: element, isReal: isReal, in: language)
      else { return nil }
      return .range(ValueRange(lower: low, upper: high, isClosed: true))
    }
  }

  /// The case of an enumeration whose name is the same in lower camel.
  private func enumCase(_ name: String, of type: String) -> EvaluatedValue? {
    let named = caseNames.named(of: type) {
      let values = evaluator.cases(of: type).compactMap { value -> (String, EvaluatedValue)? in
        if case .enumCase(let item) = value { (item.name.lowerCamel, value) } else { nil }
      }
      return Dictionary(values) { first, _ in first }
    }
    return named.isEmpty ? nil : named[name.lowerCamel]
  }

  /// What the port gave, in shared terms.
  ///
  /// - Parameter takesTokens: whether the name of a token is a result; else what it is counts.
  func found(
    _ result: Evaluator.Result, taking member: String?, takesTokens: Bool
  ) -> BehaviourResult.Outcome {
    if case .unreadable(let unknown) = result.outcome { return unreadable(unknown) }
    var value = result.value
    if let member {
      if let style = style(member, of: value) { return style }
      value = taken(member, from: value)
    }
    let cause = value.cause ?? result.unknowns.last
    guard let shared = shared(value, takesTokens: takesTokens) else {
      if let cause { return unreadable(cause) }
      return .unreadable(reason: "what it gives cannot be compared: \(value)", nil)
    }
    return .value(shared)
  }

  /// What a function that gives classes or a style object says of a property; nil for any other result.
  private func style(_ member: String, of value: EvaluatedValue) -> BehaviourResult.Outcome? {
    let properties = Property.spelled(member)
    guard writesStyles, !properties.isEmpty else { return nil }
    switch value {
    case .text: return self.value(of: properties, in: [value], merges: false, [], at: nil)
    case .record(let record) where record[member] == nil:
      return self.value(of: properties, in: [value], merges: false, [], at: nil)
    default: return nil
    }
  }

  private func taken(_ member: String, from value: EvaluatedValue) -> EvaluatedValue {
    switch value {
    case .list(let list): .list(ValueList(list.elements.map { taken(member, from: $0) }))
    case .record(let record): record[member] ?? value
    case .tuple(let tuple): tuple.elements.first { $0.label == member }?.value ?? value
    case .token(let token): token.resolved.map { taken(member, from: $0) } ?? value
    default: value
    }
  }

  func shared(_ value: EvaluatedValue, takesTokens: Bool) -> BehaviourValue? {
    value.shared(takesTokens: takesTokens) { name in
      // No colour at all is `clear`, whatever a platform calls it.
      let name = name.lowerCamel
      return name == "transparent" ? "clear" : name
    }
  }
}

/// The cases of the enumerations of a port under their names in lower camel, each looked up once.
final class CaseNames {
  private var known: [String: [String: EvaluatedValue]] = [:]

  func named(of type: String, _ find: () -> [String: EvaluatedValue]) -> [String: EvaluatedValue] {
    if let cases = known[type] { return cases }
    let cases = find()
    known[type] = cases
    return cases
  }
}
