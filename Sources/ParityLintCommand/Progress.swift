/// A line on a terminal that says how far a run is, once it has taken longer than a second.
struct Progress: Sendable {
  /// Receives the line, and what takes it away again.
  let show: @Sendable (String) -> Void
  private let start = ContinuousClock.now
  private var what = ""
  private var last: Duration?

  /// Nothing is shown before.
  static let patience = Duration.seconds(1)
  /// And nothing sooner than that after the line before.
  static let pause = Duration.milliseconds(100)

  private static let clear = "\r\u{1B}[K"

  init(show: @escaping @Sendable (String) -> Void) { self.show = show }

  /// The same, for one kind of work.
  func of(_ what: String) -> Progress {
    var progress = self
    progress.what = what
    return progress
  }

  mutating func step(_ done: Int, of total: Int) {
    guard let line = line(done, of: total, at: ContinuousClock.now - start) else { return }
    show(Self.clear + line)
  }

  /// What is to be shown at a time; nil where it is too soon.
  mutating func line(_ done: Int, of total: Int, at time: Duration) -> String? {
    guard time >= Self.patience, last.map({ time - $0 >= Self.pause }) ?? true else { return nil }
    last = time
    return "\(what): \(done) of \(total)"
  }

  /// Takes the line away, so that something else can be printed.
  mutating func clear() {
    guard last != nil else { return }
    last = nil
    show(Self.clear)
  }
}

extension Invocation {
  /// A line for people who wait; nil where none looks on.
  func progress(_ options: CommonOptions) -> Progress? {
    guard areErrorsShown, !options.isQuiet else { return nil }
    let output = output
    return Progress { output(.standardError, Array($0.utf8)) }
  }
}
