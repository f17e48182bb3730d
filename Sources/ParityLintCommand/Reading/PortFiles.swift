import Evaluation
import Extraction
import FactCache
import ParityModel
import Workspace

/// The files of one platform, before they are read.
struct PortFiles: Sendable {
  let dialect: Dialect
  let lexicon: Lexicon
  /// What is asked of the behaviour of the port.
  let behaviour: BehaviourEvaluator
  /// All that the two know of the spec.
  let teaching: PortTeaching
  let files: [ListedFile]
  /// The port where it was read elsewhere already; it has no files then.
  var known: Port?

  init(dialect: Dialect, files: [ListedFile], teaching: PortTeaching = PortTeaching()) {
    self.dialect = dialect
    self.teaching = teaching
    behaviour = BehaviourEvaluator(
      specification: Specification(components: teaching.components), dialect: dialect)
    lexicon = Lexicon(
      namespaces: teaching.namespaces, teachings: teaching.teachings, platform: dialect.platform)
    self.files = files
  }

  init(source: Specification.Source, specification: Specification, files: [ListedFile]) {
    self.init(dialect: source.dialect, files: files, teaching: PortTeaching(of: specification))
  }

  var extractor: Extractor { Extractor(dialect: dialect, lexicon: lexicon) }

  /// The files that were parsed.
  func sources(in read: [String: ReadFile]) -> [SourceFile] {
    files.compactMap { file in
      read[file.path]?.program.map { SourceFile(path: file.path, program: $0, page: file.page) }
    }
  }

  var asksOfBehaviour: Bool {
    teaching.components.contains { $0.behaviours.contains { $0.applies(to: dialect.platform) } }
  }
}
