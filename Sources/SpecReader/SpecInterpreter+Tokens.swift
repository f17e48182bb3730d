import Evaluation
import ParityModel
import Program

extension SpecInterpreter {
  /// A table of tokens is a component that has constants only.
  mutating func readTokens(_ step: Step) {
    var arguments = Arguments(step)
    let alike = arguments.labelled("alike")
    let name = (alike ?? arguments.next()).flatMap { requiredString($0, "the name of a table") }
    let owners = arguments.labelled("in")
    let body = alike == nil ? arguments.closure("content") : nil
    finish(arguments)
    guard let name, let owners else { return missing("a name and what holds the tokens, 'in:'", of: step) }
    var component = ComponentSpec(name: name, origin: origin(of: step))
    reportSecond(component, step)
    let holders = names(owners)
    component.table = TokenTable(holders: holders, isAlike: alike != nil)
    if alike != nil {
      specification.components.append(component)
      return
    }
    guard let body, let statements = elements(body), !statements.isEmpty else {
      return problem(
        "a table has tokens", at: step, advice: "add Token(\"…\", light: \"#…\", dark: \"#…\")")
    }
    for chain in statements {
      switch ElementName(rawValue: chain.root.name) {
      case .token: component.constants += token(chain, in: holders)
      case let other?: misplaced(other, chain.root)
      case nil: unknownElement(chain.root, among: [.token])
      }
    }
    specification.components.append(component)
  }

  private mutating func token(_ chain: Chain, in owners: [Platform: [String]]) -> [ConstantSpec] {
    var arguments = Arguments(chain.root)
    let name = arguments.next().flatMap { requiredString($0, "the name of a token") }
    var fields: [Field] = []
    if let light = arguments.labelled("light"), let dark = arguments.labelled("dark") {
      fields = [field("", light, .color), field("", dark, .color, .dark)].compactMap { $0 }
    } else if let size = arguments.labelled("size"), let height = arguments.labelled("lineHeight") {
      fields = textStyle(
        size: size, lineHeight: height, letterSpacing: arguments.labelled("letterSpacing"),
        weight: arguments.labelled("weight"))
    } else if let color = arguments.labelled("color"), let blur = arguments.labelled("blur") {
      let zero = [Expectation.exactly(Quantity(.number(0), .pt))]
      let x = arguments.labelled("x")
      let y = arguments.labelled("y")
      let spread = arguments.labelled("spread")
      fields =
        [
          field(".color", color, .color), field(".blur", blur, .length),
          x.map { field(".offset.x", $0, .length) } ?? Field(suffix: ".offset.x", expected: zero),
          y.map { field(".offset.y", $0, .length) } ?? Field(suffix: ".offset.y", expected: zero),
          spread.flatMap { field(".spread", $0, .length) },
        ].compactMap { $0 }
    } else if let length = arguments.next() {
      fields = [field("", length, .length)].compactMap { $0 }
    } else {
      missing("a name and its value", of: chain.root)
    }
    let renamed = names(arguments.labelled("named"))
    finish(arguments)
    guard let name else { return [] }
    var pins = fields.map {
      Pin(
        property: .constant(name + $0.suffix), state: $0.state, expected: $0.expected,
        platforms: owners.keys.sorted(), origin: origin(of: chain.root))
    }
    for step in chain.steps {
      if ["only", "except"].contains(step.name) {
        qualify(&pins, by: step, kind: .literal)
      } else {
        problem(
          "Token has no '\(step.name)'", at: step,
          advice: Suggestion.advice(for: step.name, among: ["only", "except"]))
      }
    }
    return zip(fields, pins).map { field, pin in
      ConstantSpec(
        pin: pin, names: renamed.mapValues { $0.map { $0 + field.suffix } }, owners: owners)
    }
  }

  private struct Field {
    var suffix: String
    var state: State = []
    var expected: [Expectation]
  }

  private mutating func field(
    _ suffix: String, _ value: Reference, _ kind: ValueKind, _ state: State = []
  ) -> Field? {
    expectations(value, as: kind).map { Field(suffix: suffix, state: state, expected: $0) }
  }

  /// A size may be said in points or in a unit that grows with the reader's; a spacing in points or as a
  /// share of the size.
  private mutating func textStyle(
    size: Reference, lineHeight: Reference, letterSpacing: Reference?, weight: Reference?
  ) -> [Field] {
    guard let points = plainNumber(size), let height = plainNumber(lineHeight), points > 0 else { return [] }
    var spacing = 0.0
    if let letterSpacing {
      guard let number = plainNumber(letterSpacing) else { return [] }
      spacing = number
    }
    func exactly(_ number: Double, _ unit: Unit) -> Expectation {
      .exactly(Quantity(.rounded(number), unit))
    }
    var fields = [
      Field(suffix: ".fontSize", expected: [exactly(points, .pt), exactly(points, .sp)]),
      Field(suffix: ".lineHeight", expected: [exactly(height, .pt), exactly(height, .sp)]),
      Field(suffix: ".letterSpacing", expected: [exactly(spacing, .pt), exactly(spacing / points, .em)]),
    ]
    if let weight, let field = field(".fontWeight", weight, .fontWeight) { fields.append(field) }
    return fields
  }

  private mutating func plainNumber(_ reference: Reference) -> Double? {
    if let number = number(reference) { return number.value }
    problem("'\(text(reference))' is not a number", at: reference, advice: "write it in points")
    return nil
  }

  /// `#RRGGBB` or `#RRGGBBAA`, this opaque.
  mutating func rawColor(_ digits: Reference, opacity: Reference?) -> [Expectation]? {
    guard let text = string(digits)?.uppercased(), text.hasPrefix("#"), [7, 9].contains(text.utf8.count),
      let value = UInt32(text.dropFirst(), radix: 16)
    else {
      problem("a colour is written #RRGGBB or #RRGGBBAA", at: digits)
      return nil
    }
    var alpha = text.utf8.count == 9 ? Double(value & 0xFF) : 255
    if let opacity {
      guard let share = number(opacity)?.value, (0...1).contains(share) else {
        problem("'\(self.text(opacity))' is no opacity", at: opacity, advice: "write a number from 0 to 1")
        return nil
      }
      alpha = (alpha * share).rounded()
    }
    let byte = String(UInt8(alpha), radix: 16, uppercase: true)
    let color = text.prefix(7) + (byte.utf8.count == 1 ? "0" : "") + byte
    return [.exactly(Quantity(.text(String(color)), .rgba))]
  }
}
