import Evaluation
import Program
import SyntaxTree

/// A module of sources written in a test.
func module(_ sources: [(path: String, text: String)]) -> Module {
  Module(
    files: sources.compactMap { source in
      guard let language = Language(path: source.path),
        case .success(let program) = ProgramReader().read(SourceText(source.text), language: language)
      else { return nil }
      return SourceFile(path: source.path, program: program)
    })
}

/// The ending of a language's files.
func ending(_ language: Language) -> String {
  switch language {
  case .swift: "swift"
  case .kotlin: "kt"
  case .tsx: "tsx"
  case .typescript: "ts"
  case .css: "css"
  }
}

/// What `f` of a program comes to, without arguments unless some are given.
func evaluate(
  _ text: String, _ language: Language, _ name: String = "f", with arguments: [EvaluatedValue] = [],
  assuming assumptions: Assumptions = Assumptions(), bounds: Bounds = Bounds()
) -> Evaluator.Result? {
  let module = module([("Sample." + ending(language), text)])
  let evaluator = Evaluator(module, bounds: bounds)
  guard let function = evaluator.functions(named: name).first else { return nil }
  return evaluator.call(function, with: arguments, assuming: assumptions)
}

/// The value of `f`, or why there is none.
func result(_ text: String, _ language: Language, _ name: String = "f") -> String {
  guard let evaluation = evaluate(text, language, name) else { return "no function" }
  switch evaluation.outcome {
  case .value(let value): return value.description
  case .unreadable(let unknown): return "unreadable: \(unknown.reason)"
  }
}
