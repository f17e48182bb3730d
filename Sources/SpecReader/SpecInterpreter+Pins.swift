import Evaluation
import ParityModel
import Program

extension SpecInterpreter {
  /// The pins of a chain behind a part or an element.
  mutating func pins(_ steps: [Step], of owner: String) -> [Pin] {
    var pins: [Pin] = []
    var last: (count: Int, kind: ValueKind)?
    for step in steps {
      if ["only", "except", "stated"].contains(step.name) {
        guard let group = last else {
          if pins.isEmpty {
            problem(
              "'\(step.name)' stands behind what it is about", at: step,
              advice: "pin a property first: .height(44).\(step.name)(…)")
          }
          continue
        }
        var changed = Array(pins.suffix(group.count))
        qualify(&changed, by: step, kind: group.kind)
        pins.replaceSubrange(pins.count - group.count..<pins.count, with: changed)
      } else if let method = PinMethod.all[step.name] {
        let made = pinned(step, method)
        last = made.map { ($0.pins.count, $0.kind) }
        pins += made?.pins ?? []
      } else {
        last = nil
        problem(
          "\(owner) has no property '\(step.name)'", at: step,
          advice: Suggestion.advice(for: step.name, among: PinMethod.all.keys) ?? "see docs/vocabulary")
      }
    }
    return pins
  }

  private mutating func pinned(_ step: Step, _ method: PinMethod) -> (pins: [Pin], kind: ValueKind)? {
    var arguments = Arguments(step)
    var properties: [Property]
    let kind: ValueKind
    var value: Reference?
    var implied: [Expectation]?
    switch method {
    case .plain(let plain, let plainKind):
      (properties, kind) = (plain, plainKind)
      value = arguments.next()
    case .flag(let property):
      (properties, kind) = ([property], .flag)
      value = arguments.next()
      if value == nil { implied = [.exactly(Quantity(.boolean(true), .bool))] }
    case .edges(let group):
      kind = .length
      let values = arguments.rest()
      guard (1...2).contains(values.count) else {
        missing("a length, with the sides in front where it is not all of them", of: step)
        return nil
      }
      let sides = values.count == 2 ? edges(values[0]) : [.top, .bottom, .start, .end]
      value = values[values.count - 1]
      guard let sides else { return nil }
      properties = sides.map(group.property)
    case .offset:
      kind = .length
      if let x = arguments.labelled("x") {
        (properties, value) = ([.offsetX], x)
      } else {
        (properties, value) = ([.offsetY], arguments.labelled("y"))
      }
    case .duration:
      kind = .time
      let values = arguments.rest()
      guard (1...2).contains(values.count) else {
        missing("a time", of: step)
        return nil
      }
      value = values[values.count - 1]
      properties = [.duration]
      if values.count == 2 {
        let words = [("enter", Property.durationEnter), ("exit", Property.durationExit)]
        guard let property = word(values[0], of: "Transition", "a transition", words) else { return nil }
        properties = [property]
      }
    case .constant, .parameter:
      kind = .literal
      guard let name = arguments.next().flatMap({ requiredString($0, "a name") }) else {
        missing("a name", of: step)
        return nil
      }
      if case .constant = method {
        (properties, value) = ([.constant(name)], arguments.next())
      } else {
        (properties, value) = ([.parameter(name)], arguments.labelled("default"))
      }
    }
    let state = state(arguments.labelled("when"))
    finish(arguments)
    guard let expected = implied ?? value.flatMap({ expectations($0, as: kind) }) else {
      if value == nil { missing(kind.noun, of: step) }
      return nil
    }
    let origin = origin(of: step)
    return (
      properties.map { Pin(property: $0, state: state, expected: expected, origin: origin) }, kind
    )
  }

  /// `only`, `except` or `stated`, said of some pins.
  mutating func qualify(_ pins: inout [Pin], by step: Step, kind: ValueKind) {
    var arguments = Arguments(step)
    switch step.name {
    case "only":
      guard let reference = arguments.labelled("on") else { return missing("'on:'", of: step) }
      finish(arguments)
      guard let platforms = platforms(reference) else { return }
      for index in pins.indices { pins[index].platforms = platforms }
    case "except":
      guard let exception = exception(&arguments, step, kind) else { return }
      for index in pins.indices { pins[index].exceptions.append(exception) }
    default:
      guard let onto = arguments.labelled("on"), let other = arguments.labelled("as") else {
        return missing("'on:' and 'as:'", of: step)
      }
      let places = arguments.labelledList("in").compactMap { requiredString($0, "a declaration") }
      finish(arguments)
      guard let platforms = platforms(onto), let properties = properties(other) else { return }
      if properties.count != 1, properties.count != pins.count {
        problem(
          "\(properties.count) sides cannot state \(pins.count)", at: other,
          advice: "name as many sides as are pinned")
        return
      }
      let origin = origin(of: step)
      for index in pins.indices {
        pins[index].restatements.append(
          Pin.Restatement(
            platforms: platforms, property: properties[properties.count == 1 ? 0 : index],
            declarations: places.isEmpty ? nil : places, origin: origin))
      }
    }
  }

  mutating func exception(
    _ arguments: inout Arguments, _ step: Step, _ kind: ValueKind
  ) -> Pin.Exception? {
    guard let onto = arguments.next(), let value = arguments.next() else {
      missing("a platform and what it may say", of: step)
      return nil
    }
    let because = arguments.labelled("because")
    let until = arguments.labelled("until")
    finish(arguments)
    let platforms = platforms(onto)
    let allowed: Pin.Exception.Allowance?
    switch member(value, of: "Allowance") {
    case "absent": allowed = .absent
    case "anything": allowed = .anything
    default: allowed = expectations(value, as: kind).map { .values($0) }
    }
    guard let because else {
      missing("its reason: because: \"…\"", of: step)
      return nil
    }
    guard let reason = requiredString(because, "a reason") else { return nil }
    if reason.allSatisfy(\.isWhitespace) {
      problem("an exception needs a reason", at: because, advice: "say why it may differ")
    }
    var date: CalendarDate?
    if let until {
      guard let text = requiredString(until, "a date") else { return nil }
      date = CalendarDate(text)
      if date == nil {
        problem("'\(text)' is not a date", at: until, advice: "write it as 2027-06-30")
        return nil
      }
    }
    guard let platforms, let allowed else { return nil }
    return Pin.Exception(
      platforms: platforms, allowed: allowed, reason: reason, until: date, origin: origin(of: step))
  }
}
