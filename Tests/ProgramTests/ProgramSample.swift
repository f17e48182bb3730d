import Program
import SyntaxTree
import Testing

/// Reads a sample that must parse without a fault.
func program(
  _ text: String, _ language: Language, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Program {
  let program = try ProgramReader().read(SourceText(text), language: language).get()
  #expect(program.faults.isEmpty, "the sample parses", sourceLocation: sourceLocation)
  return program
}

/// The roots of a sample as s-expressions, one a line.
func lowered(
  _ text: String, _ language: Language, sourceLocation: SourceLocation = #_sourceLocation
) throws -> String {
  ProgramDump.roots(of: try program(text, language, sourceLocation: sourceLocation))
}
