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

  /// Reads the files of one folder as one specification.
  public func read(_ files: [File]) -> Reading {
    var problems: [SpecProblem] = []
    var sources: [SourceFile] = []
    for file in files.sorted(by: { $0.path < $1.path }) {
      switch ProgramReader().read(file.source, language: .swift) {
      case .success(let program):
        sources.append(SourceFile(path: file.path, program: program))
      case .failure(let failure):
        problems.append(
          SpecProblem(
            origin: Origin(path: file.path, line: 1),
            message: "this spec file cannot be read: \(failure)"))
      }
    }
    var interpreter = SpecInterpreter(module: Module(files: sources))
    interpreter.run()
    problems += interpreter.problems
    return Reading(
      specification: interpreter.specification, problems: problems.sorted { $0.origin < $1.origin })
  }
}
