import Program

/// Values that come into a run and leave it.
extension Interpreter {
  /// A value with the contents of its objects in their place.
  func exported(_ value: EvaluatedValue, at place: Reference, depth: Int = 0) -> EvaluatedValue {
    guard depth < bounds.nesting else {
      return .unknown(
        Unknown(reason: "nests values deeper than \(bounds.nesting) levels", place: place))
    }
    func inner(_ value: EvaluatedValue) -> EvaluatedValue { exported(value, at: place, depth: depth + 1) }
    switch contents(value) {
    case .list(let list): return .list(list.elements.map(inner))
    case .set(let list): return .set(ValueList(list.elements.map(inner)))
    case .map(let map):
      return .map(ValueMap(map.entries.map { ValueMap.Entry(key: inner($0.key), value: inner($0.value)) }))
    case .tuple(let tuple):
      return .tuple(
        ValueTuple(tuple.elements.map { ValueTuple.Element(label: $0.label, value: inner($0.value)) }))
    case .record(let record):
      return .record(
        Record(
          type: record.type, fields: record.fields.map { Record.Field(name: $0.name, value: inner($0.value)) }
        ))
    case .enumCase(var item):
      item.payload = item.payload.map { ValueTuple.Element(label: $0.label, value: inner($0.value)) }
      return .enumCase(item)
    case .token(var token):
      token.resolved = token.resolved.map(inner)
      return .token(token)
    case .object:
      // An object inside itself.
      return .null
    case let plain: return plain
    }
  }

  /// A value from outside, as the language of the module has it: JavaScript's arrays are objects.
  func imported(_ value: EvaluatedValue) -> EvaluatedValue {
    guard module.files.first?.program.language.isScript == true else { return value }
    switch value {
    case .list(let list): return make(.list(ValueList(list.elements.map(imported))))
    case .record(let record):
      return make(
        .record(
          Record(
            type: record.type,
            fields: record.fields.map { Record.Field(name: $0.name, value: imported($0.value)) })))
    default: return value
    }
  }
}
