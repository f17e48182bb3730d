import SyntaxTree

/// A stretch of a file that is compiled under a condition.
struct SwiftCondition: Hashable, Sendable {
  /// The words behind `#if` or `#elseif`; for `#else` the denied words of all branches before it.
  let text: String
  /// From behind the opening directive to the next one.
  let range: ByteRange

  /// Every stretch behind an `#if`, `#elseif` or `#else`, outer ones first.
  static func regions(of bytes: [UInt8]) -> [SwiftCondition] {
    let directives = SwiftDirective.all(in: bytes)
    guard !directives.isEmpty else { return [] }
    var regions: [SwiftCondition] = []
    var open: [(branches: [String], text: String, lower: Int)] = []
    func close(at upper: Int) {
      guard let last = open.popLast() else { return }
      regions.append(SwiftCondition(text: last.text, range: ByteRange(UInt32(last.lower), UInt32(upper))))
    }
    for directive in directives {
      let words = directive.condition(in: bytes)
      switch directive.word {
      case .if: open.append(([words], words, directive.range.upperBound))
      case .elseif, .else:
        guard let branches = open.last?.branches else { continue }
        close(at: directive.range.lowerBound)
        let denied = branches.map { "!(\($0))" }.joined(separator: " && ")
        let text = directive.word == .else ? denied : words
        open.append((branches + [words], text, directive.range.upperBound))
      case .endif: close(at: directive.range.lowerBound)
      }
    }
    while !open.isEmpty { close(at: bytes.count) }
    return regions.sorted { ($0.range.lower, $1.range.upper) < ($1.range.lower, $0.range.upper) }
  }
}

extension SwiftLowering {
  /// Puts what stands behind an `#if` into a `compiled` node for each branch.
  mutating func grouped(_ items: [NodeID], within parent: ByteRange) -> [NodeID] {
    guard !conditions.isEmpty else { return items }
    let inner = conditions.filter { parent.contains($0.range) }
    return inner.isEmpty ? items : grouped(items[...], by: inner[...])
  }

  private mutating func grouped(
    _ items: ArraySlice<NodeID>, by conditions: ArraySlice<SwiftCondition>
  ) -> [NodeID] {
    var result: [NodeID] = []
    var rest = items
    while let first = rest.first {
      let range = builder.range(first)
      guard let index = conditions.firstIndex(where: { $0.range.contains(range) }) else {
        result.append(first)
        rest = rest.dropFirst()
        continue
      }
      let condition = conditions[index]
      let members = rest.prefix { condition.range.contains(builder.range($0)) }
      let body = grouped(members, by: conditions.dropFirst(index + 1 - conditions.startIndex))
      let bounds = ByteRange(range.lower, members.last.map { builder.range($0).upper } ?? range.upper)
      let text = builder.name(condition.text)
      result.append(builder.add(.compiled(condition: text, body: builder.list(body)), bounds))
      rest = rest.dropFirst(members.count)
    }
    return result
  }
}
