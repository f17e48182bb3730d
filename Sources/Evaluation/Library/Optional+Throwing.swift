extension Optional where Wrapped == EvaluatedValue {
  /// The value, else another one; the standard library's `??` throws any error.
  func or(_ other: @autoclosure () throws(Signal) -> EvaluatedValue) throws(Signal) -> EvaluatedValue {
    if let self { return self }
    return try other()
  }
}
