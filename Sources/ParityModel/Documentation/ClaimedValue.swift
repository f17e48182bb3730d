/// What a brace of a claim stands for: values that the spec pins.
public struct ClaimedValue: Hashable, Sendable {
  /// Empty for a constant of the component.
  public var part: String
  public var property: Property
  public var state: State
  /// Any of these is right. Never empty.
  public var expected: [Expectation]
}

extension ComponentSpec {
  /// The value that a brace of a claim names: a constant or a parameter (`minScale`), a property of the
  /// claim's part or, behind its name, of any part (`height`, `Rating.height`), each in a state
  /// (`background when pressed`). Nil where the spec pins none.
  public func value(named name: String, of claim: ClaimSpec) -> ClaimedValue? {
    if let declared = declaredValue(named: name) { return declared }
    let words = name.split(separator: " ")
    var state: State = []
    var path = name
    if words.count > 2, words[words.count - 2] == "when" {
      guard let condition = State(spelling: String(words[words.count - 1])) else { return nil }
      state = condition
      path = words.dropLast(2).joined(separator: " ")
    }
    if let part = parts.first(where: { $0.name == claim.part }),
      let value = value(of: part, spelling: path, state)
    {
      return value
    }
    for part in parts.sorted(by: { $0.name.count > $1.name.count }) where path.hasPrefix(part.name + ".") {
      if let value = value(of: part, spelling: String(path.dropFirst(part.name.count + 1)), state) {
        return value
      }
    }
    return nil
  }

  /// Everything that a brace of a claim may name, to suggest one.
  public func names(for claim: ClaimSpec) -> [String] {
    let pins = constants.map { ("", $0.pin) } + parts.flatMap { part in part.pins.map { (part.name, $0) } }
    return pins.map { part, pin in
      switch pin.property {
      case .constant(let name), .parameter(let name): name
      default:
        (part == claim.part ? "" : part + ".") + pin.property.spelling
          + (pin.state.isEmpty ? "" : " when \(pin.state)")
      }
    }
  }

  private func declaredValue(named name: String) -> ClaimedValue? {
    let named = [Property.constant(name), .parameter(name)]
    if let first = constants.first(where: { named.contains($0.pin.property) }) {
      return value(part: "", first.pin.property, [], constants.map(\.pin))
    }
    for part in parts {
      if let pin = part.pins.first(where: { named.contains($0.property) }) {
        return value(part: part.name, pin.property, pin.state, part.pins)
      }
    }
    return nil
  }

  /// A property by its name, `padding` for all its sides.
  private func value(of part: PartSpec, spelling: String, _ state: State) -> ClaimedValue? {
    (Property(spelling: spelling) ?? Property(spelling: spelling + ".top")).flatMap {
      value(part: part.name, $0, state, part.pins)
    }
  }

  private func value(part: String, _ property: Property, _ state: State, _ pins: [Pin]) -> ClaimedValue? {
    let expected = pins.filter { $0.property == property && $0.state == state }.flatMap(\.expected)
    return expected.isEmpty
      ? nil : ClaimedValue(part: part, property: property, state: state, expected: expected)
  }
}
