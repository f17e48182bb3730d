import Evaluation
import Program
import Testing

/// What runs on several samples have in common, and what they have not.
@Suite("Runs on several samples")
struct SharingTests {
  private func calls(_ text: String, _ language: Language, on samples: [EvaluatedValue]) throws -> [String] {
    let evaluator = Evaluator(module([("Sample." + ending(language), text)]))
    let function = try #require(evaluator.functions(named: "f").first)
    return evaluator.calls(function, with: samples.map { [$0] }).map(\.value.description)
  }

  private func pieces(
    _ text: String, in declaration: String, given samples: [[String: EvaluatedValue]]
  ) throws -> [Evaluator.Result] {
    let evaluator = Evaluator(module([("Sample.swift", text)]))
    guard case .one(let piece) = evaluator.piece(named: "result", in: declaration) else {
      Issue.record("no piece")
      return []
    }
    return evaluator.values(of: piece, given: samples)
  }

  private func whole(_ value: Int64) -> EvaluatedValue { .number(.integer(value, .int64)) }

  @Test("find a constant again that hangs on a variable which each of them writes")
  func variables() throws {
    let swift = """
      var base = 1
      let double = base * 2
      func f(_ n: Int) -> Int { base = n; return double }
      """
    #expect(try calls(swift, .swift, on: [whole(5), whole(7)]) == ["10", "14"])
  }

  @Test("find a constant again that hangs on an object which each of them changes")
  func objects() throws {
    let script = """
      const limits = { most: 1 }
      const double = limits.most * 2
      function f(n: number) { limits.most = n; return double }
      """
    let samples = [5.0, 7].map { EvaluatedValue.number(.floating($0, .number)) }
    #expect(try calls(script, .typescript, on: samples) == ["10", "14"])
  }

  @Test("find a constant again that hangs on an input")
  func inputs() throws {
    let text = """
      let half = width / 2
      struct Box { var result: Int { half + 1 } }
      """
    let results = try pieces(text, in: "Box", given: [["width": whole(4)], ["width": whole(10)]])
    #expect(results.map(\.value.description) == ["3", "6"])
  }

  @Test("take over a constant with all that was not known on the way to it")
  func remarks() throws {
    let text = """
      extension Palette {
        static let ink = Palette.make(1, 2)
        static let paper = Palette.ink.lighter(outside)
      }
      struct Box { var result: Palette { isInk ? .ink : .paper } }
      """
    let flags: [[String: EvaluatedValue]] = [true, true, false, false].map { ["isInk": .boolean($0)] }
    let results = try pieces(text, in: "Box", given: flags)
    #expect(results.map(\.value.description) == ["ink", "ink", "paper", "paper"])
    #expect(results[0].unknowns.map(\.reason) == ["`make` is not told by the sources"])
    #expect(results[0].unknowns == results[1].unknowns)
    #expect(
      results[2].unknowns.map(\.reason) == [
        "`make` is not told by the sources", "`outside` is not told by the sources",
      ])
    #expect(results[2].unknowns == results[3].unknowns)
    #expect(results[3].steps < results[2].steps)
  }
}
