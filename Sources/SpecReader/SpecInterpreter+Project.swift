import Evaluation
import ParityModel
import Program

extension SpecInterpreter {
  mutating func readProject(_ step: Step) {
    var arguments = Arguments(step)
    if let name = arguments.next().flatMap({ requiredString($0, "the name of a project") }) {
      specification.project = name
    }
    let body = arguments.closure("content")
    finish(arguments)
    guard let body, let statements = elements(body), !statements.isEmpty else {
      problem(
        "a project names its ports", at: step, advice: "add Platform(.swiftUI, \"swift/**/*.swift\")")
      return
    }
    for chain in statements {
      noSteps(chain)
      switch ElementName(rawValue: chain.root.name) {
      case .platform: platform(chain.root)
      case .documentation: documentation(chain.root)
      case .alias: alias(chain.root)
      case .namespace: namespace(chain.root)
      case .teach: teach(chain.root)
      case .judge: judge(chain.root)
      case let other?: misplaced(other, chain.root)
      case nil:
        unknownElement(chain.root, among: [.platform, .documentation, .alias, .namespace, .teach, .judge])
      }
    }
  }

  private mutating func platform(_ step: Step) {
    var arguments = Arguments(step)
    let port = arguments.next()
    let root = arguments.labelled("root").flatMap { self.root($0) }
    let globs = arguments.rest().compactMap { requiredString($0, "a glob") }
    finish(arguments)
    guard let port, !globs.isEmpty else { return missing("a platform and a glob", of: step) }
    guard let dialect = dialect(port) else { return }
    if let first = specification.sources.first(where: { $0.platform == dialect.platform }) {
      problem(
        "\(dialect.platform.title) is declared twice", at: step,
        advice: "the other is in line \(first.origin.line)")
    }
    specification.sources.append(
      Specification.Source(dialect: dialect, globs: globs, root: root, origin: origin(of: step)))
  }

  /// Where another repository lies. `nil` may be written for the root itself.
  private mutating func root(_ reference: Reference) -> String? {
    if case .null = module[reference] { return nil }
    guard let root = requiredString(reference, "a folder") else { return nil }
    guard !root.hasPrefix("/"), !root.isEmpty else {
      problem(
        "'\(root)' is no way from the root", at: reference,
        advice: "write it as \"../android\"; a folder of one machine is given with --root")
      return nil
    }
    return root
  }

  /// `.swiftUI`, `.reactNative(.nativeWind, rem: 16)`.
  private mutating func dialect(_ reference: Reference) -> Dialect? {
    let program = module.program(reference)
    if case .call(let callee, let list) = program[reference.node],
      member(reference.at(callee), of: "Port") == "reactNative"
    {
      let step = Step(
        name: "reactNative", place: program.range(reference.node), file: reference.file,
        arguments: program[list].compactMap { node in
          guard case .argument(let label, let value, let trailing) = program[node] else { return nil }
          return Step.Argument(
            label: label.map { program[$0] }, value: reference.at(value), isTrailing: trailing)
        })
      var arguments = Arguments(step)
      let styling = arguments.next()
      let rem = arguments.labelled("rem")
      finish(arguments)
      guard let styling else {
        missing("its styling", of: step)
        return nil
      }
      let words = [("uniwind", Platform.uniwind), ("nativeWind", .nativeWind), ("styleSheet", .styleSheet)]
      guard let platform = word(styling, of: "Styling", "a styling", words) else { return nil }
      if let rem {
        guard let number = number(rem), number.value > 0 else {
          problem("'\(text(rem))' is no number of points", at: rem, advice: "write rem: 16")
          return nil
        }
        return Dialect(platform: platform, rem: number.value)
      }
      return Dialect(platform: platform)
    }
    switch member(reference, of: "Port") {
    case "swiftUI": return Dialect(platform: .swiftUI)
    case "compose": return Dialect(platform: .compose)
    default:
      problem(
        "'\(text(reference))' is no port", at: reference,
        advice: "write .swiftUI, .compose or .reactNative(.uniwind)")
      return nil
    }
  }

