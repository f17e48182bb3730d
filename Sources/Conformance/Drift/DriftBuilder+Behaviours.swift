import ParityModel

extension DriftBuilder {
  /// What each port does, sample by sample, beside what is right.
  mutating func addSamples(of assessment: Hearing.Assessment, by comparison: BehaviourComparison) {
    for result in assessment.ports {
      for match in result.matchedBehaviours {
        let location = result.port.result(match.component, match.behaviour)?.location
        components[match.component].behaviours[match.behaviour].cells[result.port.platform] =
          .init(verdict: .match, location: location)
      }
      let scene = Scene(specification: verdicts.specification, port: result.port)
      for (difference, exception) in result.allowedBehaviours {
        set(findings.allowed(scene.finding(for: difference, allowedBy: exception)), of: difference, in: scene)
      }
      for case .behaviour(let difference) in result.differences {
        guard let finding = verdicts.finding(for: .behaviour(difference), in: scene) else { continue }
        set(findings.found(finding), of: difference, in: scene)
      }
    }
    for (index, component) in verdicts.specification.components.enumerated() {
      for (place, behaviour) in component.behaviours.enumerated() {
        let ports = assessment.ports.map(\.port).filter {
          components[index].behaviours[place].cells[$0.platform] != nil
        }
        let standard = comparison.standard(behaviour, index, place, ports)
        components[index].behaviours[place].standard = standard?.port?.platform
        components[index].behaviours[place].samples = samples(
          index, place, standard, ports, isWhole: behaviour.kind != .clamp)
      }
    }
  }

  private mutating func set(_ finding: Finding, of difference: BehaviourDifference, in scene: Scene) {
    guard let platform = scene.platform else { return }
    findings.show(finding)
    components[difference.component].behaviours[difference.behaviour].cells[platform] =
      .init(
        verdict: finding.verdict, location: difference.result?.location ?? finding.location, finding: finding)
  }

  /// The samples in the order in which the ports were asked, each once.
  ///
  /// - Parameter isWhole: whether a sample that a port was not asked is a difference.
  private func samples(
    _ component: Int, _ behaviour: Int, _ standard: BehaviourComparison.Standard?, _ ports: [Port],
    isWhole: Bool
  ) -> [DriftReport.Sample] {
    var samples: [DriftReport.Sample] = []
    var places: [BehaviourComparison.Key: Int] = [:]
    let expected = standard?.values ?? [:]
    for port in ports {
      for cell in port.result(component, behaviour)?.cells ?? [] {
        let key = BehaviourComparison.Key(inputs: cell.inputs, column: cell.column)
        let place = places[key] ?? samples.count
        if places[key] == nil {
          places[key] = place
          samples.append(.init(inputs: cell.inputs, column: cell.column, expected: expected[key]))
        }
        samples[place].outcomes[port.platform] = cell.outcome
      }
    }
    for index in samples.indices { samples[index].compare(on: ports.map(\.platform), isWhole) }
    return samples
  }
}

extension DriftReport.Sample {
  fileprivate mutating func compare(on platforms: [Platform], _ isWhole: Bool) {
    for platform in platforms {
      switch outcomes[platform] {
      case .value(let value): if !(expected?.agrees(with: value) ?? false) { differing.insert(platform) }
      case .unreadable: differing.insert(platform)
      case nil: if isWhole, expected != nil { differing.insert(platform) }
      }
    }
  }
}
