import ParityModel

/// Functions and tables, as a spec writes them.
extension DraftWriter {
  /// The element of a spec, or a comment where the ports differ.
  static func lines(of behaviour: Draft.Behaviour) -> [String] {
    guard behaviour.difference.isEmpty else {
      return DraftSpelling.comment(behaviour.difference, indent: "  ")
    }
    let spec = behaviour.spec
    let name = DraftSpelling.quoted(spec.name)
    var lines: [String]
    if spec.kind == .table {
      let axes = spec.inputs.map(axis).joined(separator: ", ")
      let columns = spec.columns.map { DraftSpelling.quoted($0.name) }.joined(separator: ", ")
      lines = ["  Table(", "    \(name), over: \(axes)" + (columns.isEmpty ? ")" : ",")]
      if !columns.isEmpty { lines.append("    columns: [\(columns)])") }
    } else {
      lines = ["  Function(\(name), \(spec.inputs.map(samples).joined(separator: ", ")))"]
    }
    for (platform, subject) in spec.subjects.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "    .evaluated(on: .\(DraftSpelling.word(platform)), as: \(DraftSpelling.quoted(subject.name)))")
    }
    return lines
  }

  private static func axis(_ input: BehaviourSpec.Input) -> String {
    guard case .cases(let types) = input.domain else { return ".flag(\(DraftSpelling.quoted(input.name)))" }
    let names = types.sorted { $0.key < $1.key }
      .map { ".\(DraftSpelling.word($0.key)): \(DraftSpelling.quoted($0.value))" }
    return ".cases(\(DraftSpelling.quoted(input.name)), of: [\(names.joined(separator: ", "))])"
  }

  private static func samples(_ input: BehaviourSpec.Input) -> String {
    guard case .values(let values) = input.domain else { return ".values()" }
    if values == [.flag(false), .flag(true)] { return ".booleans" }
    let words = values.map { value -> String in
      // A number with a fraction makes all of them so.
      input.isReal && value == values.last ? "\(value)" + (value.isWhole ? ".0" : "") : "\(value)"
    }
    return ".values(\(words.joined(separator: ", ")))"
  }
}

extension BehaviourValue {
  fileprivate var isWhole: Bool {
    if case .number(let number) = self { number == number.rounded() } else { false }
  }
}
