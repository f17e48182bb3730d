import Evaluation
import ParityModel
import Program

extension SpecInterpreter {
  mutating func claim(_ step: Step, into component: inout ComponentSpec) {
    var arguments = Arguments(step)
    let sentence = arguments.next().flatMap { requiredString($0, "a sentence") }
    let part = arguments.labelled("of").flatMap { requiredString($0, "a part") }
    finish(arguments)
    guard let sentence else {
      if step.arguments.isEmpty { missing("a sentence", of: step) }
      return
    }
    component.claims.append(ClaimSpec(sentence: sentence, part: part ?? "", origin: origin(of: step)))
  }

  /// Every name of a claim has to be known, and words must stand between the values.
  mutating func check(_ claim: ClaimSpec, of component: ComponentSpec) {
    func report(_ message: String, _ advice: String?) {
      problems.append(SpecProblem(origin: claim.origin, message: message, advice: advice))
    }
    if !claim.part.isEmpty, !component.parts.contains(where: { $0.name == claim.part }) {
      return report(
        "the component has no part '\(claim.part)'",
        Suggestion.advice(for: claim.part, among: component.parts.map(\.name)))
    }
    let pieces = claim.pieces
    guard case .words? = pieces.first else {
      return report("a claim begins with a word of the page", "put some words in front of the first value")
    }
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      if case .value = piece, case .value = next {
        return report("two values of a claim have nothing between them", "write the words between them")
      }
    }
    let names = pieces.compactMap { piece in
      if case .value(let name) = piece { name } else { nil }
    }
    if names.isEmpty { report("a claim states a value", "put a name in braces: every {interval} ms") }
    for name in names where component.pins(named: name, of: claim).isEmpty {
      let known =
        claim.part.isEmpty
        ? component.constants.map { String($0.pin.property.spelling.drop { $0 != ":" }.dropFirst()) }
        : component.parts.filter { $0.name == claim.part }.flatMap(\.pins).map(\.property.spelling)
      report(
        claim.part.isEmpty
          ? "the component has no constant '\(name)'" : "nothing pins '\(name)' on \(claim.part)",
        Suggestion.advice(for: name, among: known) ?? "pin it, or name the part: of: \"…\"")
    }
  }
}
