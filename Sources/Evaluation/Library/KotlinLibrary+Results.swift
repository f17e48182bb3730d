import Program

/// What `runCatching` gives: a value or an error.
extension Interpreter {
  private static let resultType = "kotlin.Result"

  private func result(_ value: EvaluatedValue?, _ error: EvaluatedValue?) -> EvaluatedValue {
    .record(
      Record(
        type: Self.resultType,
        fields: [
          Record.Field(name: "isSuccess", value: .boolean(error == nil)),
          Record.Field(name: "isFailure", value: .boolean(error != nil)),
          Record.Field(name: error == nil ? "value" : "error", value: value ?? error ?? .null),
        ]))
  }

  func kotlinResult(
    _ site: CallSite, _ body: () throws(Signal) -> EvaluatedValue
  ) throws(Signal) -> EvaluatedValue {
    try caught(
      site.id, site.place, { () throws(Signal) in self.result(try body(), nil) },
      handling: { (error) throws(Signal) in self.result(nil, error.value) })
  }

  /// A method of a result; nil for any other receiver or method.
  func kotlinResultMethod(
    _ name: String, on receiver: EvaluatedValue, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    guard case .record(let record) = contents(receiver), record.type == Self.resultType else { return nil }
    let (value, error) = (record["value"], record["error"])
    let first = arguments.first?.value
    switch name {
    case "getOrNull": return value ?? .null
    case "exceptionOrNull": return error ?? .null
    case "getOrDefault": return value ?? first
    case "getOrThrow":
      if let value { return value }
      throw .thrown(
        Thrown(Unknown(reason: "an error is thrown", place: reference(site.id, site.place)), error))
    case "getOrElse":
      if let value { return value }
      return try apply(first, [error], site)
    case "map":
      return try value.map { (value) throws(Signal) in result(try apply(first, [value], site), nil) }
        ?? receiver
    case "mapCatching":
      return try value.map { (value) throws(Signal) in
        try kotlinResult(site) { () throws(Signal) in try self.apply(first, [value], site) ?? .null }
      } ?? receiver
    case "recover":
      return try error.map { (error) throws(Signal) in result(try apply(first, [error], site), nil) }
        ?? receiver
    case "onSuccess":
      if let value { _ = try apply(first, [value], site) }
      return receiver
    case "onFailure":
      if let error { _ = try apply(first, [error], site) }
      return receiver
    case "fold":
      guard arguments.count == 2 else { return nil }
      let closures = [
        arguments.first { $0.label == "onSuccess" } ?? arguments[0],
        arguments.first { $0.label == "onFailure" } ?? arguments[1],
      ]
      if let value { return try apply(closures[0].value, [value], site) }
      return try apply(closures[1].value, [error], site)
    default: return nil
    }
  }

  private func apply(
    _ closure: EvaluatedValue?, _ values: [EvaluatedValue?], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    guard let closure else { return nil }
    return try apply(closure, values.compactMap { $0 }, site)
  }
}
