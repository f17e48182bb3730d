import Evaluation
import Extraction
import ParityModel
import Program
import SyntaxTree
import Testing

/// The declared constants of sample files, in the order of the source.
enum TokenSample {
  /// Each as `line part name [state] value unit`; `-` for the empty part.
  static func tokens(_ platform: Platform, _ sources: [(path: String, text: String)]) throws -> [String] {
    try extract(platform, sources).facts.compactMap { fact in
      guard case .constant(let name) = fact.property else { return nil }
      let state = fact.state.description
      return
        (["\(fact.location.line)", fact.part.isEmpty ? "-" : fact.part, name]
        + (state.isEmpty ? [] : ["[\(state)]"]) + [fact.value.description]
        + (fact.unit == .none ? [] : [fact.unit.rawValue])).joined(separator: " ")
    }
  }

  static func swift(_ sources: String...) throws -> [String] {
    try tokens(.swiftUI, sources.enumerated().map { ("\($0.offset).swift", $0.element) })
  }

  static func kotlin(_ sources: String...) throws -> [String] {
    try tokens(.compose, sources.enumerated().map { ("\($0.offset).kt", $0.element) })
  }

  /// What the facts point at.
  static func texts(_ platform: Platform, _ path: String, _ text: String) throws -> [String] {
    try extract(platform, [(path, text)]).facts.map(\.text)
  }

  /// What could not be read: `line name: reason`.
  static func unreadable(_ platform: Platform, _ path: String, _ text: String) throws -> [String] {
    try extract(platform, [(path, text)]).unreadable.map {
      "\($0.location.line) \($0.property?.spelling ?? "-"): \($0.reason)"
    }
  }

  private static func extract(
    _ platform: Platform, _ sources: [(path: String, text: String)]
  ) throws -> Extraction {
    let files = try sources.map { path, text in
      let language = try #require(Language(path: path))
      return SourceFile(
        path: path, program: try ProgramReader().read(SourceText(text), language: language).get())
    }
    return Extractor(dialect: Dialect(platform: platform, rem: 16)).extract(Module(files: files))
  }
}
