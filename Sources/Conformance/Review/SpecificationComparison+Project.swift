import ParityModel

extension SpecificationComparison {
  /// Changes of what the project as a whole says: its sources, its documentation, its words, its
  /// severities.
  var projectChanges: [SpecChange] {
    var changes = difference(of: old.sourceSentences, new.sourceSentences)
    changes += difference(of: old.documentSentences, new.documentSentences)
    changes += difference(of: old.wordSentences, new.wordSentences)
    for rule in new.levels.map(\.rule) + old.levels.map(\.rule) {
      guard let change = levelChange(of: rule), !changes.contains(change) else { continue }
      changes.append(change)
    }
    return changes
  }

  /// Sentences of one subject are paired in their order; what is left over is added or removed.
  private func difference(of old: [Sentence], _ new: [Sentence]) -> [SpecChange] {
    var before = Dictionary(grouping: old, by: \.subject)
    var changes: [SpecChange] = []
    var rest: [Sentence] = []
    for sentence in new {
      if let index = before[sentence.subject]?.firstIndex(where: { $0.text == sentence.text }) {
        before[sentence.subject]?.remove(at: index)
      } else {
        rest.append(sentence)
      }
    }
    for sentence in rest {
      if let first = before[sentence.subject]?.first {
        before[sentence.subject]?.removeFirst()
        changes.append(
          SpecChange(
            kind: .changed, subject: sentence.subject, before: first.text, after: sentence.text,
            origin: sentence.origin))
      } else {
        changes.append(
          SpecChange(kind: .added, subject: sentence.subject, after: sentence.text, origin: sentence.origin))
      }
    }
    for sentence in old {
      guard let index = before[sentence.subject]?.firstIndex(of: sentence) else { continue }
      before[sentence.subject]?.remove(at: index)
      changes.append(
        SpecChange(
          kind: .removed, subject: sentence.subject, before: sentence.text, origin: sentence.origin))
    }
    return changes
  }

  private func levelChange(of rule: Rule) -> SpecChange? {
    let usual = rule.usualSeverity
    let (former, latter) = (old.levels.last { $0.rule == rule }, new.levels.last { $0.rule == rule })
    let (before, after) = (former?.severity ?? usual, latter?.severity ?? usual)
    guard before != after, let origin = (latter ?? former)?.origin else { return nil }
    return SpecChange(
      kind: after.loudness < before.loudness ? .loosened : .tightened,
      subject: "severity of \(rule.rawValue)",
      before: before.rawValue, after: after.rawValue, origin: origin)
  }
}

/// One thing that a project says, and what it is about.
private struct Sentence: Equatable {
  var subject: String
  var text: String
  var origin: Origin
}

extension Specification {
  fileprivate var sourceSentences: [Sentence] {
    sources.map { source in
      let rem =
        Dialect(platform: source.platform).rem == source.dialect.rem
        ? "" : ", a rem is \(Value.number(source.dialect.rem)) pt"
      return Sentence(
        subject: "sources of \(source.platform.title)",
        text: source.globs.joined(separator: ", ") + (source.root.map { " in \($0)" } ?? "") + rem,
        origin: source.origin)
    }
  }

  fileprivate var documentSentences: [Sentence] {
    documents.map {
      Sentence(subject: "documentation", text: $0.globs.joined(separator: ", "), origin: $0.origin)
    }
  }

  fileprivate var wordSentences: [Sentence] {
    aliases.map {
      Sentence(
        subject: "alias \($0.written)", text: "means \($0.means)" + $0.platforms.place, origin: $0.origin)
    }
      + namespaces.map {
        Sentence(
          subject: "namespace \($0.name)", text: "holds \($0.unit.rawValue)" + $0.platforms.place,
          origin: $0.origin)
      }
      + teachings.map { teaching in
        let argument =
          switch teaching.argument {
          case .position(let position): "argument \(position)"
          case .label(let label): "argument \(label)"
          }
        let properties = teaching.properties.map(\.spelling).joined(separator: ", ")
        return Sentence(
          subject: "call \(teaching.call), \(argument)",
          text: "states \(properties)" + teaching.platforms.place,
          origin: teaching.origin)
      }
  }
}

extension [Platform]? {
  /// ` on Compose`; empty for every platform.
  fileprivate var place: String { map { " on " + $0.map(\.title).joined(separator: ", ") } ?? "" }
}

extension Severity {
  fileprivate var loudness: Int {
    switch self {
    case .error: 2
    case .warning: 1
    case .note: 0
    }
  }
}
