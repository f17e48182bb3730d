/// What a compiled spec says, one element a line, in the order in which it is written.
///
/// ParityLint prints the same lines for what it reads from the text, so the two can be compared.
public struct Dump: Sendable {
  public private(set) var text = ""

  public init(_ project: Project, _ components: [Component], tokens: [Tokens] = []) {
    self.init(components + tokens.map(\.component))
    var head = Dump([])
    head.line(0, "project \(quoted(project.name))", at: project.line)
    for item in project.items { head.line(1, item.text, at: item.line) }
    text = head.text + text
  }

  public init(_ components: [Component]) {
    let order = components.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    for component in order { add(component) }
  }

  private mutating func add(_ component: Component) {
    line(0, "component \(quoted(component.name))", at: component.line)
    for item in component.items {
      if case .alike(let owners) = item.content { line(1, "alike" + names("in", owners)) }
    }
    for item in component.items {
      if case .declared(let value) = item.content { add(value) }
    }
    for item in component.items {
      if case .part(let part) = item.content { add(part) }
    }
    for item in component.items {
      if case .claim(let claim) = item.content { add(claim) }
    }
    for item in component.items {
      if case .behaviour(let behaviour) = item.content { add(behaviour) }
    }
  }

  private mutating func add(_ claim: Claim) {
    let part = claim.part.isEmpty ? "" : " of \(quoted(claim.part))"
    line(1, "claim \(quoted(claim.sentence))\(part)", at: claim.line)
  }

  private mutating func add(_ behaviour: BehaviourDescription) {
    line(
      1, "\(behaviour.kind.rawValue) \(quoted(behaviour.name))" + on(behaviour.platforms), at: behaviour.line)
    for input in behaviour.inputs {
      let name = input.name.isEmpty ? "" : " " + quoted(input.name)
      line(2, "input\(name)\(input.isReal ? " real" : "") \(input.domain)")
    }
    for column in behaviour.columns {
      line(2, "column \(quoted(column.name))" + names("named", column.names))
    }
    // One subject a platform, in the order of the platforms.
    for platform in Platforms(rawValue: .max).spellings {
      guard let subject = behaviour.subjects.last(where: { $0.platforms.spellings.contains(platform) }) else {
        continue
      }
      line(2, "evaluated on \(platform) as \(subject.text)")
    }
    for assumption in behaviour.assumptions {
      line(2, "assuming \(quoted(assumption.name)) is \(assumption.value)")
    }
    if behaviour.kind == .schedule { line(2, "ticks \(behaviour.ticks)") }
    for expected in behaviour.expected {
      line(
        2, "expects" + (expected.inputs.isEmpty ? "" : " \(expected.inputs) to give") + " \(expected.value)")
    }
    for exception in behaviour.exceptions {
      let until = exception.until.map { " until \($0)" } ?? ""
      line(
        2,
        "except \(exception.allowance.rawValue)\(on(exception.platforms)) because \(quoted(exception.reason))\(until)"
      )
    }
  }

  private mutating func add(_ value: DeclaredValueDescription) {
    line(
      1, "declared" + names("named", value.names) + names("in", value.owners), at: value.line)
    add(value.pin, depth: 2)
  }

  private mutating func add(_ part: PartDescription) {
    line(1, "part \(quoted(part.name))" + names("named", part.names), at: part.line)
    for pin in part.pins { add(pin, depth: 2) }
    for element in part.elements {
      var element = element
      element.name = part.name + " " + element.name
      element.names = element.names.completed(by: part.names).completed(by: .everywhere(part.name))
      add(element)
    }
  }

  private mutating func add(_ pin: PinDescription, depth: Int) {
    let state = pin.state.isEmpty ? "" : " when \(pin.state.spelling)"
    line(depth, "\(pin.property)\(state) is \(list(pin.expected))" + on(pin.platforms))
    for exception in pin.exceptions {
      let allowed =
        switch exception.allowed {
        case .values(let values): list(values)
        case .allowance(let allowance): allowance.rawValue
        }
      let until = exception.until.map { " until \($0)" } ?? ""
      line(
        depth + 1, "except \(allowed)\(on(exception.platforms)) because \(quoted(exception.reason))\(until)")
    }
    for other in pin.restatements {
      let place = other.declarations.map { " " + quoted($0) }.joined()
      line(
        depth + 1, "stated as \(other.property)\(on(other.platforms))\(place.isEmpty ? "" : " in" + place)")
    }
  }

  private func list(_ expected: [Expected]) -> String { expected.map(\.dump).joined(separator: " or ") }

  private func names(_ word: String, _ names: Names) -> String {
    names.entries.isEmpty
      ? ""
      : " \(word)"
        + names.entries.map { " \($0.platform):[\($0.names.map(quoted).joined(separator: " "))]" }.joined()
  }

  private mutating func line(_ depth: Int, _ content: String, at place: Int? = nil) {
    text += String(repeating: "  ", count: depth) + content + (place.map { " @\($0)" } ?? "") + "\n"
  }
}

extension Expected {
  var dump: String {
    let unit = unit.isEmpty ? "" : " " + unit
    return switch content {
    case .number(let number): spelling(number) + unit
    case .range(let lower, let upper): "\(spelling(lower))...\(spelling(upper))\(unit)"
    case .text(let text): quoted(text) + unit
    case .flag(let flag): "\(flag)" + unit
    }
  }
}

/// The platforms of an element as a dump prints them; nothing where it holds on all.
func on(_ platforms: Platforms?) -> String {
  platforms.map { " on " + $0.spellings.joined(separator: " ") } ?? ""
}
