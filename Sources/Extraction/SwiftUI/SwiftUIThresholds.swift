import Evaluation
import ParityModel
import Program

/// Numbers that gestures, clamps and visibility tests compare with.
///
/// Zero, and a count compared with a number, are no thresholds; nor is a number that states another
/// property already.
struct SwiftUIThresholds {
  let module: Module
  let file: Int
  let previews: [ByteRange]

  private var program: Program { module.files[file].program }

  /// Words of what is counted rather than measured.
  private static let counts: Set<String> = [
    "count", "index", "indices", "capacity", "position", "length", "total", "hex", "number", "id",
  ]
  /// Words of what is measured in points.
  private static let lengths: Set<String> = [
    "width", "height", "x", "y", "distance", "translation", "offset", "location", "minX", "minY", "maxX",
    "maxY", "midX", "midY", "drag", "size",
  ]

  /// Adds what no fact collected so far states.
  func add(into facts: inout FactCollector) {
    let stated = facts.count
    for node in program.ids {
      let range = program.range(node)
      if previews.contains(where: { $0.contains(range) }) { continue }
      switch program[node] {
      case .binary(let sign, let left, let right):
        guard [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(sign) else { continue }
        add(left, against: right, stated, into: &facts)
        add(right, against: left, stated, into: &facts)
      case .call(let callee, let list):
        guard case .name(let name) = program[callee], ["max", "min"].contains(program[name]) else { continue }
        for item in program[list] { addLimit(item, list, stated, into: &facts) }
      default: continue
      }
    }
  }

  /// One side of a comparison: a number, or a number of times something.
  private func add(
    _ side: NodeID, against other: NodeID, _ stated: Int, into facts: inout FactCollector
  ) {
    let folder = ConstantFolder(program)
    if let number = folder.number(side)?.value {
      guard number != 0, folder.number(other) == nil, !isCount(other) else { return }
      add(number, side, isLength(other) ? .pt : .none, stated, into: &facts)
    } else if case .binary(.multiply, let left, let right) = program[side] {
      for (factor, rest) in [(left, right), (right, left)] {
        guard let number = folder.number(factor)?.value, folder.number(rest) == nil else { continue }
        add(number, factor, .none, stated, into: &facts)
      }
    }
  }

  /// A limit of a clamp. The ends of a share, 0 and 1, say nothing of their own.
  private func addLimit(
    _ item: NodeID, _ list: NodeList, _ stated: Int, into facts: inout FactCollector
  ) {
    guard case .argument(nil, let value, false) = program[item],
      let number = ConstantFolder(program).number(value)?.value, number != 0, number != 1
    else { return }
    add(number, value, .none, stated, into: &facts)
  }

  private func add(
    _ number: Double, _ node: NodeID, _ unit: Unit, _ stated: Int, into facts: inout FactCollector
  ) {
    let range = program.range(node)
    guard !facts.states(range, in: file, among: stated) else { return }
    facts.add(
      .threshold, value: .rounded(number), unit: unit, range: range, at: Reference(file: file, node: node))
  }

  private func isCount(_ node: NodeID) -> Bool {
    guard let word = innermostWord(node) else { return false }
    return Self.counts.contains(word) || Self.counts.contains(word.camelWords.last ?? "")
  }

  private func isLength(_ node: NodeID) -> Bool {
    guard let word = innermostWord(node) else { return false }
    return Self.lengths.contains(word) || Self.lengths.contains(word.camelWords.last ?? "")
  }

  /// The name that a side of a comparison measures: `height` of `abs(value.translation.height)`.
  private func innermostWord(_ node: NodeID) -> String? {
    switch program[node] {
    case .call(_, let list):
      program[list].first.flatMap { innermostWord($0) } ?? program.lastWord(of: node)
    case .argument(_, let value, _), .unary(_, let value), .forceUnwrap(let value): innermostWord(value)
    case .binary(.coalesce, let left, _), .binary(.remainder, let left, _): innermostWord(left)
    default: program.lastWord(of: node)
    }
  }
}
