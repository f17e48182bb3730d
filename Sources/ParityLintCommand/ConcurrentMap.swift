/// Maps every element, so many at once, and returns the results in the order of the elements.
///
/// - Parameter progress: tells how many are done.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], width: Int, progress: Progress? = nil,
  _ body: @escaping @Sendable (Element) -> Result
) async -> [Result] {
  var progress = progress
  defer { progress?.clear() }
  guard width > 1, elements.count > 1 else {
    return elements.enumerated().map { index, element in
      let result = body(element)
      progress?.step(index + 1, of: elements.count)
      return result
    }
  }
  return await withTaskGroup(of: (Int, Result).self) { group in
    var next = 0
    func start() {
      let index = next
      let element = elements[index]
      group.addTask { (index, body(element)) }
      next += 1
    }
    while next < min(width, elements.count) { start() }
    var results: [Result?] = Array(repeating: nil, count: elements.count)
    var count = 0
    while let (index, result) = await group.next() {
      results[index] = result
      count += 1
      progress?.step(count, of: elements.count)
      if next < elements.count { start() }
    }
    return results.compactMap { $0 }
  }
}
