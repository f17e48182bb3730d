import ParityModel

/// Writes a draft in the language of specs: pins where the ports agree, comments where they do not.
struct DraftWriter {
  let draft: Draft
  let platforms: [Platform]
  private var tokens: [Unit: Set<String>] = [:]
  private var lines: [String] = []

  init(_ draft: Draft, platforms: [Platform]) {
    self.draft = draft
    self.platforms = platforms
  }

  /// The components, and the tokens that they name.
  mutating func text() -> String {
    for component in draft.components { add(component) }
    for table in draft.tables { lines += Self.lines(of: table) }
    let body = lines
    lines = []
    for (unit, type) in [
      (Unit.color, "Color"), (.textStyle, "TextStyle"), (.radius, "Radius"), (.shadow, "Shadow"),
    ] {
      let names = (tokens[unit] ?? []).sorted()
      guard !names.isEmpty else { continue }
      lines.append("extension \(type) {")
      for name in names { lines.append("  static let \(name): \(type) = \"\(name)\"") }
      lines += ["}", ""]
    }
    return (lines + body).joined(separator: "\n") + "\n"
  }

  private mutating func add(_ component: Draft.Component) {
    let start = lines.count
    let name = component.name.prefix(1).lowercased() + component.name.dropFirst()
    lines.append("let \(name) = Component(\(DraftSpelling.quoted(component.name))) {")
    var isEmpty = true
    for constant in component.constants {
      isEmpty = !add(constant) && isEmpty
    }
    for part in component.parts where !part.agreements.isEmpty {
      if lines.last?.hasSuffix("{") == false { lines.append("") }
      isEmpty = !add(part) && isEmpty
    }
    for behaviour in component.behaviours {
      if lines.last?.hasSuffix("{") == false { lines.append("") }
      lines += Self.lines(of: behaviour)
      isEmpty = isEmpty && !behaviour.difference.isEmpty
    }
    if !component.leftovers.isEmpty {
      if lines.last?.hasSuffix("{") == false { lines.append("") }
      lines.append("  // Not taken up, for no other platform has a declaration like it:")
      for leftover in component.leftovers {
        lines.append(
          "  // \(leftover.name) on \(leftover.platform.title), \(leftover.facts) value\(leftover.facts == 1 ? "" : "s")"
        )
      }
    }
    if isEmpty {
      // A component says something: where nothing is pinned all of it is told as a comment.
      lines[start...] = lines[start...].map { $0.isEmpty ? $0 : "// " + $0 }[...]
      lines += ["// }", ""]
    } else {
      lines += ["}", ""]
    }
  }

  /// Whether something is pinned.
  private mutating func add(_ constant: Draft.Constant) -> Bool {
    let agreement = constant.agreement
    tell(agreement, as: "constant \(constant.name)", indent: "  ")
    guard let value = expected(of: agreement, as: .literal) else { return false }
    lines.append(
      "  Constant(\(DraftSpelling.quoted(constant.name)), \(value), in: \(names(constant.owners)))")
    limit(to: agreement.pinned, of: platforms, indent: "    ")
    return true
  }

  private mutating func add(_ part: Draft.Part) -> Bool {
    let place = lines.count
    let own = platforms.filter { part.names[$0, default: []] != [part.name] }
    let others = Dictionary(own.map { ($0, part.names[$0, default: []]) }) { first, _ in first }
    let named = others.isEmpty ? "" : ", named: \(names(others))"
    let present = platforms.filter { part.names[$0]?.isEmpty == false }
    let head = "  Part(\(DraftSpelling.quoted(part.name))\(named))"
    lines.append(
      head.count <= 110
        ? head
        : "  Part(\n    \(DraftSpelling.quoted(part.name)),\n    named: [\n"
          + entries(others).map { "      \($0),\n" }.joined() + "    ])")
    var isPinned = false
    for group in DraftGroup.groups(of: part.agreements) {
      let agreement = group.agreement
      tell(agreement, as: group.spelling, indent: "    ")
      for call in group.calls { isPinned = add(call, of: agreement, present) || isPinned }
    }
    if !isPinned {
      lines[place] = lines[place].split(separator: "\n").map { "  // " + $0.dropFirst(2) }.joined(
        separator: "\n")
    }
    return isPinned
  }

  private mutating func add(_ call: DraftGroup.Call, of agreement: Draft.Agreement, _ present: [Platform])
    -> Bool
  {
    var calls: [String] = []
    for quantity in agreement.expected {
      guard let value = DraftSpelling(quantity, as: call.kind, declaring: &tokens).text else { return false }
      let state = agreement.state.isEmpty ? "" : "when: \(DraftSpelling.state(agreement.state))"
      let arguments = [call.prefix + value, state].filter { !$0.isEmpty }.joined(separator: ", ")
      calls.append("    .\(call.name)(\(arguments))")
    }
    for call in calls {
      lines.append(call)
      limit(to: agreement.pinned, of: present, indent: "    ")
    }
    return !calls.isEmpty
  }

  private mutating func expected(of agreement: Draft.Agreement, as kind: DraftSpelling.Kind) -> String? {
    guard agreement.expected.count == 1 else { return nil }
    return DraftSpelling(agreement.expected[0], as: kind, declaring: &tokens).text
  }

  private mutating func limit(to pinned: [Platform], of present: [Platform], indent: String) {
    guard !present.allSatisfy(pinned.contains) else { return }
    lines.append("\(indent).only(on: \(DraftSpelling.platforms(pinned)))")
  }

  /// Says who says what, where not all say the same.
  private mutating func tell(_ agreement: Draft.Agreement, as subject: String, indent: String) {
    guard !agreement.isWhole else { return }
    let groups = Dictionary(grouping: agreement.values.keys) { agreement.values[$0] ?? [] }
    let words = groups.sorted { ($0.value.min() ?? .swiftUI) < ($1.value.min() ?? .swiftUI) }
      .sorted { !$0.key.isEmpty && $1.key.isEmpty }
      .map { values, platforms in
        let value = values.isEmpty ? "nothing" : values.map(\.description).joined(separator: " and ")
        return value + " on " + platforms.sorted().map(\.title).joined(separator: ", ")
      }
    let state = agreement.state.isEmpty ? "" : " when \(agreement.state)"
    let sentence = "\(subject)\(state) differs: \(words.joined(separator: "; "))"
    lines += DraftSpelling.comment(sentence, indent: indent)
  }

  private func names(_ names: [Platform: [String]]) -> String {
    "[" + entries(names).joined(separator: ", ") + "]"
  }

  private func entries(_ names: [Platform: [String]]) -> [String] {
    names.sorted { $0.key < $1.key }.map { platform, list in
      let quoted = list.map(DraftSpelling.quoted)
      let value = list.isEmpty ? ".none" : list.count == 1 ? quoted[0] : "[\(quoted.joined(separator: ", "))]"
      return ".\(DraftSpelling.word(platform)): \(value)"
    }
  }
}

extension Draft {
  /// The components of a spec file, with the tokens that they name; `platforms` are those of the project.
  public func text(platforms: [Platform]) -> String {
    var writer = DraftWriter(self, platforms: platforms.sorted())
    return writer.text()
  }
}
