import ParityModel

extension Specification {
  /// What the specification says, one element a line: the same lines that a compiled spec prints.
  public var dump: String {
    var printer = SpecificationPrinter()
    printer.add(self)
    return printer.text
  }
}

private struct SpecificationPrinter {
  var text = ""

  mutating func add(_ specification: Specification) {
    if let origin = specification.projectOrigin {
      line(0, "project \(quoted(specification.project))", at: origin)
      for (origin, text) in projectLines(specification).sorted(by: { $0.0 < $1.0 }) {
        line(1, text, at: origin)
      }
    }
    for component in specification.components { add(component) }
  }

  private func projectLines(_ specification: Specification) -> [(Origin, String)] {
    var lines: [(Origin, String)] = []
    for source in specification.sources {
      let globs = source.globs.map(quoted).joined(separator: " ")
      let rem = Value.number(source.dialect.rem)
      let root = source.root.map { " root " + quoted($0) } ?? ""
      lines.append((source.origin, "platform \(source.platform.rawValue) rem \(rem)\(root) \(globs)"))
    }
    for source in specification.documents {
      lines.append((source.origin, "documentation " + source.globs.map(quoted).joined(separator: " ")))
    }
    for alias in specification.aliases {
      let means = "\(quoted(alias.means)) \(alias.unit?.rawValue ?? "any")"
      lines.append((alias.origin, "alias \(quoted(alias.written)) means \(means)" + on(alias.platforms)))
    }
    for space in specification.namespaces {
      lines.append(
        (space.origin, "namespace \(quoted(space.name)) holds \(space.unit.rawValue)" + on(space.platforms)))
    }
    for teaching in specification.teachings {
      let argument =
        switch teaching.argument {
        case .position(let position): String(position)
        case .label(let label): quoted(label)
        }
      let properties = teaching.properties.map(\.spelling).joined(separator: " ")
      lines.append(
        (
          teaching.origin,
          "teach \(quoted(teaching.call)) argument \(argument) states \(properties)" + on(teaching.platforms)
        ))
    }
    for level in specification.levels {
      lines.append((level.origin, "judge \(level.rule.rawValue) as \(level.severity.rawValue)"))
    }
    return lines
  }

  private mutating func add(_ component: ComponentSpec) {
    line(0, "component \(quoted(component.name))", at: component.origin)
    if let table = component.table, table.isAlike { line(1, "alike" + names("in", table.holders)) }
    for constant in component.constants {
      line(
        1, "declared" + names("named", constant.names) + names("in", constant.owners), at: constant.pin.origin
      )
      add(constant.pin)
    }
    for part in component.parts {
      line(1, "part \(quoted(part.name))" + names("named", part.names), at: part.origin)
      for pin in part.pins { add(pin) }
    }
    for claim in component.claims {
      let part = claim.part.isEmpty ? "" : " of \(quoted(claim.part))"
      line(1, "claim \(quoted(claim.sentence))\(part)", at: claim.origin)
    }
    for behaviour in component.behaviours { add(behaviour) }
  }

  private mutating func add(_ behaviour: BehaviourSpec) {
    line(
      1, "\(behaviour.kind.rawValue) \(quoted(behaviour.name))" + on(behaviour.platforms),
      at: behaviour.origin)
    for input in behaviour.inputs {
      // A closure's names are known only where its text is read.
      let name = behaviour.kind == .table ? " " + quoted(input.name) : ""
      let domain =
        switch input.domain {
        case .values(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
        case .cases(let types):
          "cases"
            + types.sorted { $0.key < $1.key }.map { " \($0.key.rawValue):[\(quoted($0.value))]" }.joined()
        }
      line(2, "input\(name)\(input.isReal ? " real" : "") \(domain)")
    }
    for column in behaviour.columns {
      let names = column.names.sorted { $0.key < $1.key }
        .map { " \($0.key.rawValue):[\(quoted($0.value))]" }
      line(2, "column \(quoted(column.name))" + (names.isEmpty ? "" : " named" + names.joined()))
    }
    for (platform, subject) in behaviour.subjects.sorted(by: { $0.key < $1.key }) {
      let inside = subject.place.map { " in \(quoted($0))" } ?? ""
      let from = subject.inputs.isEmpty ? "" : " from" + subject.inputs.map { " " + quoted($0) }.joined()
      let taking = subject.taking.map { " taking \(quoted($0))" } ?? ""
      line(2, "evaluated on \(platform.rawValue) as \(quoted(subject.name))" + inside + from + taking)
    }
    for assumption in behaviour.assumptions {
      line(2, "assuming \(quoted(assumption.name)) is \(assumption.value)")
    }
    if behaviour.kind == .schedule { line(2, "ticks \(behaviour.ticks)") }
    for expected in behaviour.expected {
      let inputs = expected.inputs.map(\.description).joined(separator: ", ")
      line(2, "expects" + (inputs.isEmpty ? "" : " \(inputs) to give") + " \(expected.value)")
    }
    for exception in behaviour.exceptions {
      let until = exception.until.map { " until \($0)" } ?? ""
      let allowed = exception.allowed == .absent ? "absent" : "anything"
      line(2, "except \(allowed)\(on(exception.platforms)) because \(quoted(exception.reason))\(until)")
    }
  }

  private mutating func add(_ pin: Pin) {
    let state = pin.state.isEmpty ? "" : " when \(pin.state)"
    line(2, "\(pin.property)\(state) is \(list(pin.expected))" + on(pin.platforms))
    for exception in pin.exceptions {
      let allowed =
        switch exception.allowed {
        case .values(let values): list(values)
        case .absent: "absent"
        case .anything: "anything"
        }
      let until = exception.until.map { " until \($0)" } ?? ""
      line(3, "except \(allowed)\(on(exception.platforms)) because \(quoted(exception.reason))\(until)")
    }
    for other in pin.restatements {
      let place = other.declarations.map { " in" + $0.map { " " + quoted($0) }.joined() } ?? ""
      line(3, "stated as \(other.property)\(on(other.platforms))\(place)")
    }
  }

  private func list(_ expected: [Expectation]) -> String {
    expected.map { expectation in
      let unit = expectation.unit.rawValue.isEmpty ? "" : " " + expectation.unit.rawValue
      switch expectation {
      case .within(let lower, let upper, _):
        return "\(Value.number(lower))...\(Value.number(upper))\(unit)"
      case .exactly(let quantity):
        switch quantity.value {
        case .text(let text): return quoted(text) + unit
        case .number, .boolean: return "\(quantity.value)\(unit)"
        }
      }
    }.joined(separator: " or ")
  }

  private func names(_ word: String, _ names: [Platform: [String]]) -> String {
    names.isEmpty
      ? ""
      : " \(word)"
        + names.sorted { $0.key < $1.key }.map { platform, names in
          " \(platform.rawValue):[\(names.map(quoted).joined(separator: " "))]"
        }.joined()
  }

  private func on(_ platforms: [Platform]?) -> String {
    platforms.map { " on " + $0.map(\.rawValue).joined(separator: " ") } ?? ""
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private mutating func line(_ depth: Int, _ content: String, at place: Origin? = nil) {
    text += String(repeating: "  ", count: depth) + content + (place.map { " @\($0.line)" } ?? "") + "\n"
  }
}
