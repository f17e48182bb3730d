import Evaluation
import ParityModel
import Program
import SyntaxTree
import Testing

@testable import Extraction

/// Evaluates one behaviour of one file.
enum BehaviourBench {
  static let origin = Origin(path: "specs/a.swift", line: 1)

  static func result(
    of behaviour: BehaviourSpec, on platform: Platform, _ path: String, _ text: String
  ) throws -> BehaviourResult {
    let language = try #require(Language(path: path))
    guard case .success(let program) = ProgramReader().read(SourceText(text), language: language) else {
      throw Unparsed()
    }
    let specification = Specification(
      components: [ComponentSpec(name: "Sample", behaviours: [behaviour], origin: origin)])
    let module = Module(files: [SourceFile(path: path, program: program)])
    return try #require(
      BehaviourEvaluator(specification: specification, dialect: Dialect(platform: platform))
        .results(of: module).first)
  }

  private struct Unparsed: Error {}

  /// A cell in few words.
  static func words(_ result: BehaviourResult) -> [String] {
    result.cells.map { cell in
      let column = cell.column.isEmpty ? "" : cell.column + " of "
      switch cell.outcome {
      case .value(let value): return column + "\(cell.inputs) is \(value)"
      case .unreadable(let reason, let place):
        return column + "\(cell.inputs) unreadable: \(reason) at \(place?.line ?? 0)"
      }
    }
  }
}
