import Evaluation
import Extraction
import ParityModel
import Program
import SyntaxTree

/// Facts of SwiftUI samples, in the order of the source.
enum SwiftUISample {
  /// Each fact of the files as `line part property [state] value unit`; `-` for the empty part.
  static func facts(_ sources: String...) throws -> [String] {
    try extract(sources).facts.map { fact in
      "\(fact.location.line) " + (fact.part.isEmpty ? "-" : fact.part) + " " + stated(fact)
    }
  }

  /// What an expression states as the body of a view: `property [state] value unit`.
  static func stated(_ view: String, members: String = "") throws -> [String] {
    try extract(["struct Card: View {\n\(members)\nvar body: some View {\n\(view)\n}\n}\n"]).facts.map(stated)
  }

  /// The words that the facts of a view point at.
  static func texts(_ view: String) throws -> [String] {
    try extract(["struct Card: View { var body: some View { \(view) } }"]).facts.map(\.text)
  }

  /// What could not be read: `line part property: reason`.
  static func unreadable(_ sources: String...) throws -> [String] {
    try extract(sources).unreadable.map { place in
      "\(place.location.line) \(place.part) \(place.property?.spelling ?? "-"): \(place.reason)"
    }
  }

  private static func extract(_ sources: [String]) throws -> Extraction {
    let files = try sources.enumerated().map { index, text in
      SourceFile(
        path: "\(index).swift", program: try ProgramReader().read(SourceText(text), language: .swift).get())
    }
    return Extractor(dialect: Dialect(platform: .swiftUI)).extract(Module(files: files))
  }

  private static func stated(_ fact: Fact) -> String {
    let state = fact.state.description
    return
      ([fact.property.spelling] + (state.isEmpty ? [] : ["[\(state)]"]) + [fact.value.description]
      + (fact.unit == .none ? [] : [fact.unit.rawValue])).joined(separator: " ")
  }
}
