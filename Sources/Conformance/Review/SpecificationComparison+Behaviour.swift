import ParityModel

extension SpecificationComparison {
  /// Changes of what a component does.
  var behaviourChanges: [SpecChange] {
    let before = Dictionary(old.ownedBehaviours.map { ($0.key, $0) }) { first, _ in first }
    let names = Set(new.ownedBehaviours.map(\.key))
    let changed = new.ownedBehaviours.flatMap { behaviour in
      before[behaviour.key].map { behaviour.changes(from: $0.spec) }
        ?? [behaviour.change(.added, "", nil, behaviour.spec.extent)]
    }
    let removed = old.ownedBehaviours.filter { !names.contains($0.key) }
      .map { $0.change(.removed, "", $0.spec.extent, nil) }
    return changed + removed
  }
}

private struct OwnedBehaviour {
  var component: String
  var spec: BehaviourSpec

  var key: [String] { [component, spec.kind.rawValue, spec.name] }

  /// The facet stands behind the kind: `schedule platforms`.
  func change(_ kind: SpecChange.Kind, _ facet: String, _ before: String?, _ after: String?) -> SpecChange {
    SpecChange(
      kind: kind, component: component, part: spec.name,
      subject: spec.kind.rawValue + (facet.isEmpty ? "" : " " + facet), before: before, after: after,
      origin: spec.origin)
  }

  func changes(from old: BehaviourSpec) -> [SpecChange] {
    var changes: [SpecChange] = []
    if let samples = SampleChange(from: old, to: spec) {
      changes.append(change(samples.kind, "", samples.before, samples.after))
    } else if old.inputWords != spec.inputWords {
      changes.append(change(.changed, "inputs", old.inputWords, spec.inputWords))
    }
    let (before, after) = (Set(old.platforms ?? Platform.allCases), Set(spec.platforms ?? Platform.allCases))
    if before != after {
      let kind: SpecChange.Kind =
        after.isSuperset(of: before) ? .tightened : after.isSubset(of: before) ? .loosened : .changed
      changes.append(change(kind, "platforms", Self.words(before), Self.words(after)))
    }
    for platform in Platform.allCases where old.subjectWords(platform) != spec.subjectWords(platform) {
      changes.append(
        change(.changed, "on \(platform.title)", old.subjectWords(platform), spec.subjectWords(platform)))
    }
    if old.assumptionWords != spec.assumptionWords {
      changes.append(change(.changed, "assumptions", old.assumptionWords, spec.assumptionWords))
    }
    if old.ticks != spec.ticks {
      let kind: SpecChange.Kind = spec.ticks > old.ticks ? .tightened : .loosened
      changes.append(change(kind, "ticks", "\(old.ticks)", "\(spec.ticks)"))
    }
    if old.columns != spec.columns {
      changes.append(change(.changed, "columns", old.columnWords, spec.columnWords))
    }
    return changes
  }

  private static func words(_ platforms: Set<Platform>) -> String {
    platforms.sorted().map(\.title).joined(separator: ", ")
  }
}

/// How the right results of a behaviour changed, told by the first sample that gives something else.
private struct SampleChange {
  var kind: SpecChange.Kind
  var before: String
  var after: String

  /// Nil where every sample gives what it gave.
  init?(from old: BehaviourSpec, to new: BehaviourSpec) {
    let before = Dictionary(old.samples.map { ($0.input, $0.value) }) { first, _ in first }
    let after = Dictionary(new.samples.map { ($0.input, $0.value) }) { first, _ in first }
    let differing = new.samples.filter { sample in before[sample.input].map { $0 != sample.value } ?? false }
    if let first = differing.first, let former = before[first.input] {
      let subject = first.input.isEmpty ? "" : "\(first.input) gives "
      let rest = differing.count > 1 ? ", and \(differing.count - 1) more" : ""
      kind = .changed
      self.before = subject + BehaviourSpec.brief(former)
      self.after = subject + BehaviourSpec.brief(first.value) + rest
      return
    }
    let isMore = new.samples.contains { before[$0.input] == nil }
    let isLess = old.samples.contains { after[$0.input] == nil }
    guard isMore || isLess else { return nil }
    kind = isMore && isLess ? .changed : isMore ? .tightened : .loosened
    (self.before, self.after) = (old.extent, new.extent + (isMore && isLess ? ", others" : ""))
  }
}

extension Specification {
  fileprivate var ownedBehaviours: [OwnedBehaviour] {
    components.flatMap { component in
      component.behaviours.map { OwnedBehaviour(component: component.name, spec: $0) }
    }
  }
}

extension BehaviourSpec {
  fileprivate var samples: [(input: String, value: String)] {
    expected.map { sample in
      (sample.inputs.map(\.description).joined(separator: ", "), sample.value.description)
    }
  }

  /// What is asked, in a few words.
  fileprivate var extent: String {
    if expected.isEmpty { return "the ports agree" }
    if expected.count == 1, inputs.isEmpty { return Self.brief(samples[0].value) }
    return "\(expected.count) sample\(expected.count == 1 ? "" : "s")"
  }

  fileprivate var inputWords: String {
    Self.brief(
      inputs.map { input in
        let domain =
          switch input.domain {
          case .values(let values): values.map(\.description).joined(separator: ", ")
          case .cases(let types):
            types.sorted { $0.key < $1.key }.map { "\($0.value) on \($0.key.title)" }.joined(separator: ", ")
          }
        return (input.name.isEmpty ? "" : input.name + ": ") + domain
      }.joined(separator: "; "))
  }

  fileprivate func subjectWords(_ platform: Platform) -> String {
    guard let subject = subjects[platform] else { return name }
    return subject.name + (subject.place.map { " in \($0)" } ?? "")
      + (subject.inputs.isEmpty ? "" : " from " + subject.inputs.joined(separator: ", "))
      + (subject.taking.map { " taking \($0)" } ?? "")
  }

  fileprivate var assumptionWords: String {
    let words = assumptions.map { "\($0.name) is \(Self.brief($0.value.description))" }
    return words.isEmpty ? "none" : words.joined(separator: ", ")
  }

  fileprivate var columnWords: String {
    columns.isEmpty ? "none" : columns.map(\.words).joined(separator: ", ")
  }

  fileprivate static func brief(_ text: String) -> String { text.count > 120 ? text.prefix(117) + "…" : text }
}

extension BehaviourSpec.Column {
  /// Its name, and what it is called where.
  fileprivate var words: String {
    names.isEmpty
      ? name
      : name + " ("
        + names.sorted { $0.key < $1.key }.map { "\($0.value) in \($0.key.title)" }.joined(separator: ", ")
        + ")"
  }
}
