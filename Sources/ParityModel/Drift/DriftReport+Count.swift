extension DriftReport {
  /// How many cells there are of each verdict.
  public struct Count: Hashable, Sendable {
    private var numbers: [Finding.Verdict: Int] = [:]

    public init() {}

    public subscript(_ verdict: Finding.Verdict) -> Int { numbers[verdict] ?? 0 }

    public var total: Int { numbers.values.reduce(0, +) }

    /// What is as the spec has it, or may differ.
    public var aligned: Int { self[.match] + self[.allowed] }

    /// The verdict that stands for all: the worst there is; nil where nothing is judged.
    public var verdict: Finding.Verdict? { Self.worstFirst.first { self[$0] > 0 } }

    fileprivate mutating func add(_ verdict: Finding.Verdict) { numbers[verdict, default: 0] += 1 }

    public static func + (left: Count, right: Count) -> Count {
      var sum = left
      for (verdict, number) in right.numbers { sum.numbers[verdict, default: 0] += number }
      return sum
    }

    /// Every verdict of a cell, in the order in which it matters.
    public static let worstFirst: [Finding.Verdict] = [
      .drift, .missing, .unexpected, .unreadable, .conflict, .stale, .allowed, .match,
    ]
  }

  public func count(on platform: Platform) -> Count {
    components.map { $0.count(on: platform) }.reduce(Count(), +)
  }

  public var count: Count { platforms.map(count(on:)).reduce(Count(), +) }
}

extension DriftReport.Component {
  public func count(on platform: Platform) -> DriftReport.Count {
    var count = DriftReport.Count()
    for row in rows { if let cell = row.cells[platform] { count.add(cell.verdict) } }
    for behaviour in behaviours { if let cell = behaviour.cells[platform] { count.add(cell.verdict) } }
    return count
  }
}
