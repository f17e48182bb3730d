import ParityModel

/// What an input is called where a piece of a declaration is evaluated.
///
/// `step`, `drag.value`; `available: Dp` says what the sources leave to the compiler; `lower...upper` are the
/// limits of a range; `_` is nothing that is there.
struct SampleName {
  /// None for what is not there, two for the limits of a range.
  let names: [String]
  let type: String?

  init(_ written: String) {
    let words = written.split(separator: ":", maxSplits: 1).map { String($0.drop { $0 == " " }) }
    type = words.count > 1 ? words[1] : nil
    let name = words.first ?? written
    guard name != "_" else {
      names = []
      return
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    // `lower...upper` has nothing between its dots.
    if let gap = parts.firstIndex(of: ""), parts.count > gap + 2, parts[gap + 1].isEmpty {
      names = [parts[..<gap], parts[(gap + 2)...]].map { $0.joined(separator: ".") }
    } else {
      names = [name]
    }
  }

  /// A sample under the names that stand for it; nil where it is no range and should be one.
  func given(_ value: BehaviourValue) -> [(name: String, value: BehaviourValue)]? {
    guard names.count == 2 else { return names.map { ($0, value) } }
    guard case .range(let lower, let upper) = value else { return nil }
    return [(names[0], .number(lower)), (names[1], .number(upper))]
  }
}
