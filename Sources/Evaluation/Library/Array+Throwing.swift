// The standard library's own throw any error.
extension Array {
  func kept(_ isKept: (Element) throws(Signal) -> Bool) throws(Signal) -> [Element] {
    var result: [Element] = []
    for element in self where try isKept(element) { result.append(element) }
    return result
  }

  func position(_ isMatch: (Element) throws(Signal) -> Bool) throws(Signal) -> Int? {
    for (index, element) in enumerated() where try isMatch(element) { return index }
    return nil
  }

  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