  private mutating func documentation(_ step: Step) {
    var arguments = Arguments(step)
    let globs = arguments.rest().compactMap { requiredString($0, "a glob") }
    finish(arguments)
    guard !globs.isEmpty else { return missing("a glob", of: step) }
    specification.documents.append(
      Specification.DocumentSource(globs: globs, origin: origin(of: step)))
  }

  private mutating func alias(_ step: Step) {
    var arguments = Arguments(step)
    let kinds: [(String, ValueKind)] = [
      ("color", .color), ("textStyle", .textStyle), ("radius", .radius), ("shadow", .shadow), ("icon", .icon),
    ]
    var written: (Reference, ValueKind)?
    for (label, kind) in kinds {
      if let reference = arguments.labelled(label) { written = (reference, kind) }
    }
    let means = arguments.labelled("means")
    let onto = arguments.labelled("on")
    finish(arguments)
    guard let (reference, kind) = written, let means else {
      return missing(
        "the token that is written and what it means: Alias(color: \"…\", means: .label)", of: step)
    }
    guard let name = requiredString(reference, "a token"), let expected = expectations(means, as: kind)
    else { return }
    guard expected.count == 1, case .exactly(let quantity) = expected[0],
      case .text(let token) = quantity.value
    else {
      return problem("an alias means one token", at: means, advice: kind.example)
    }
    specification.aliases.append(
      TokenAlias(
        written: name, means: token, unit: quantity.unit, platforms: onto.flatMap { platforms($0) },
        origin: origin(of: step)))
  }

  private mutating func namespace(_ step: Step) {
    var arguments = Arguments(step)
    let name = arguments.next().flatMap { requiredString($0, "a namespace") }
    let holds = arguments.labelled("holds")
    let onto = arguments.labelled("on")
    finish(arguments)
    guard let name, let holds else { return missing("a name and what it holds", of: step) }
    let words = [Unit.color, .textStyle, .radius, .shadow, .icon, .haptic].map { ($0.rawValue, $0) }
    guard let unit = word(holds, of: "TokenKind", "a kind of token", words) else { return }
    specification.namespaces.append(
      TokenNamespace(
        name: name, unit: unit, platforms: onto.flatMap { platforms($0) }, origin: origin(of: step)))
  }

  private mutating func teach(_ step: Step) {
    var arguments = Arguments(step)
    let call = arguments.next().flatMap { requiredString($0, "the name of a call") }
    let place = arguments.labelled("argument")
    let stated = arguments.labelledList("states").compactMap { properties($0) }.flatMap { $0 }
    let onto = arguments.labelled("on")
    finish(arguments)
    guard let call, !stated.isEmpty else { return missing("a call and what it states", of: step) }
    var argument = Teaching.Argument.position(0)
    if let place {
      if let label = string(place) {
        argument = .label(label)
      } else if let number = number(place), number.isWhole, (0...64).contains(number.value) {
        argument = .position(Int(number.value))
      } else {
        return problem("'\(text(place))' is no argument", at: place, advice: "write its label or its place")
      }
    }
    specification.teachings.append(
      Teaching(
        call: call, argument: argument, properties: stated, platforms: onto.flatMap { platforms($0) },
        origin: origin(of: step)))
  }

  private mutating func judge(_ step: Step) {
    var arguments = Arguments(step)
    let rule = arguments.next()
    let severity = arguments.labelled("as")
    finish(arguments)
    guard let rule, let severity else { return missing("a rule and 'as:'", of: step) }
    let rules = Rule.allCases.map { ($0.name, $0) }
    let severities = Severity.allCases.map { ($0.rawValue, $0) }
    guard let rule = word(rule, of: "Rule", "a rule", rules),
      let severity = word(severity, of: "Severity", "a severity", severities)
    else { return }
    if let first = specification.levels.first(where: { $0.rule == rule }) {
      problem(
        "\(rule.rawValue) is judged twice", at: step, advice: "the other is in line \(first.origin.line)")
    }
    specification.levels.append(
      Specification.RuleLevel(rule: rule, severity: severity, origin: origin(of: step)))
  }
}

extension Rule {
  /// The id in camel case, as a spec writes it.
  fileprivate var name: String {
    var result = ""
    for (index, word) in rawValue.split(separator: "-").enumerated() {
      result += index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    return result
  }
}
