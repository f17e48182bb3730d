import Evaluation
import Extraction
import ParityModel
import Program
import SyntaxTree

/// The facts of one file, each as `line part property [state] value unit`; `-` for the empty part.
///
/// - Parameter theme: another file of the port, which states nothing here.
func facts(_ source: String, _ platform: Platform = .styleSheet, beside theme: String = "") throws -> [String]
{
  let files = try [("sample.tsx", source), ("theme.ts", theme)].map { path, text in
    SourceFile(path: path, program: try ProgramReader().read(SourceText(text), language: .tsx).get())
  }
  let facts = Extractor(dialect: Dialect(platform: platform, rem: 16)).extract(Module(files: files)).facts
  return facts.filter { $0.location.path == "sample.tsx" }.map { fact in
    let state = fact.state.description
    return
      (["\(fact.location.line)", fact.part.isEmpty ? "-" : fact.part, fact.property.spelling]
      + (state.isEmpty ? [] : ["[\(state)]"]) + [fact.value.description]
      + (fact.unit == .none ? [] : [fact.unit.rawValue])).joined(separator: " ")
  }
}
