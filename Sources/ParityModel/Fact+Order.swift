extension [Fact] {
  /// In the order in which facts are printed, as `sorted()` would give it.
  ///
  /// Facts are large, and comparing two of them copies both: what is sorted here are their places, and
  /// each fact is copied once.
  public func inOrder() -> [Fact] {
    let keys = sortKeys
    let isSorted = keys.indices.dropFirst().allSatisfy { !precedes(keys[$0], keys[$0 - 1]) }
    return isSorted ? self : keys.sorted(by: precedes).map { self[$0.index] }
  }

  private struct SortKey {
    /// Of the path among all paths.
    var rank: Int
    var lower: UInt32
    var upper: UInt32
    var index: Int
  }

  private var sortKeys: [SortKey] {
    var ranks: [String: Int] = [:]
    for index in indices where index == 0 || self[index].location.path != self[index - 1].location.path {
      ranks[self[index].location.path] = 0
    }
    for (rank, path) in ranks.keys.sorted().enumerated() { ranks[path] = rank }
    var rank = 0
    return indices.map { index in
      if index == 0 || self[index].location.path != self[index - 1].location.path {
        rank = ranks[self[index].location.path] ?? 0
      }
      return SortKey(
        rank: rank, lower: self[index].location.lower, upper: self[index].location.upper, index: index)
    }
  }

  private func precedes(_ left: SortKey, _ right: SortKey) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    if left.lower != right.lower { return left.lower < right.lower }
    if left.upper != right.upper { return left.upper < right.upper }
    return self[left.index] < self[right.index]
  }
}
