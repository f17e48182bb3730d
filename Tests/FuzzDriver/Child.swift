import FoundationEssentials
import Glibc

/// Runs inputs one after the other, and says before each which it is.
enum Child {
  /// CPU seconds that an input may take; a debug build on a busy machine needs a tenth of them.
  private static let limit = 20.0

  static func run(_ options: Options) async {
    // An input that asks for more memory than this ends the process, and is found so. A sanitizer's own
    // bookkeeping is larger.
    if getenv("ASAN_OPTIONS") == nil, getenv("TSAN_OPTIONS") == nil {
      var most = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
      setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &most)
    }
    let mutation = Mutation(corpus: Corpus())
    let folder = options.save + "/child-\(getpid())"
    let check = Check(folder: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let deadline = time(nil) + options.seconds
    var index = options.start
    while index < options.start + options.count, time(nil) < deadline {
      say("run \(index)")
      let input = options.input(index, mutation)
      let start = seconds()
      let flaw = await check.flaw(of: input.bytes, as: input.subject, whole: input.whole)
      let taken = seconds() - start
      if let flaw { say("flaw \(index) \(flaw)") }
      if taken > limit { say("flaw \(index) took \(Int(taken)) seconds") }
      index += 1
    }
    say("done \(index)")
  }

  /// Runs one kept input; whether it has no flaw any more.
  static func replay(_ path: String, _ options: Options) async -> Bool {
    guard let data = FileManager.default.contents(atPath: path),
      let subject = Subject.allCases.last(where: { path.hasSuffix("." + $0.ending) && $0 != .evaluator })
    else {
      say("\(path) is no kept input")
      return false
    }
    let check = Check(folder: options.save + "/child-\(getpid())")
    var flaw: String?
    for subject in subject == .swift ? [subject, .evaluator] : [subject] where flaw == nil {
      flaw = await check.flaw(of: Array(data), as: subject, whole: true)
    }
    say(flaw ?? "no flaw")
    return flaw == nil
  }

  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
