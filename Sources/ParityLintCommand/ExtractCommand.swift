import ParityModel
import Reporting
import Workspace

/// `paritylint extract`.
struct ExtractCommand {
  let arguments: Arguments
  let invocation: Invocation
  let options: CommonOptions

  /// What `extract` prints.
  enum Format: String, CaseIterable { case text, json }

  func run() async throws(Failure) -> ExitStatus {
    var stopwatch = Stopwatch()
    let format = try arguments.choice(.format, Format.self) ?? .text
    let output = try arguments.one(.output)
    if output != nil, arguments.has(.format) || arguments.has(.unknown) || !arguments.paths.isEmpty {
      throw Failure(
        "--output writes whole ports in a form of its own", advice: "drop the PATH, --format and --unknown")
    }
    let files: [PortFiles]
    let selection: Selection
    var asked = Specification()
    var spec: SpecFolder?
    var notices: [String] = []
    if arguments.paths.isEmpty || arguments.has(.spec) {
      let folder = try SpecFolder(path: arguments.one(.spec), invocation: invocation)
      let specification = try folder.read(style: options.style, in: options.cache)
      asked = specification
      spec = folder
      selection = try Selection(
        roots: Roots(arguments), home: folder.home, paths: arguments.paths, invocation: invocation,
        of: specification)
      (files, notices) = try selection.ports(of: specification, platform: options.platform)
      try selection.check(files.lazy.flatMap(\.files).map(\.path))
    } else {
      selection = try unspecified
      files = try guessed(in: selection, notices: &notices)
    }
    stopwatch.lap("list")
    var reading = try await PortReader(
      tree: selection.tree, width: options.jobs, progress: invocation.progress(options),
      cache: options.cache
    ).read(files, &stopwatch)
    if let spec, arguments.has(.verbose) {
      invocation.complain(Account(folder: spec, selection: selection, files: files, reading: reading))
    }

    var ports = reading.ports
    let unknown = reading.unknownClasses.filter { selection.contains($0.location.path) }
    // The programs of a large project take more than its facts: they are let go before these are printed.
    reading = PortReading()
    if let output { try write(ports, of: asked, selection, to: output) }
    let unreadable = ports.flatMap(\.unreadable)
      .filter { $0.property == nil && selection.contains($0.location.path) }
    if !selection.narrowed.isEmpty {
      for index in ports.indices {
        ports[index].facts.removeAll { !selection.contains($0.location.path) }
      }
    }
    let facts = ports.map(\.facts).inOrder().joined()
    switch (format, arguments.has(.unknown)) {
    case _ where output != nil: break
    case (.text, false): FactsReport.text(facts) { invocation.output(.standardOutput, $0) }
    case (.json, false): FactsReport.json(facts) { invocation.output(.standardOutput, $0) }
    case (.text, true): invocation.output(.standardOutput, UnknownClassesReport.text(unknown))
    case (.json, true): invocation.output(.standardOutput, UnknownClassesReport.json(unknown))
    }
    for place in unreadable {
      let location = place.location
      invocation.complain("warning: \(location.path):\(location.line):\(location.column): \(place.reason)")
    }
    if !options.isQuiet { for notice in notices { invocation.complain("note: \(notice)") } }
    stopwatch.lap("report")
    if arguments.has(.timings) { invocation.complain(stopwatch.text) }
    return arguments.has(.strict) && !unreadable.isEmpty ? .unreadable : .clean
  }

  /// Everything that lint needs of the ports.
  private func write(
    _ ports: [Port], of specification: Specification, _ selection: Selection, to path: String
  ) throws(Failure) {
    let file = FactsExchange.file(
      of: ports.filter { !$0.files.isEmpty }, specification, selection.prefixes)
    guard !file.ports.isEmpty else {
      throw Failure(
        "no glob of the spec names a source under \(selection.tree.name)",
        advice: "say where a platform lies with --root PLATFORM=DIR")
    }
    do {
      try FileWriter.write(file.bytes, to: invocation.absolute(path))
    } catch {
      throw Failure(error)
    }
  }

  /// Without a spec a single folder or page is the root; files are named from the working directory.
  private var unspecified: Selection {
    get throws(Failure) {
      do throws(WorkspaceError) {
        let paths = arguments.paths.map { Path.normalized(invocation.absolute($0)) }
        if let root = arguments.all(.root).first {
          throw .rootWithoutSpec(root: root)
        }
        if paths.count == 1, isTree(paths[0]) {
          return Selection(tree: try openSourceTree(at: paths[0]), narrowed: [])
        }
        let here = Path.normalized(invocation.workingDirectory)
        let isHere = paths.allSatisfy { Path.relative($0, to: here) != nil }
        let root = isHere ? here : Path.parent(of: paths[0])
        var narrowed: [String] = []
        for (path, name) in zip(paths, arguments.paths) {
          guard let inner = Path.relative(path, to: root) else { throw .outside(path: name, tree: root) }
          guard try Folder.kind(of: path) != nil else { throw .missing(path: name) }
          narrowed.append(inner)
        }
        return Selection(tree: try openSourceTree(at: root), narrowed: narrowed)
      } catch {
        throw Failure(error.message, advice: error.advice)
      }
    }
  }

  /// Whether a path holds files: a folder, or a file in none of the languages that are read.
  private func isTree(_ path: String) -> Bool {
    (try? Folder.kind(of: path)) == .folder || !PlatformGuess.isSource(path)
  }

  private func guessed(in selection: Selection, notices: inout [String]) throws(Failure) -> [PortFiles] {
    do throws(WorkspaceError) {
      var globs: [Glob] = []
      for path in selection.narrowed {
        globs.append(Glob(path: path))
        globs.append(Glob(everythingIn: path))
      }
      let listing = try selection.tree.files(matching: globs.isEmpty ? [Glob(everythingIn: "")] : globs)
      notices += listing.skipped.map { "\($0.path) is not read: \($0.reason)" }
      let ports: [PortFiles]
      if let platform = options.platform {
        ports = [
          PortFiles(dialect: Dialect(platform: platform, rem: PlatformGuess.rem), files: listing.files)
        ]
      } else {
        ports = try PlatformGuess.ports(of: listing.files, in: selection.tree)
      }
      let counts = ports.map { "\($0.files.count) as \($0.dialect.platform.title)" }
      notices.append(
        counts.isEmpty
          ? "no file is in a language that is read"
          : "files read without a spec: " + counts.joined(separator: ", ") + "; a rem is 16 points")
      return ports
    } catch {
      throw Failure(error.message, advice: error.advice)
    }
  }
}
