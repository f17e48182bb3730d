import Evaluation
import Extraction
import ParityModel
import Program
import SyntaxTree

/// The facts of the first of some Compose files, each as `line part property [state] value unit`; `-`
/// for the empty part. The other files only declare what the first one uses.
func composeFacts(_ source: String, with others: [String] = []) throws -> [String] {
  let files = try ([source] + others).enumerated().map { index, text in
    SourceFile(
      path: "\(index).kt", program: try ProgramReader().read(SourceText(text), language: .kotlin).get())
  }
  let extraction = Extractor(dialect: Dialect(platform: .compose)).extract(Module(files: files))
  return extraction.facts.filter { $0.location.path == "0.kt" }.map { fact in
    let state = fact.state.description
    return
      (["\(fact.location.line)", fact.part.isEmpty ? "-" : fact.part, fact.property.spelling]
      + (state.isEmpty ? [] : ["[\(state)]"]) + [fact.value.description]
      + (fact.unit == .none ? [] : [fact.unit.rawValue])).joined(separator: " ")
  }
}

/// The facts of statements inside a composable, without line and part.
func composeFacts(in body: String, with others: [String] = []) throws -> [String] {
  try composeFacts("@Composable fun Part(modifier: Modifier) {\n\(body)\n}", with: others).map { fact in
    fact.split(separator: " ").dropFirst(2).joined(separator: " ")
  }
}
