import Conformance
import ParityModel

extension Specification {
  /// The behaviours of judged components with more samples than are compared, a sentence each: that all
  /// ports are right on the first of them must not be taken for more.
  func uncompared(in judgement: Judgement) -> [String] {
    let judged = Set(judgement.components.lazy.filter(\.isJudged).map(\.name))
    return components.filter { judged.contains($0.name) }.flatMap(\.behaviours)
      .filter { $0.total > BehaviourSpec.cap }
      .map {
        "the first \(BehaviourSpec.cap) of \($0.total) samples of '\($0.name)' are compared "
          + "(\($0.origin.path):\($0.origin.line))"
      }
  }
}
