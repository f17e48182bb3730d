import Conformance
import ParityModel
import Reporting
import Workspace

/// A project of one store before its ports are read.
struct ProjectOutline {
  var folder: SpecFolder
  var specification: Specification
  /// Nil where the root is not there.
  var tree: (any SourceTree)?
  var files: [PortFiles] = []
  /// The pages of documentation that the spec makes claims about.
  var documents: [Document] = []
  var notices: [String] = []
}

/// Reads a project from a store: the disk, the index or a commit.
struct ProjectReader {
  let arguments: Arguments
  let invocation: Invocation
  let options: CommonOptions

  /// The spec and the list of sources; nil where the store has no spec.
  func outline(in store: any FileStore) throws(Failure) -> ProjectOutline? {
    let path = try arguments.one(.spec)
    guard let folder = try SpecFolder.ifAny(path: path, invocation: invocation, in: store) else { return nil }
    var outline = ProjectOutline(
      folder: folder,
      specification: try folder.read(style: options.style, in: options.cache))
    let roots = try Roots(arguments)
    let root = roots.base.map { Path.normalized(invocation.absolute($0)) } ?? folder.home
    do throws(WorkspaceError) {
      guard try store.kind(of: root) != nil else { return outline }
    } catch {
      throw Failure(error)
    }
    let selection = try Selection(
      roots: roots, home: root, paths: [], invocation: invocation, of: outline.specification, in: store)
    outline.tree = selection.tree
    (outline.files, outline.notices) = try selection.ports(
      of: outline.specification, platform: options.platform)
    outline.documents = try selection.documents(of: outline.specification)
    return outline
  }

  /// The ports, read and judged.
  ///
  /// - Parameter isJudgedOnly: whether nobody looks at other facts than the judge does.
  func state(
    of outline: ProjectOutline, _ stopwatch: inout Stopwatch, reusing former: PortReading = PortReading(),
    for same: Set<String> = [], isJudgedOnly: Bool = false
  ) async throws(Failure) -> (state: ProjectState, reading: PortReading) {
    var state = ProjectState(specification: outline.specification)
    guard let tree = outline.tree else { return (state, PortReading()) }
    let reading = try await PortReader(
      tree: tree, width: options.jobs, progress: invocation.progress(options),
      cache: options.cache, interests: isJudgedOnly ? outline.specification.interests : [:]
    )
    .read(outline.files, &stopwatch, reusing: former, for: same)
    state.ports = reading.ports
    state.judgement = Judge(specification: state.specification, today: invocation.today)
      .judge(state.ports, pages: outline.documents.pages)
    return (state, reading)
  }
}

extension Specification {
  /// The facts that judging may look at, platform by platform.
  var interests: [Platform: FactInterest] {
    sources.reduce(into: [:]) { $0[$1.platform] = interest(on: $1.platform) }
  }
}

extension SpecFolder {
  /// Whether another folder holds the same bytes under the same paths.
  func hasSameFiles(as other: SpecFolder) -> Bool {
    files.count == other.files.count
      && zip(files, other.files).allSatisfy {
        $0.path == $1.path && $0.source.bytes == $1.source.bytes
      }
  }
}
