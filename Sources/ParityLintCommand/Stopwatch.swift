/// How long each stage of a run took.
struct Stopwatch {
  private var start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var stages: [(name: String, time: Duration)] = []

  /// Ends a stage; one that came before goes on.
  mutating func lap(_ name: String) {
    let now = ContinuousClock.now
    if let index = stages.firstIndex(where: { $0.name == name }) {
      stages[index].time += now - last
    } else {
      stages.append((name, now - last))
    }
    last = now
  }

  var text: String {
    (stages + [("total", last - start)]).map { "\($0.name) \(Self.milliseconds($0.time)) ms" }
      .joined(separator: ", ")
  }

  /// With one digit behind the point.
  private static func milliseconds(_ time: Duration) -> String {
    let tenths = time.components.seconds * 10_000 + time.components.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
