/// Maps every element, so many at once, and returns the results in the order of the elements.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], width: Int, _ body: @escaping @Sendable (Element) -> Result
) async -> [Result] {
  guard width > 1, elements.count > 1 else { return elements.map(body) }
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
    while let (index, result) = await group.next() {
      results[index] = result
      if next < elements.count { start() }
    }
    return results.compactMap { $0 }
  }
}
