import ParityModel

extension Judge {
  /// What the spec asks of every port and what each of them says, side by side.
  public func drift(of ports: [Port], pages: [Prose] = []) -> DriftReport {
    let hearing = hearing(of: ports, pages: pages)
    let specification = hearing.judge.specification
    let assessment = hearing.assessment(from: hearing.questions.map(hearing.answer))
    let verdicts = Verdicts(specification: specification, names: nil)
    let judgement = verdicts.judgement(
      of: assessment.ports, spec: assessment.spec, judged: assessment.judged, pages: pages)
    var builder = DriftBuilder(
      verdicts: verdicts, judgement: judgement, judged: assessment.judged, today: today)
    for result in assessment.ports.sorted(by: { $0.port.platform < $1.port.platform }) {
      builder.add(result)
    }
    builder.addSamples(
      of: assessment, by: BehaviourComparison(specification: specification, today: today))
    return builder.report(on: assessment.ports.map(\.port.platform).sorted())
  }
}
