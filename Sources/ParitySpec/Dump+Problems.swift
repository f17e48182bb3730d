extension Dump {
  /// What no compiler can refuse: names are strings, and two strings may be the same. Empty for a right spec.
  ///
  /// ParityLint says the same sentences of the text, with the column.
  public static func problems(of components: [Component], tokens: [Tokens] = []) -> [String] {
    let all = (components + tokens.map(\.component)).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    var problems: [String] = []
    for (index, component) in all.enumerated() {
      problems += repetitions(in: component)
      if let first = all[..<index].first(where: { $0.name == component.name }) {
        problems.append(
          "\(component.file):\(component.line): the component '\(component.name)' is declared twice: "
            + "the other is in \(first.file):\(first.line)")
      }
    }
    return problems
  }

  /// Parts, elements and behaviours of one name.
  private static func repetitions(in component: Component) -> [String] {
    var problems: [String] = []
    var parts: [(name: String, line: Int)] = []
    var behaviours: [(name: String, kind: BehaviourDescription.Kind, line: Int)] = []
    func report(_ subject: String, _ line: Int, _ first: Int) {
      problems.append(
        "\(component.file):\(line): \(subject) is declared twice: the other is in line \(first)")
    }
    for item in component.items {
      switch item.content {
      case .part(let part):
        let drawn = part.elements.map { (part.name + " " + $0.name, $0.line) }
        for (name, line) in [(part.name, part.line)] + drawn {
          if let first = parts.first(where: { $0.name == name }) {
            report("the part '\(name)'", part.line, first.line)
          }
          parts.append((name, line))
        }
      case .behaviour(let behaviour):
        if let first = behaviours.first(where: { $0.name == behaviour.name && $0.kind == behaviour.kind }) {
          report("'\(behaviour.name)'", behaviour.line, first.line)
        }
        behaviours.append((behaviour.name, behaviour.kind, behaviour.line))
      case .declared, .claim, .alike: break
      }
    }
    return problems
  }
}
