import FoundationEssentials
import Glibc

/// Starts children until the time is over, and keeps what ends or hangs them.
struct Parent {
  let options: Options
  private var next: Int
  private var findings: [String] = []
  private let started = time(nil)
  private let mutation = Mutation(corpus: Corpus())

  /// Wall seconds without a word from a child; then it hangs.
  private static let patience: Int32 = 120_000

  init(_ options: Options) {
    self.options = options
    next = options.start
  }

  /// Whether all went well.
  mutating func run() -> Bool {
    say("seed \(options.seed), from input \(options.start)")
    try? FileManager.default.createDirectory(atPath: options.save, withIntermediateDirectories: true)
    while next < options.start + options.count, time(nil) < started + options.seconds { runChild() }
    let taken = max(1, time(nil) - started)
    let count = next - options.start
    say("\(count) inputs in \(taken) s, \(count * 60 / taken) a minute, \(findings.count) findings")
    return findings.isEmpty
  }

  private mutating func runChild() {
    let left = started + options.seconds - time(nil)
    let words = [
      CommandLine.arguments[0], "--child", "--seed", "\(options.seed)", "--start", "\(next)", "--count",
      "\(options.start + options.count - next)", "--seconds", "\(left)", "--save", options.save,
    ]
    guard let (child, descriptor) = Self.start(words) else { return keep(next, "no child could be started") }
    var text: [UInt8] = []
    var current = next
    var isDone = false
    while let line = Self.line(from: descriptor, &text) {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count >= 2, let index = Int(parts[1]) else { continue }
      switch parts[0] {
      case "run": current = index
      case "flaw": keep(index, parts.count > 2 ? String(parts[2]) : "")
      case "done":
        isDone = true
        next = index
      default: break
      }
    }
    kill(child, SIGKILL)
    var status: Int32 = 0
    waitpid(child, &status, 0)
    close(descriptor)
    guard !isDone else { return }
    let signal = status & 0x7F
    keep(
      current,
      signal == SIGKILL
        ? "hangs" : "ends the process with \(signal == 0 ? "\(status >> 8)" : "signal \(signal)")")
    next = current + 1
  }

  private mutating func keep(_ index: Int, _ words: String) {
    let input = options.input(index, mutation)
    let path = "\(options.save)/\(options.seed)-\(index).\(input.subject.ending)"
    _ = FileManager.default.createFile(atPath: path, contents: Data(input.bytes))
    findings.append(path)
    say("\(input.subject) \(path): \(words)")
  }

  /// The process and what it prints.
  private static func start(_ words: [String]) -> (pid_t, Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    defer { posix_spawn_file_actions_destroy(&actions) }
    var child: pid_t = 0
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let failed = posix_spawn(&child, "/proc/self/exe", &actions, nil, arguments, environ)
    close(ends[1])
    return failed == 0 ? (child, ends[0]) : nil
  }

  /// The next line of a child; nil where it has ended or says nothing for too long.
  private static func line(from descriptor: Int32, _ text: inout [UInt8]) -> String? {
    while true {
      if let end = text.firstIndex(of: 0x0A) {
        defer { text.removeSubrange(...end) }
        return String(decoding: text[..<end], as: UTF8.self)
      }
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, patience) > 0 else { return nil }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return nil }
      text += chunk[..<count]
    }
  }
}
