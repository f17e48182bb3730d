/// Maps every element, so many at once, and returns the results in the order of the elements.
///
/// - Parameter done: hears after each element how many are done.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], width: Int, done: (Int) -> Void = { _ in },
  _ body: @escaping @Sendable (Element) -> Result
) async -> [Result] {
  guard width > 1, elements.count > 1 else {
    return elements.enumerated().map { index, element in
      let result = body(element)
      done(index + 1)
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
      done(count)
      if next < elements.count { start() }
    }
    return results.compactMap { $0 }
  }
}
