import ParityModel
import Workspace

/// The root of a run, and what of it the paths of the command line select.
struct Selection {
  private(set) var tree: any SourceTree
  /// Paths relative to the root, of files or folders; empty for everything.
  private(set) var narrowed: [String]
  /// What the paths of a platform begin with that has a root of its own, a `/` at the end.
  private(set) var prefixes: [Platform: String] = [:]

  /// A path outside the root that the spec implies is a root of its own, if it is the only one.
  ///
  /// - Parameter absent: platforms whose sources are not looked for.
  init(
    roots: Roots, home: String, paths: [String], invocation: Invocation, of specification: Specification,
    without absent: Set<Platform> = [], in store: any FileStore = Disk()
  ) throws(Failure) {
    let given = paths.map { Path.normalized(invocation.absolute($0)) }
    let base = roots.base.map { Path.normalized(invocation.absolute($0)) } ?? home
    var others: [String: any SourceTree] = [:]
    var prefixes: [Platform: String] = [:]
    var places: [(prefix: String, folder: String)] = []
    for (platform, folder) in try roots.folders(of: specification, from: base, invocation, in: store)
    where !absent.contains(platform) {
      let start = (try? store.kind(of: base)) == .file ? Path.parent(of: base) : base
      let prefix = Path.way(from: start, to: folder) + "/"
      guard prefix != "/" else { continue }
      prefixes[platform] = prefix
      others[prefix] = try Roots.tree(of: platform, at: folder, in: store)
      places.append((prefix, folder))
    }
    do throws(WorkspaceError) {
      let isElsewhere = given.count == 1 && places.contains { Path.relative(given[0], to: $0.folder) != nil }
      if roots.base == nil, given.count == 1, Path.relative(given[0], to: home) == nil, !isElsewhere {
        tree = try store.sourceTree(at: given[0])
        narrowed = []
        return
      }
      let tree = try store.sourceTree(at: base)
      self.tree = others.isEmpty ? tree : JoinedTree(tree, others: others)
      self.prefixes = prefixes
      let isFolder = try store.kind(of: base) == .folder
      var narrowed: [String] = []
      for (path, absolute) in zip(paths, given) {
        let other = places.first { Path.relative(absolute, to: $0.folder) != nil }
        if let inner = Path.relative(absolute, to: base), isFolder {
          guard try store.kind(of: absolute) != nil else { throw .missing(path: path) }
          if !inner.isEmpty { narrowed.append(inner) }
        } else if let other, let inner = Path.relative(absolute, to: other.folder) {
          guard try store.kind(of: absolute) != nil else { throw .missing(path: path) }
          narrowed.append(inner.isEmpty ? String(other.prefix.dropLast()) : other.prefix + inner)
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

  /// What the given paths leave of a report.
  func selected(of report: DriftReport) -> DriftReport {
    narrowed.isEmpty ? report : report.narrowed { contains($0.path) }
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
      var folders: [String] = []
      let documents = specification.documents.flatMap(\.globs).compactMap { try? Glob($0) }
      folders += try tree.files(matching: documents).folders
      for source in specification.sources {
        folders += try files(of: source.platform, matching: source.globs.compactMap { try? Glob($0) }).folders
      }
      return folders
    } catch {
      throw Failure(error)
    }
  }

  /// The files of each platform of a spec, and what could not be taken. Of a known port none are looked for.
  func ports(
    of specification: Specification, platform: Platform?, known: [Port] = []
  ) throws(Failure) -> (ports: [PortFiles], notices: [String]) {
    var ports: [PortFiles] = []
    var notices: [String] = []
    for source in specification.sources
    where platform.map({ $0 == source.platform }) ?? true {
      if let port = known.first(where: { $0.platform == source.platform }) {
        var files = PortFiles(source: source, specification: specification, files: [])
        files.known = port
        ports.append(files)
        continue
      }
      var globs: [Glob] = []
      for pattern in source.globs { globs.append(try glob(pattern, of: source.origin)) }
      do {
        let listing = try self.files(of: source.platform, matching: globs)
        ports.append(PortFiles(source: source, specification: specification, files: listing.files))
        notices += listing.skipped.map { "\($0.path) is not read: \($0.reason)" }
      } catch {
        throw Failure(error.message, advice: error.advice)
      }
    }
    return (ports, notices)
  }

  private func files(of platform: Platform, matching globs: [Glob]) throws(WorkspaceError) -> Listing {
    guard let prefix = prefixes[platform], let joined = tree as? JoinedTree else {
      return try tree.files(matching: globs)
    }
    return try joined.files(matching: globs, behind: prefix)
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
