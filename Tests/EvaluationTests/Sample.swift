import Program
import Testing

/// One small program in three languages, and what `f()` gives in all of them.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  let swift: String
  let kotlin: String
  let typescript: String
  let value: String

  init(_ name: String, is value: String, swift: String, kotlin: String, typescript: String) {
    self.name = name
    self.value = value
    self.swift = swift
    self.kotlin = kotlin
    self.typescript = typescript
  }

  var testDescription: String { name }

  static let all: [Sample] =
    conditions + loops + functions + collections + texts + types + optionals + errors
    + numbers + choices + rounds + sequences + words + shapes
}
