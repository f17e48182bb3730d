import Evaluation
import Extraction
import ParityModel
import Program
import SyntaxTree

/// The facts of one file, each as `line part property [state] value unit`; `-` for the empty part.
func facts(_ source: String, _ platform: Platform = .styleSheet) throws -> [String] {
  let program = try ProgramReader().read(SourceText(source), language: .tsx).get()
  let module = Module(files: [SourceFile(path: "sample.tsx", program: program)])
  return Extractor(dialect: Dialect(platform: platform, rem: 16)).extract(module).facts.map { fact in
    let state = fact.state.description
    return
      (["\(fact.location.line)", fact.part.isEmpty ? "-" : fact.part, fact.property.spelling]
      + (state.isEmpty ? [] : ["[\(state)]"]) + [fact.value.description]
      + (fact.unit == .none ? [] : [fact.unit.rawValue])).joined(separator: " ")
  }
}
