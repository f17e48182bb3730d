import Conformance
import ParityModel
import Workspace

/// What `--baseline` and `--write-baseline` ask of a run.
struct BaselineOptions: Sendable {
  private let invocation: Invocation
  /// The baseline that is read, with the path that was given.
  private let known: (path: String, baseline: Baseline, text: [UInt8])?
  /// Where to record what is found.
  let recording: String?
  private let isWhole: Bool
  private let components: [String]?

  private static let limit = 64_000_000

  init(
    _ arguments: Arguments, _ invocation: Invocation, in store: any FileStore
  ) throws(Failure) {
    self.invocation = invocation
    let path = try arguments.one(.baseline)
    recording = try arguments.one(.writeBaseline)
    isWhole = arguments.paths.isEmpty && !arguments.has(.staged)
    let names = arguments.all(.component)
    components = names.isEmpty ? nil : names
    if recording != nil {
      let whole = "a baseline records the whole project"
      guard arguments.paths.isEmpty else { throw Failure(whole, advice: "drop the PATH") }
      for option in [Option.staged, .component, .platform, .baseline] where arguments.has(option) {
        throw Failure(whole, advice: "drop --\(option.rawValue)")
      }
    }
    known = if let path { try Self.read(path, invocation, store) } else { nil }
  }

  private static func read(
    _ path: String, _ invocation: Invocation, _ store: any FileStore
  ) throws(Failure) -> (String, Baseline, [UInt8]) {
    let bytes: [UInt8]
    do {
      bytes = try store.read(Path.normalized(invocation.absolute(path)), limit: limit)
    } catch {
      throw Failure(error)
    }
    do {
      return (path, try Baseline(text: String(decoding: bytes, as: UTF8.self)), bytes)
    } catch {
      throw Failure(
        "\(path):\(error.line): \(error.message)", advice: "record it anew with --write-baseline \(path)")
    }
  }

  /// The text of the file by the path under which its entries are reported.
  func bytes(_ path: String) -> [UInt8]? {
    known.flatMap { $0.path == path ? $0.text : nil }
  }

  func record(_ findings: [Finding], at path: String, isQuiet: Bool) throws(Failure) -> ExitStatus {
    let baseline = Baseline(recording: findings)
    do {
      try FileWriter.write(Array(baseline.text.utf8), to: invocation.absolute(path))
    } catch {
      throw Failure(error)
    }
    let count = baseline.entries.count
    if !isQuiet { invocation.print("\(path) records \(count) finding\(count == 1 ? "" : "s")\n") }
    return .clean
  }

  func applied(to judgement: Judgement, specification: Specification, ports: [Port]) -> Judgement {
    guard let known else { return judgement }
    return known.baseline.applied(
      to: judgement,
      in: .init(
        path: known.path, isWhole: isWhole, platforms: ports.map(\.platform), components: components),
      of: specification)
  }
}
