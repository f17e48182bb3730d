import ParityModel
import ScratchFolder
import Synchronization

@testable import ParityLintCommand

/// One run of the tool inside a scratch folder.
struct Run {
  var status: ExitStatus
  var output: String
  var errors: String

  init(_ words: String..., in scratch: Scratch, from folder: String = "", processors: Int = 2) async {
    self = await Run(words, in: scratch, from: folder, processors: processors)
  }

  init(
    _ words: [String], in scratch: Scratch, from folder: String = "", processors: Int = 2,
    environment: [String: String] = [:]
  ) async {
    self = await Run(
      words, at: scratch.path + (folder.isEmpty ? "" : "/" + folder), processors: processors,
      environment: environment)
  }

  init(
    _ words: [String], at folder: String, processors: Int = 2, environment: [String: String] = [:]
  ) async {
    let printed = Printed()
    let invocation = Invocation(
      arguments: words, workingDirectory: folder,
      today: CalendarDate(secondsSince1970: 1_800_000_000), processorCount: processors,
      environment: environment,
      output: { printed.add($0, $1) })
    status = await ParityLint.run(invocation)
    output = printed.text(.standardOutput)
    errors = printed.text(.standardError)
  }
}

private final class Printed: Sendable {
  private let bytes = Mutex<[Invocation.Stream: [UInt8]]>([:])

  func add(_ stream: Invocation.Stream, _ more: [UInt8]) {
    bytes.withLock { $0[stream, default: []] += more }
  }

  func text(_ stream: Invocation.Stream) -> String {
    bytes.withLock { String(decoding: $0[stream] ?? [], as: UTF8.self) }
  }
}

/// A small project with one constant in two ports.
enum Sample {
  static let spec = """
    import ParitySpec

    let project = Project("sample") {
      Platform(.swiftUI, "swift/**/*.swift")
      Platform(.compose, "kotlin/**/*.kt")
    }

    let box = Component("Box") {
      Constant("maxScale", 4)
    }

    """
  static let swift = "enum BoxMath {\n  static let maxScale: Double = 4\n}\n"
  static let kotlin = "private const val MaxScale = 4f\n"
  static let drifting = "private const val MaxScale = 5f\n"

  static func project(
    spec: String = spec, swift: String = swift, kotlin: String = kotlin
  ) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(["specs/box.swift": spec, "swift/Box.swift": swift, "kotlin/ui/Box.kt": kotlin])
    return scratch
  }
}
