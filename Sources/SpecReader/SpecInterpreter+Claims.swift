import ParityModel

extension SpecInterpreter {
  mutating func claim(_ step: Step, into component: inout ComponentSpec) {
    var arguments = Arguments(step)
    let sentence = arguments.next().flatMap { requiredString($0, "the sentence of a claim") }
    let part = arguments.labelled("of").flatMap { requiredString($0, "a part") }
    finish(arguments)
    guard let sentence else {
      if step.arguments.isEmpty { missing("a sentence", of: step) }
      return
    }
    component.claims.append(ClaimSpec(sentence: sentence, part: part ?? "", origin: origin(of: step)))
  }

  /// Every name of a claim has to be known, and words must stand around its values.
  mutating func check(_ claim: ClaimSpec, of component: ComponentSpec) {
    func report(_ message: String, _ advice: String?) {
      problems.append(SpecProblem(origin: claim.origin, message: message, advice: advice))
    }
    if !claim.part.isEmpty, !component.parts.contains(where: { $0.name == claim.part }) {
      return report(
        "the component has no part '\(claim.part)'",
        Suggestion.advice(for: claim.part, among: component.parts.map(\.name)))
    }
    var names: [String] = []
    var words: [Prose.Word] = []
    for piece in claim.pieces {
      switch piece {
      case .value(let name, _): names.append(name)
      case .text(let text): words += ProseScanner.words(of: text)
      }
    }
    guard !words.isEmpty else {
      return report("a claim has words of the page", "write the sentence around the value")
    }
    if names.isEmpty, !words.contains(where: { $0.kind == .number }) {
      report("a claim states a value", "put a name in braces: every {interval} ms")
    }
    for name in names where component.value(named: name, of: claim) == nil {
      report(
        "\(claim.part.isEmpty ? component.name : claim.part) pins no '\(name)'",
        Suggestion.advice(for: name, among: component.names(for: claim))
          ?? "a brace names a constant, a parameter, or Part.property, with 'when' and a state")
    }
  }
}
