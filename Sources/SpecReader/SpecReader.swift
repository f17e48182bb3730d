import Evaluation
import ParityModel
import Program

/// Reads spec files into a `Specification` without a compiler.
///
/// It knows the words of `ParitySpec` and reads call trees; it does not run the spec, and it never stops
/// at the first problem. What it understands is what the compiler accepts: a test compares the two.
public struct SpecReader: Sendable {
  public init() {}

  /// One spec file, by the path under which its places are reported.
  public struct File: Sendable {
    public var path: String
    public var source: SourceText

    public init(path: String, source: SourceText) {
      self.path = path
      self.source = source
    }
  }

  /// What was read, and everything that is wrong with it, in the order of the files.
  public struct Reading: Sendable {
    public var specification: Specification
    public var problems: [SpecProblem]
  }

  /// One spec file after parsing, which needs no other file: files can be parsed side by side.
  public struct ParsedFile: Sendable {
    let path: String
    let outcome: Outcome

    enum Outcome: Sendable {
      case program(Program)
      case failure(String)
    }
  }

  public func parse(_ file: File) -> ParsedFile {
    switch ProgramReader().read(file.source, language: .swift) {
    case .success(let program): ParsedFile(path: file.path, outcome: .program(program))
    case .failure(let failure): ParsedFile(path: file.path, outcome: .failure(failure.reason))
    }
  }

  /// Reads the files of one folder as one specification.
  public func read(_ files: [File]) -> Reading { read(files.map(parse)) }

  /// Reads the parsed files of one folder as one specification.
  public func read(_ files: [ParsedFile]) -> Reading {
    var (interpreter, problems) = interpreter(of: files)
    Evaluator.together { interpreter.run() }
    problems += interpreter.problems
    return Reading(
      specification: interpreter.specification, problems: problems.sorted { $0.origin < $1.origin })
  }

  /// What the project says, without any component: enough to list and parse the ports meanwhile.
  ///
  /// Whatever is wrong is left for `read` to say.
  public func outline(_ files: [ParsedFile]) -> Specification {
    var (interpreter, _) = interpreter(of: files)
    interpreter.runProject()
    return interpreter.specification
  }

  private func interpreter(of files: [ParsedFile]) -> (SpecInterpreter, [SpecProblem]) {
    var problems: [SpecProblem] = []
    var sources: [SourceFile] = []
    for file in files.sorted(by: { $0.path < $1.path }) {
      switch file.outcome {
      case .program(let program): sources.append(SourceFile(path: file.path, program: program))
      case .failure(let failure):
        problems.append(
          SpecProblem(
            origin: Origin(path: file.path, line: 1), message: "this spec file cannot be read: \(failure)"))
      }
    }
    return (SpecInterpreter(module: Module(files: sources)), problems)
  }
}
