import Evaluation
import Program
import SyntaxTree
import Testing

/// Programs that make no sense are evaluated to the end as well.
@Suite("Broken programs")
struct RobustnessTests {
  /// A small generator of its own, so that every run breaks the same places.
  private struct Dice {
    var state: UInt64

    mutating func roll(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, limit)))
    }
  }

  @Test(
    "never stop the evaluator, and give the same twice", arguments: [Language.swift, .kotlin, .typescript])
  func broken(language: Language) {
    var dice = Dice(state: 7)
    for sample in Sample.all {
      let text = language == .swift ? sample.swift : language == .kotlin ? sample.kotlin : sample.typescript
      var bytes = Array(text.utf8)
      for _ in 0..<3 where bytes.count > 8 {
        let start = dice.roll(below: bytes.count - 4)
        switch dice.roll(below: 3) {
        case 0: bytes.removeSubrange(start..<(start + 1 + dice.roll(below: 4)))
        case 1: bytes.insert(contentsOf: bytes[start..<(start + 4)], at: dice.roll(below: bytes.count))
        default: bytes.swapAt(start, dice.roll(below: bytes.count))
        }
      }
      let broken = String(decoding: bytes, as: UTF8.self)
      #expect(everything(broken, language) == everything(broken, language))
    }
  }

  /// What every function and expression of a program comes to, with arguments that hardly fit.
  private func everything(_ text: String, _ language: Language) -> [String] {
    let module = module([("Broken." + ending(language), text)])
    guard let file = module.files.first else { return [] }
    let evaluator = Evaluator(module, bounds: Bounds(steps: 5_000))
    var results: [Evaluator.Result] = []
    for id in file.program.ids {
      let reference = Reference(file: 0, node: id)
      switch file.program[id] {
      case .function(let function):
        let name = file.program[file.program[function].name]
        for callable in evaluator.functions(named: name) where callable.reference == reference {
          let count = evaluator.parameters(of: callable).count
          let unknown = EvaluatedValue.unknown(Unknown(reason: "not given", place: reference))
          for value in [EvaluatedValue.null, .text("a"), .number(.double(2.5)), .list([.text("a")]), unknown]
          {
            results.append(evaluator.call(callable, with: Array(repeating: value, count: count)))
          }
          evaluator.waits(of: reference, first: 3, assuming: [:]).map { results.append($0) }
        }
      case .call, .match, .conditional: results.append(evaluator.value(of: reference))
      default: break
      }
    }
    return results.map(\.value.description)
  }
}
