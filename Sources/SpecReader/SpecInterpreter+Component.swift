import Evaluation
import ParityModel
import Program

extension SpecInterpreter {
  mutating func readComponent(_ step: Step) {
    var arguments = Arguments(step)
    let name = arguments.next().flatMap { requiredString($0, "the name of a component") }
    let body = arguments.closure("content")
    finish(arguments)
    if name == nil, step.arguments.allSatisfy(\.isTrailing) { missing("a name", of: step) }
    var component = ComponentSpec(name: name ?? "", origin: origin(of: step))
    reportSecond(component, step)
    guard let body, let statements = elements(body), !statements.isEmpty else {
      problem(
        "a component says something", at: step, advice: "add a Part, a Constant or a Parameter")
      return
    }
    for statement in statements { read(statement, into: &component) }
    for claim in component.claims { check(claim, of: component) }
    specification.components.append(component)
  }

  mutating func reportSecond(_ component: ComponentSpec, _ step: Step) {
    guard let first = specification.components.first(where: { $0.name == component.name }) else { return }
    problem(
      "the component '\(component.name)' is declared twice", at: step,
      advice: "the other is in \(first.origin.path):\(first.origin.line)")
  }

  private mutating func read(_ chain: Chain, into component: inout ComponentSpec) {
    switch ElementName(rawValue: chain.root.name) {
    case .part:
      for part in parts(chain) {
        if let first = component.parts.first(where: { $0.name == part.name }) {
          problem(
            "the part '\(part.name)' is declared twice", at: chain.root,
            advice: "the other is in line \(first.origin.line)")
        }
        component.parts.append(part)
      }
    case .constant: declared(chain, Property.constant, value: nil, into: &component)
    case .parameter: declared(chain, Property.parameter, value: "default", into: &component)
    case .claim:
      noSteps(chain)
      claim(chain.root, into: &component)
    case .function: readFunction(chain, into: &component)
    case .clamp: readClamp(chain, into: &component)
    case .table: readTable(chain, into: &component)
    case .schedule: readSchedule(chain, into: &component)
    case let other?:
      misplaced(other, chain.root)
    case nil:
      unknownElement(
        chain.root, among: [.part, .constant, .parameter, .function, .table, .schedule, .clamp, .claim])
    }
  }

  mutating func unknownElement(_ step: Step, among names: [ElementName]) {
    problem(
      "there is no element '\(step.name)' here", at: step,
      advice: Suggestion.advice(for: step.name, among: names.map(\.rawValue))
        ?? "there are " + names.map(\.rawValue).joined(separator: ", "))
  }

  /// The element calls in the braces of an element; nil where there are no braces.
  mutating func elements(_ body: Reference) -> [Chain]? {
    let program = module.program(body)
    guard case .lambda(_, let block) = program[body.node], case .block(let list) = program[block] else {
      problem("'\(text(body))' is no body", at: body, advice: "write it in braces")
      return nil
    }
    var result: [Chain] = []
    for node in program[list] {
      let reference = named(body.at(node))
      if let chain = module.chain(reference) {
        result.append(chain)
      } else {
        problem(
          "'\(text(reference))' is no element", at: reference,
          advice: "only elements stand here; loops and conditions do not")
      }
    }
    return result
  }

  /// What a plain name in the braces of an element stands for: an element in a `let` of its own.
  private mutating func named(_ reference: Reference) -> Reference {
    guard case .name = module[reference], let constant = constant(reference) else { return reference }
    used.insert(constant.value)
    return constant.value
  }

  /// A part, and behind it a part for each of its elements.
  private mutating func parts(_ chain: Chain) -> [PartSpec] {
    var arguments = Arguments(chain.root)
    let name = arguments.next().flatMap { requiredString($0, "the name of a part") }
    let names = self.names(arguments.labelled("named"))
    let body = arguments.closure("elements")
    finish(arguments)
    guard let name else {
      if chain.root.arguments.allSatisfy(\.isTrailing) { missing("a name", of: chain.root) }
      return []
    }
    let part = PartSpec(
      name: name, names: names, pins: pins(chain.steps, of: "a part"), origin: origin(of: chain.root))
    guard let body else { return [part] }
    let inner = elements(body) ?? []
    if inner.isEmpty {
      problem(
        "a part with braces names what it draws", at: chain.root, advice: "add an Element, or drop the braces"
      )
    }
    return [part] + inner.compactMap { element($0, of: part) }
  }

  private mutating func element(_ chain: Chain, of part: PartSpec) -> PartSpec? {
    switch ElementName(rawValue: chain.root.name) {
    case .element: break
    case .part:
      problem(
        "parts do not nest", at: chain.root, advice: "move this Part beside the other, or make it an Element")
      return nil
    case .constant, .parameter, .claim, .function, .table, .schedule, .clamp:
      problem(
        "this is said of the whole component", at: chain.root, advice: "move it out of the Part's braces")
      return nil
    case let other?:
      misplaced(other, chain.root)
      return nil
    case nil:
      unknownElement(chain.root, among: [.element])
      return nil
    }
    var arguments = Arguments(chain.root)
    let name = arguments.next().flatMap { requiredString($0, "the name of an element") }
    var names = self.names(arguments.labelled("named"))
    finish(arguments)
    guard let name else {
      missing("a name", of: chain.root)
      return nil
    }
    for platform in Platform.allCases where names[platform] == nil {
      names[platform] = part.declarations(on: platform)
    }
    return PartSpec(
      name: part.name + " " + name, names: names, pins: pins(chain.steps, of: "an element"),
      origin: origin(of: chain.root))
  }

  private mutating func declared(
    _ chain: Chain, _ property: (String) -> Property, value label: String?,
    into component: inout ComponentSpec
  ) {
    var arguments = Arguments(chain.root)
    let name = arguments.next().flatMap { requiredString($0, "a name") }
    let value = label.map { arguments.labelled($0) } ?? arguments.next()
    let state = state(arguments.labelled("when"))
    let names = self.names(arguments.labelled("named"))
    let owners = self.names(arguments.labelled("in"))
    finish(arguments)
    guard let name, let value else {
      return missing(label == nil ? "a name and a value" : "a name and its 'default:'", of: chain.root)
    }
    guard let expected = expectations(value, as: .literal) else { return }
    var pins = [
      Pin(property: property(name), state: state, expected: expected, origin: origin(of: chain.root))
    ]
    for step in chain.steps {
      if ["only", "except", "stated"].contains(step.name) {
        qualify(&pins, by: step, kind: .literal)
      } else {
        problem(
          "\(chain.root.name) has no '\(step.name)'", at: step,
          advice: Suggestion.advice(for: step.name, among: ["only", "except", "stated"])
            ?? "properties are pinned on a Part")
      }
    }
    let constant = ConstantSpec(pin: pins[0], names: names, owners: owners)
    component.constants.append(constant)
  }
}
