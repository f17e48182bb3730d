import ParityModel

/// A review for a terminal: one line a change, then one line a finding that comes or goes.
struct ReviewText {
  let review: Review
  let range: Review.Range
  let style: Style

  private static let kindWidth = 9

  var text: String {
    var lines = [style.paint("review of \(range.name)", .bold) + " (\(range.commits))", ""]
    lines += section("spec", review.changes.map(line))
    lines += section("exceptions", review.exceptions.map(line))
    lines += section("findings that appear", review.appeared.map(line))
    lines += section("findings that disappear", review.disappeared.map(line))
    lines += section("findings that differ otherwise", review.altered.map(line))
    lines.append("\(review.specSum); \(review.findingSum)")
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [style.paint(title, .bold)] + lines.map { "  " + $0 } + [""]
  }

  private func line(_ change: SpecChange) -> String {
    let element = [change.component, change.part, change.subject].filter { !$0.isEmpty }
      .joined(separator: " ")
    let values: String? =
      switch (change.before, change.after) {
      case (let before?, let after?): "\(before) → \(after)"
      case (let value?, nil), (nil, let value?): value
      case (nil, nil): nil
      }
    return kind(change.kind.rawValue, paint(change.kind)) + element + (values.map { ": \($0)" } ?? "")
      + place(change.origin)
  }

  private func line(_ change: ExceptionChange) -> String {
    let element = [change.component, change.part, change.subject].filter { !$0.isEmpty }
      .joined(separator: " ")
    let values: String
    switch (change.before, change.after) {
    case (let before?, let after?) where before.summary == after.summary:
      values = "\(after.summary), because \(before.reason) → \(after.reason)"
    case (let before?, let after?): values = "\(before.summary) → \(after.summary), because \(after.reason)"
    case (let one?, nil), (nil, let one?): values = "\(one.summary), because \(one.reason)"
    case (nil, nil): values = ""
    }
    return kind(change.kind.rawValue, paint(change.kind)) + "\(element): \(values)" + place(change.origin)
  }

  private func line(_ alteration: Review.Alteration) -> String {
    line(alteration.after) + style.paint(" (before: \(alteration.before.values))", .dim)
  }

  private func line(_ finding: Finding) -> String {
    let severity = style.paint("\(finding.severity.rawValue)[\(finding.rule.rawValue)]", .red, .bold)
    let platform = finding.platform.map { " \($0.title)" } ?? " spec"
    return severity + platform + (finding.place.map { " \($0)" } ?? "") + ": " + finding.message
  }

  private func kind(_ word: String, _ paint: Style.Paint) -> String {
    style.paint(word, paint) + String(repeating: " ", count: max(0, Self.kindWidth - word.count) + 1)
  }

  private func place(_ origin: Origin) -> String { style.paint(" (\(origin.path):\(origin.line))", .dim) }

  private func paint(_ kind: SpecChange.Kind) -> Style.Paint {
    switch kind {
    case .added, .tightened: .green
    case .removed, .loosened: .red
    case .changed: .yellow
    }
  }

  private func paint(_ kind: ExceptionChange.Kind) -> Style.Paint {
    switch kind {
    case .added, .expired: .red
    case .removed: .green
    case .changed: .yellow
    }
  }
}
