import Evaluation
import ParityModel
import Program

extension SpecInterpreter {
  func origin(of step: Step) -> Origin { origin(at: step.place, in: step.file) }

  func origin(of reference: Reference) -> Origin {
    origin(at: module.program(reference).range(reference.node), in: reference.file)
  }

  private func origin(at range: ByteRange, in file: Int) -> Origin {
    let source = module.files[file]
    let position = source.program.source.position(of: range.lower)
    return Origin(path: source.path, line: position.line, column: position.column)
  }

  mutating func problem(_ message: String, at range: ByteRange, in file: Int, advice: String? = nil) {
    let problem = SpecProblem(origin: origin(at: range, in: file), message: message, advice: advice)
    if !problems.contains(problem) { problems.append(problem) }
  }

  mutating func problem(_ message: String, at step: Step, advice: String? = nil) {
    problem(message, at: step.place, in: step.file, advice: advice)
  }

  mutating func problem(_ message: String, at reference: Reference, advice: String? = nil) {
    problem(
      message, at: module.program(reference).range(reference.node), in: reference.file, advice: advice)
  }

  /// An expression as it is written, shortened to one line.
  func text(_ reference: Reference) -> String {
    let text = module.program(reference).text(reference.node)
    let line = text.prefix { !$0.isNewline }
    return line.count < text.count || line.count > 40 ? String(line.prefix(40)) + "…" : text
  }
}
