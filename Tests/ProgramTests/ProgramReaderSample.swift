import Program
import SyntaxTree

/// Reads samples that may have faults.
enum ProgramReaderSample {
  static func read(_ text: String, _ language: Language) throws -> Program {
    try ProgramReader().read(SourceText(text), language: language).get()
  }
}
