import ParityModel
import Workspace

/// The root of a run, and what of it the paths of the command line select.
struct Selection {
  let tree: any SourceTree
  /// Paths relative to the root, of files or folders; empty for everything.
  let narrowed: [String]

  /// A path outside the root that the spec implies is a root of its own, if it is the only one.
  init(
    root: String?, home: String, paths: [String], invocation: Invocation, in store: any FileStore = Disk()
  ) throws(Failure) {
    do throws(WorkspaceError) {
      let given = paths.map { Path.normalized(invocation.absolute($0)) }
      let base = root.map { Path.normalized(invocation.absolute($0)) } ?? home
      if root == nil, given.count == 1, Path.relative(given[0], to: home) == nil {
        tree = try store.sourceTree(at: given[0])
        narrowed = []
        return
      }
      tree = try store.sourceTree(at: base)
      let isFolder = try store.kind(of: base) == .folder
      var narrowed: [String] = []
      for (path, absolute) in zip(paths, given) {
        if let inner = Path.relative(absolute, to: base), isFolder {
          guard try store.kind(of: absolute) != nil else { throw .missing(path: path) }
          if !inner.isEmpty { narrowed.append(inner) }
        } else if !isFolder {
          narrowed.append(String(Path.normalized("/" + path).dropFirst()))
        } else {
          throw .outside(path: path, tree: base)
        }
      }
      self.narrowed = narrowed
    } catch {
      throw Failure(error.message, advice: error.advice)
    }
  }

  init(tree: any SourceTree, narrowed: [String]) {
    self.tree = tree
    self.narrowed = narrowed
  }

  func contains(_ path: String) -> Bool {
    narrowed.isEmpty || narrowed.contains { Path.relative(path, to: $0) != nil }
  }

  /// A path that selects none of the files is a mistake.
  func check(_ files: some Sequence<String>) throws(Failure) {
    let files = Array(files)
    for path in narrowed where !files.contains(where: { Path.relative($0, to: path) != nil }) {
      throw Failure(
        "no glob of the spec names \(path)", advice: "globs start at the root, which is \(tree.name)")
    }
  }

  /// The folders of the disk whose changes may change what is read.
  func folders(of specification: Specification) throws(Failure) -> [String] {
    do throws(WorkspaceError) {
      let globs = specification.sources.flatMap(\.globs) + specification.documents.flatMap(\.globs)
      return try tree.files(matching: globs.compactMap { try? Glob($0) }).folders
    } catch {
      throw Failure(error)
    }
  }

  /// The files of each platform of a spec, and what could not be taken.
  func ports(
    of specification: Specification, platform: Platform?
  ) throws(Failure) -> (ports: [PortFiles], notices: [String]) {
    var ports: [PortFiles] = []
    var notices: [String] = []
    for source in specification.sources where platform.map({ $0 == source.platform }) ?? true {
      var globs: [Glob] = []
      for pattern in source.globs { globs.append(try glob(pattern, of: source.origin)) }
      do {
        let listing = try tree.files(matching: globs)
        ports.append(PortFiles(source: source, specification: specification, files: listing.files))
        notices += listing.skipped.map { "\($0.path) is not read: \($0.reason)" }
      } catch {
        throw Failure(error.message, advice: error.advice)
      }
    }
    return (ports, notices)
  }

  /// The pages of documentation that a spec makes claims about.
  func documents(of specification: Specification) throws(Failure) -> [Document] {
    guard specification.components.contains(where: { !$0.claims.isEmpty }) else { return [] }
    var globs: [Glob] = []
    for source in specification.documents {
      for pattern in source.globs { globs.append(try glob(pattern, of: source.origin)) }
    }
    do throws(WorkspaceError) {
      return try tree.documents(matching: globs, limit: Self.documentLimit)
    } catch {
      throw Failure(error.message, advice: error.advice)
    }
  }

  private func glob(_ pattern: String, of origin: Origin) throws(Failure) -> Glob {
    do {
      return try Glob(pattern)
    } catch {
      throw Failure("\(origin.path):\(origin.line):\(origin.column): \(error.message): '\(pattern)'")
    }
  }

  private static let documentLimit = 8_000_000
}
