/// Maps every element, so many at once, and returns the results in the order of the elements.
///
/// - Parameter batch: how many elements are one piece of work; more than one where each takes little time.
/// - Parameter progress: tells how many pieces are done.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], width: Int, batch: Int = 1, progress: Progress? = nil,
  _ body: @escaping @Sendable (Element) -> Result
) async -> [Result] {
  var results: [Result?] = Array(repeating: nil, count: elements.count)
  await concurrently(Array(stride(from: 0, to: elements.count, by: batch)), width: width, progress: progress)
  {
    start in
    (start, elements[start..<min(start + batch, elements.count)].map(body))
  } then: { start, piece in
    for (offset, result) in piece.enumerated() { results[start + offset] = result }
    return []
  }
  return results.compactMap { $0 }
}

/// Does every job, so many at once, the first of the list first.
///
/// - Parameter progress: tells how many are done.
/// - Parameter then: takes each result as soon as it is there, one at a time, and names the jobs that it
///   makes possible; these come before the rest of the list.
func concurrently<Job: Sendable, Result: Sendable>(
  _ jobs: [Job], width: Int, progress: Progress? = nil, _ body: @escaping @Sendable (Job) -> Result,
  then: (Result) -> [Job]
) async {
  var progress = progress
  defer { progress?.clear() }
  var pending = Array(jobs.reversed())
  var total = jobs.count
  var done = 0
  func take(_ result: Result) {
    let more = then(result)
    pending += more.reversed()
    total += more.count
    done += 1
    progress?.step(done, of: total)
  }
  guard width > 1 else {
    while let job = pending.popLast() { take(body(job)) }
    return
  }
  await withTaskGroup(of: Result.self) { group in
    var running = 0
    func start() {
      while running < width, let job = pending.popLast() {
        group.addTask { body(job) }
        running += 1
      }
    }
    start()
    while let result = await group.next() {
      running -= 1
      take(result)
      start()
    }
  }
}
