import Conformance
import ParityModel
import Reporting
import SpecReader
import SyntaxTree
import Workspace

/// `paritylint init`.
struct InitCommand {
  let arguments: Arguments
  let invocation: Invocation
  let options: CommonOptions

  func run() async throws(Failure) -> ExitStatus {
    guard let root = try arguments.one(.root) else {
      throw Failure("init needs the folder or page that holds the ports", advice: "give it with --root")
    }
    let output = try arguments.one(.output)
    if let output { try refuseToReplace(output) }
    var stopwatch = Stopwatch()
    let ports: [PortFiles]
    let tree: any SourceTree
    do throws(WorkspaceError) {
      tree = try openSourceTree(at: Path.normalized(invocation.absolute(root)))
      let files = try tree.files(matching: [Glob(everythingIn: "")]).files
      ports = try PlatformGuess.ports(of: files.filter { !Self.isApart($0.path) }, in: tree)
    } catch {
      throw Failure(error)
    }
    guard ports.count > 1 else {
      throw Failure(
        "\(root) holds the sources of \(ports.first?.dialect.platform.title ?? "no platform")",
        advice: "a spec is drafted from two ports or more; is the root the folder above them?")
    }
    stopwatch.lap("list")
    let reader = PortReader(tree: tree, width: options.jobs, progress: invocation.progress(options))
    let reading = try await reader.read(ports, &stopwatch)
    let behaviours = await reader.draftedBehaviours(of: ports, in: reading)
    stopwatch.lap("evaluate")
    let text = draft(of: reading.ports, behaviours, project: project(ports, root: root))
    stopwatch.lap("draft")
    if let output {
      do {
        try FileWriter.write(Array(text.utf8), to: invocation.absolute(output))
      } catch {
        throw Failure(error)
      }
      if !options.isQuiet {
        let count = text.split(separator: "\n").count { $0.contains(" differs: ") }
        invocation.print("\(output) is a draft; it marks \(count) disagreement\(count == 1 ? "" : "s")\n")
      }
    } else {
      invocation.print(text)
    }
    if arguments.has(.timings) { invocation.complain(stopwatch.text) }
    return .clean
  }

  /// Specs and the scripts of builds are no sources of a port.
  private static func isApart(_ path: String) -> Bool {
    let words = path.split(separator: "/")
    return ["specs", "parity"].contains(words.first) && words.count > 1
      || words.last == "Package.swift" || path.hasSuffix(".gradle.kts")
  }

  private func refuseToReplace(_ path: String) throws(Failure) {
    do {
      guard try Folder.kind(of: Path.normalized(invocation.absolute(path))) == nil else {
        throw WorkspaceError.notWritten(path: path, reason: "it is there already")
      }
    } catch let error as WorkspaceError {
      throw Failure(error)
    } catch {
      throw Failure("cannot write \(path)")
    }
  }

  /// Everything above the components.
  private func project(_ ports: [PortFiles], root: String) -> String {
    let name = Path.name(of: Path.normalized(invocation.absolute(root))).prefix { $0 != "." }
    let lines = ports.map { port in
      let globs = PlatformGlobs.globs(of: port, among: ports)
        .map { "\"\($0)\"" }.joined(separator: ", ")
      return "  Platform(\(port.dialect.spelling), \(globs))"
    }
    return (["import ParitySpec", "", "let project = Project(\"\(name)\") {"] + lines + ["}", "", ""])
      .joined(separator: "\n")
  }

  /// The text of the spec: what the judge would find in it is taken back until nothing is left.
  private func draft(of ports: [Port], _ behaviours: [Draft.Behaviour], project: String) -> String {
    var draft = Draft(of: ports)
    let platforms = ports.map(\.platform)
    var text = project + draft.text(platforms: platforms)
    for _ in 0..<Self.passes {
      let file = SpecReader.File(path: "draft.swift", source: SourceText(text))
      let findings = Judge(specification: SpecReader().read([file]).specification, today: invocation.today)
        .judge(ports).findings.filter { !$0.component.isEmpty }
      if findings.isEmpty { break }
      for finding in findings { draft.withdraw(finding) }
      text = project + draft.text(platforms: platforms)
    }
    // What the ports do was compared already.
    draft.add(behaviours)
    return project + draft.text(platforms: platforms)
  }

  private static let passes = 16
}

extension Dialect {
  /// As a spec names the port.
  fileprivate var spelling: String {
    switch platform {
    case .swiftUI: ".swiftUI"
    case .compose: ".compose"
    case .uniwind: ".reactNative(.uniwind)"
    case .nativeWind: ".reactNative(.nativeWind, rem: \(Value.number(rem)))"
    case .styleSheet: ".reactNative(.styleSheet)"
    }
  }
}
