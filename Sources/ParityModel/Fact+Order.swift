extension [Fact] {
  /// In the order in which facts are printed, as `sorted()` would give it.
  ///
  /// Facts are large, and comparing two of them copies both: what is sorted here are their places, and
  /// each fact is copied once.
  public consuming func inOrder() -> [Fact] {
    if isSorted { return self }
    let keys = sortKeys.sorted(by: precedes)
    return keys.map { self[$0.index] }
  }

  /// In the order in which facts are printed, each once.
  public consuming func inOrderOnce() -> [Fact] {
    let facts = inOrder()
    // Equal facts have one place, so few are compared.
    var twins: Set<Int> = []
    for index in facts.indices.dropFirst() {
      var other = index - 1
      while other >= 0, facts.haveOnePlace(other, index) {
        if facts[other].property == facts[index].property, facts[other] == facts[index] {
          twins.insert(index)
          break
        }
        other -= 1
      }
    }
    return twins.isEmpty ? facts : facts.indices.filter { !twins.contains($0) }.map { facts[$0] }
  }

  private func haveOnePlace(_ left: Int, _ right: Int) -> Bool {
    self[left].location.lower == self[right].location.lower
      && self[left].location.path == self[right].location.path
  }

  fileprivate var isSorted: Bool {
    indices.dropFirst().allSatisfy { !isInOrder($0, before: $0 - 1) }
  }

  /// Whether one fact has to stand before another; most are told by their offsets alone.
  private func isInOrder(_ left: Int, before right: Int) -> Bool {
    if self[left].location.path != self[right].location.path {
      return self[left].location.path < self[right].location.path
    }
    if self[left].location.lower != self[right].location.lower {
      return self[left].location.lower < self[right].location.lower
    }
    return self[left] < self[right]
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

extension [[Fact]] {
  /// All facts in the order in which they are printed: the lists as they are, where each ends before the
  /// next begins, as those of ports in folders of their own do; else one list of all.
  public func inOrder() -> [[Fact]] {
    let lists = filter { !$0.isEmpty }.sorted { $0[0] < $1[0] }
    let isSorted = lists.indices.allSatisfy { index in
      guard lists[index].isSorted else { return false }
      guard index > 0, let last = lists[index - 1].last else { return true }
      return !(lists[index][0] < last)
    }
    return isSorted ? lists : [flatMap { $0 }.inOrder()]
  }
}
