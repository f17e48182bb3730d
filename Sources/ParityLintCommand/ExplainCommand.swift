import Conformance
import Handbook
import ParityModel

/// `paritylint explain`.
struct ExplainCommand {
  let arguments: Arguments
  let invocation: Invocation

  func run() throws(Failure) -> ExitStatus {
    guard arguments.paths.count == 1 else {
      throw Failure("explain takes one rule or property", advice: "such as paritylint explain value-drift")
    }
    let id = arguments.paths[0]
    if let page = Handbook.rules.first(where: { $0.id == id }), let rule = Rule(rawValue: id) {
      invocation.print(
        page.markdown + "\nSeverity: \(rule.usualSeverity.rawValue), unless the spec changes it with Judge.\n"
      )
      return .clean
    }
    guard let property = Property(spelling: id) ?? family(id) else {
      throw Failure(
        "there is no rule and no property '\(id)'",
        advice: Suggestion.advice(for: id, among: known)
          ?? "`paritylint rules` lists the rules, docs/vocabulary.md the properties")
    }
    let name = String(id.prefix { $0 != "." && $0 != ":" })
    if let page = Handbook.properties.first(where: { $0.id == id || $0.id == name }) {
      invocation.print(page.markdown)
    } else {
      invocation.print("\(property.spelling) is a property of the vocabulary: see docs/vocabulary.md.\n")
    }
    return .clean
  }

  /// A property by the word in front of its sides: `padding`.
  private func family(_ name: String) -> Property? {
    Property.all.first { $0.spelling.hasPrefix(name + ".") }
  }

  private var known: [String] {
    RuleDescription.all.map(\.rule.rawValue) + Property.all.map(\.spelling)
  }
}
