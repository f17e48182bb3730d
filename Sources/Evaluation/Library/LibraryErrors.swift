/// The errors that Kotlin and TypeScript bring, by name.
enum LibraryErrors {
  /// What each one is as well.
  static let parents: WordMap<String> = [
    // Kotlin's.
    "Exception": "Throwable", "Error": "Throwable", "NotImplementedError": "Error",
    "RuntimeException": "Exception", "IllegalArgumentException": "RuntimeException",
    "IllegalStateException": "RuntimeException", "NumberFormatException": "IllegalArgumentException",
    "ArithmeticException": "RuntimeException", "IndexOutOfBoundsException": "RuntimeException",
    "NullPointerException": "RuntimeException", "NoSuchElementException": "RuntimeException",
    "UnsupportedOperationException": "RuntimeException", "ClassCastException": "RuntimeException",
    "ConcurrentModificationException": "RuntimeException", "CancellationException": "IllegalStateException",
    "Throwable": "",
    // JavaScript's, under the same Error.
    "TypeError": "Error", "RangeError": "Error", "SyntaxError": "Error", "ReferenceError": "Error",
    "EvalError": "Error", "URIError": "Error",
  ]

  /// What Kotlin throws where a Swift program would stop.
  static let kotlinTraps: WordMap<String> = [
    "division by zero": "ArithmeticException", "an index out of range": "IndexOutOfBoundsException",
    "nothing is unwrapped": "NullPointerException", "nothing to reduce": "UnsupportedOperationException",
    "nothing to remove": "NoSuchElementException", "a negative count": "IllegalArgumentException",
    "a step of zero": "IllegalArgumentException",
  ]

  static func make(_ type: String, message: EvaluatedValue) -> EvaluatedValue {
    .record(
      Record(
        type: type,
        fields: [
          Record.Field(name: "message", value: message), Record.Field(name: "name", value: .text(type)),
        ]))
  }
}
