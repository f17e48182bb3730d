import Evaluation
import ParityModel
import Program

/// Finds the numbers that a gesture is compared with.
struct ThresholdReader {
  let module: Module

  private static let lengths: Set<String> = [
    "translation", "distance", "offset", "x", "y", "dx", "dy", "drag", "scroll", "height", "width",
    "position",
    "delta",
  ]
  private static let ratios: Set<String> = ["velocity", "scale", "zoom", "progress", "fraction", "ratio"]

  /// `event.translationY > 120`: a number beside a word of movement.
  func read(comparison place: Reference, into facts: inout FactCollector) {
    let program = module.program(place)
    guard case .binary(let sign, let left, let right) = program[place.node] else { return }
    switch sign {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: break
    default: return
    }
    let folder = ConstantFolder(program)
    for (side, other) in [(left, right), (right, left)] {
      guard let number = folder.number(side)?.value, number != 0, folder.number(other) == nil else {
        continue
      }
      let words = movement(other, program)
      if words.isDisjoint(with: Self.lengths), words.isDisjoint(with: Self.ratios) { continue }
      facts.add(
        .threshold, from: place.at(side), as: words.isDisjoint(with: Self.ratios) ? .length : .ratio)
    }
  }

  /// The words of every name in an expression.
  private func movement(_ id: NodeID, _ program: Program) -> Set<String> {
    var words: Set<String> = []
    if let last = program.lastWord(of: id) {
      words = Set((last == "value" ? program.words(of: id)?.dropLast().last ?? last : last).camelWords)
    }
    switch program[id] {
    case .call(_, let list): for item in program[list] { words.formUnion(movement(item, program)) }
    case .argument(_, let value, _), .unary(_, let value): words.formUnion(movement(value, program))
    case .binary(_, let left, let right):
      words.formUnion(movement(left, program))
      words.formUnion(movement(right, program))
    default: break
    }
    return words
  }
}
