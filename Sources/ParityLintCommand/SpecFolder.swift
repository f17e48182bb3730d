import FactCache
import ParityModel
import Reporting
import SpecReader
import SyntaxTree
import Workspace

/// The files of one spec, and the folder that its paths and its globs start from.
struct SpecFolder {
  /// The folder that holds the specs' folder: the root where no other is given.
  let home: String
  /// Paths relative to `home`.
  let files: [SpecReader.File]

  private static let names = ["specs", "parity"]
  private static let limit = 4_000_000

  /// Reads the spec at a path, else the one that is found upwards from the working directory.
  init(path: String?, invocation: Invocation, in store: any FileStore = Disk()) throws(Failure) {
    do throws(WorkspaceError) {
      let place =
        if let path { invocation.absolute(path) } else {
          try Self.found(from: invocation.workingDirectory, in: store)
        }
      if let place {
        try self.init(at: Path.normalized(place), named: path ?? place, in: store)
        return
      }
    } catch {
      throw Failure(error.message, advice: error.advice)
    }
    throw Failure(
      "there is no spec: no specs/*.swift and no parity/*.swift from \(invocation.workingDirectory) upwards",
      advice: "give it with --spec PATH")
  }

  /// The same, but nil where there is none.
  static func ifAny(
    path: String?, invocation: Invocation, in store: any FileStore
  ) throws(Failure) -> SpecFolder? {
    do throws(WorkspaceError) {
      if let path {
        guard try store.kind(of: Path.normalized(invocation.absolute(path))) != nil else { return nil }
      } else {
        guard try found(from: invocation.workingDirectory, in: store) != nil else { return nil }
      }
    } catch {
      throw Failure(error.message, advice: error.advice)
    }
    return try SpecFolder(path: path, invocation: invocation, in: store)
  }

  private init(at path: String, named name: String, in store: any FileStore) throws(WorkspaceError) {
    let paths: [String]
    switch try store.kind(of: path) {
    case .folder: paths = try store.files(of: path, ending: ".swift").map { path + "/" + $0 }
    case .file, .other: paths = [path]
    case nil: throw .missing(path: name)
    }
    guard !paths.isEmpty else { throw .noSpecFile(folder: name) }
    home = Self.home(of: path)
    var files: [SpecReader.File] = []
    for file in paths {
      files.append(
        SpecReader.File(
          path: Path.relative(file, to: home) ?? file,
          source: SourceText(bytes: try store.read(file, limit: Self.limit))))
    }
    self.files = files
  }

  /// The files, parsed side by side.
  func parsed(width: Int) async -> [SpecReader.ParsedFile] {
    await concurrentMap(files, width: width) { SpecReader().parse($0) }
  }

  /// Reads the files as one specification; the failure says everything that is wrong with them.
  func read(style: Style, in cache: FactCache? = nil) throws(Failure) -> Specification {
    if let kept = kept(in: cache) { return kept }
    return try read(files.map { SpecReader().parse($0) }, style: style, in: cache)
  }

  /// What an earlier run read of the same files.
  func kept(in cache: FactCache?) -> Specification? { cache.flatMap { $0.specification(for: key(in: $0)) } }

  private func key(in cache: FactCache) -> CacheKey {
    .specification(of: files.map { ($0.path, $0.source.bytes) }, cache.build)
  }

  /// The same, of files that are parsed already.
  func read(
    _ files: [SpecReader.ParsedFile], style: Style, in cache: FactCache? = nil
  ) throws(Failure) -> Specification {
    let reading = SpecReader().read(files)
    guard !reading.problems.isEmpty else {
      if let cache { cache.keep(reading.specification, for: key(in: cache)) }
      return reading.specification
    }
    throw Failure(
      report: SpecProblemReport.text(
        reading.problems.map { .init(origin: $0.origin, message: $0.message, advice: $0.advice) },
        sources: SourceExcerpts(bytes: bytes), style: style))
  }

  /// The bytes of a spec file by the path of an origin.
  var bytes: @Sendable (String) -> [UInt8]? {
    let sources = Dictionary(files.map { ($0.path, $0.source) }) { first, _ in first }
    return { sources[$0]?.bytes }
  }

  /// The parent of the nearest `specs` or `parity` around a spec, else the folder that holds the spec.
  private static func home(of path: String) -> String {
    var folder = path
    while folder != "/" {
      let parent = Path.parent(of: folder)
      if names.contains(Path.name(of: folder)) { return parent }
      folder = parent
    }
    return Path.parent(of: path)
  }

  private static func found(from start: String, in store: any FileStore) throws(WorkspaceError) -> String? {
    var folder = Path.normalized(start)
    while true {
      for name in names {
        let candidate = folder == "/" ? "/" + name : folder + "/" + name
        guard try store.kind(of: candidate) == .folder else { continue }
        if try !store.files(of: candidate, ending: ".swift").isEmpty { return candidate }
        var inner: [String] = []
        for child in try store.folders(of: candidate)
        where try !store.files(of: candidate + "/" + child, ending: ".swift").isEmpty {
          inner.append(child)
        }
        if inner.count == 1 { return candidate + "/" + inner[0] }
        if !inner.isEmpty { throw .severalSpecs(folder: candidate, names: inner) }
      }
      if store.isTop(folder) { return nil }
      folder = Path.parent(of: folder)
    }
  }
}
