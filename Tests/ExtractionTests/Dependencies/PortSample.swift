import Evaluation
import Extraction
import ParityModel
import Program
import SyntaxTree

/// A few files of a port, with what is asked while they are read.
struct PortSample {
  let paths: [String]
  let graph: DependencyGraph
  private let files: [SourceFile]
  private let dialect: Dialect

  init(_ platform: Platform, _ texts: KeyValuePairs<String, String>) throws {
    dialect = Dialect(platform: platform)
    files = try texts.map { path, text in
      let language = Language(path: path) ?? .swift
      return SourceFile(
        path: path, program: try ProgramReader().read(SourceText(text), language: language).get())
    }
    paths = files.map(\.path)
    graph = DependencyGraph(files.map { FileOutline(of: $0.program) })
  }

  /// The files that one leads to.
  func closure(_ path: String, observing observations: Set<Observation> = []) -> [String] {
    graph.closure(of: paths.firstIndex(of: path) ?? 0, observing: observations).map { paths[$0] }
  }

  /// What reading one file among all asks for beyond what its outline leads to.
  func observations(of path: String) -> Set<Observation> {
    let witnesses = files.map { _ in LookupWitness() }
    let file = paths.firstIndex(of: path) ?? 0
    let module = Module(files: files, witnesses: witnesses)
    _ = Extractor(dialect: dialect).prepared(for: module).extraction(ofFile: file)
    return graph.observations(of: witnesses[file], in: graph.closure(of: file))
  }

  /// What one file states where these files are all there is.
  func facts(of path: String, among some: [String]) -> [Fact] {
    let files = files.filter { some.contains($0.path) }
    guard let file = files.firstIndex(where: { $0.path == path }) else { return [] }
    return Extractor(dialect: dialect).prepared(for: Module(files: files)).extraction(ofFile: file).facts
  }
}
