import ParityModel
import Reporting
import SpecReader
import Workspace

/// What a run of `lint` has read: the spec, and the ports that it speaks of.
struct LintProject: Sendable {
  let folder: SpecFolder
  let specification: Specification
  /// The components that are asked for; nil for all.
  let components: [String]?
  let selection: Selection
  let files: [PortFiles]
  let documents: [Document]
  /// What the globs name and was not taken, one sentence each.
  let notices: [String]
  /// What is staged of it; nil where all of it is judged.
  let change: StagedChange?
  let reading: PortReading

  /// The bytes of whatever a finding may point into.
  func bytes(of path: String) -> [UInt8]? {
    reading.sources[path]?.bytes ?? folder.bytes(path) ?? documents.first { $0.path == path }?.bytes
  }
}

extension LintCommand {
  /// Reads the spec and its ports; nil where nothing of them is staged.
  func project(
    in store: any FileStore, _ staged: StagedProject?, _ stopwatch: inout Stopwatch
  ) async throws(Failure) -> LintProject? {
    let folder = try SpecFolder(path: arguments.one(.spec), invocation: invocation, in: store)
    let cache = options.cache
    let kept = folder.kept(in: cache)
    let parsed = kept == nil ? await folder.parsed(width: options.jobs) : []
    async let ahead =
      staged == nil && kept == nil
      ? parsedAhead(folder, SpecReader().outline(parsed)) : PortReading()
    let specification =
      if let kept { kept } else { try folder.read(parsed, style: options.style, in: cache) }
    guard !specification.sources.isEmpty, !specification.components.isEmpty else {
      throw Failure(
        "the spec has no \(specification.sources.isEmpty ? "Platform" : "Component")",
        advice: "a Project names its platforms with their globs, and a Component its parts")
    }
    let components = try components(of: specification)
    stopwatch.lap("spec")

    let known = try knownPorts(specification, home: folder.home, in: store)
    let selection = try Selection(
      roots: Roots(arguments), home: folder.home, paths: arguments.paths, invocation: invocation,
      of: specification, without: Set(known.map(\.platform)), in: store)
    let (files, notices) = try selection.ports(
      of: specification, platform: options.platform, known: known)
    let documents = try selection.documents(of: specification)
    try selection.check(
      files.flatMap(\.files).map(\.path) + known.flatMap(\.files).map(\.path) + documents.map(\.path))
    let change = try staged?.change(of: folder, selection, files, documents)
    stopwatch.lap("list")
    if let change, change.isEmpty { return nil }

    let former = await ahead
    let reading = try await PortReader(
      tree: selection.tree, width: options.jobs, progress: invocation.progress(options), cache: cache,
      interests: try isJudgedOnly ? specification.interests : [:]
    ).read(files, &stopwatch, reusing: former, for: former.paths)
    if arguments.has(.verbose) {
      invocation.complain(
        Account(folder: folder, selection: selection, files: files, reading: reading))
    }
    return LintProject(
      folder: folder, specification: specification, components: components, selection: selection,
      files: files,
      documents: documents, notices: notices, change: change, reading: reading)
  }

  /// Whether nobody looks at other facts than the judge does.
  private var isJudgedOnly: Bool {
    get throws(Failure) {
      let formats = try formats
      return !isFixing && !formats.contains(.sarif) && !formats.contains(.html) && !arguments.has(.verbose)
    }
  }

  /// The files of the ports, parsed while the components of the spec are still read. What cannot be listed
  /// is left for the run itself to say, and what earlier runs have read for it to find.
  private func parsedAhead(_ folder: SpecFolder, _ outline: Specification) async -> PortReading {
    guard options.jobs > 1, !arguments.has(.facts),
      let selection = try? Selection(
        roots: Roots(arguments), home: folder.home, paths: arguments.paths, invocation: invocation,
        of: outline),
      let (files, _) = try? selection.ports(of: outline, platform: options.platform)
    else { return PortReading() }
    let reader = PortReader(
      tree: selection.tree, width: options.jobs, progress: invocation.progress(options),
      cache: options.cache)
    return await reader.parsed(files.flatMap(\.files))
  }

  private func components(of specification: Specification) throws(Failure) -> [String]? {
    let names = arguments.all(.component)
    let known = specification.components.map(\.name)
    for name in names where !known.contains(name) {
      throw Failure(
        "the spec has no component '\(name)'",
        advice: Suggestion.advice(for: name, among: known)
          ?? "it has: " + known.joined(separator: ", "))
    }
    return names.isEmpty ? nil : names
  }

  /// The ports that `--facts` brings.
  private func knownPorts(
    _ specification: Specification, home: String, in store: any FileStore
  ) throws(Failure) -> [Port] {
    guard arguments.has(.facts) else { return [] }
    for other in [Option.staged, .watch] where arguments.has(other) {
      throw Failure("--facts holds ports as they once were", advice: "drop --\(other.rawValue)")
    }
    let roots = try Roots(arguments)
    let base = roots.base.map { Path.normalized(invocation.absolute($0)) } ?? home
    let ports = try FactsExchange.ports(
      in: arguments.all(.facts), for: specification, invocation: invocation
    ) { Roots.prefix(of: $0, from: base, in: store) }
    for port in ports where roots.platforms[port.platform] != nil {
      throw Failure("--root \(port.platform.rawValue)= and --facts both bring \(port.platform.title)")
    }
    return ports.filter { options.platform == nil || options.platform == $0.platform }
  }
}
