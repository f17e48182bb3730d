import ParityModel

/// Two elements of the spec that cannot both hold.
struct Conflict {
  var component = ""
  var part = ""
  var property: Property?
  var message: String
  /// The later element.
  var origin: Origin
  var other: Origin
}

extension Specification {
  /// Everything in which the specification contradicts itself, in the order of its elements.
  func conflicts() -> [Conflict] {
    aliasConflicts() + components.flatMap { $0.constantConflicts() + $0.pinConflicts() }
  }

  /// One written token that means two.
  private func aliasConflicts() -> [Conflict] {
    pairs(aliases).compactMap { first, second in
      guard first.written == second.written, first.means != second.means,
        first.unit == nil || second.unit == nil || first.unit == second.unit,
        overlap(first.platforms, second.platforms)
      else { return nil }
      return Conflict(
        message: "the alias \(second.written) means \(second.means) here and \(first.means) elsewhere",
        origin: second.origin, other: first.origin)
    }
  }
}

extension ComponentSpec {
  /// One constant of one owner that has two values.
  fileprivate func constantConflicts() -> [Conflict] {
    var earlier: [Platform: [String: [Int]]] = [:]
    return constants.indices.flatMap { index in
      let second = constants[index]
      var shared: [Int: Platform] = [:]
      for platform in Platform.allCases where second.isJudgedByName(on: platform) {
        for name in second.names(on: platform) {
          for first in earlier[platform]?[name] ?? []
          where shared[first] == nil && overlap(constants[first].owners[platform], second.owners[platform]) {
            shared[first] = platform
          }
          earlier[platform, default: [:]][name, default: []].append(index)
        }
      }
      return shared.sorted { $0.key < $1.key }
        .compactMap { conflict(between: constants[$0.key], and: second, on: $0.value) }
    }
  }

  private func conflict(
    between first: ConstantSpec, and second: ConstantSpec, on platform: Platform
  ) -> Conflict? {
    guard first.pin.property.isConstant == second.pin.property.isConstant,
      first.pin.state == second.pin.state, Set(first.pin.expected).isDisjoint(with: second.pin.expected)
    else { return nil }
    return Conflict(
      component: name, property: second.pin.property,
      message: "\(second.pin.property.spelling) has two values on \(platform.title)",
      origin: second.pin.origin, other: first.pin.origin)
  }

  /// A value that one pin wants and another lets no platform say: an exception that can never apply.
  fileprivate func pinConflicts() -> [Conflict] {
    let pins = parts.flatMap { part in part.pins.map { (part.name, $0) } } + constants.map { ("", $0.pin) }
    return pins.flatMap { part, pin in
      pin.exceptions.compactMap { exception in
        let outside = exception.platforms.filter { !pin.applies(to: $0) }
        guard !outside.isEmpty else { return nil }
        let titles = outside.map(\.title).joined(separator: ", ")
        return Conflict(
          component: name, part: part, property: pin.property,
          message: "\(pin.property.spelling) is not held on \(titles), and yet has an exception there",
          origin: exception.origin, other: pin.origin)
      }
    }
  }
}

extension ConstantSpec {
  /// Whether a platform is held to it under a name of its own.
  fileprivate func isJudgedByName(on platform: Platform) -> Bool {
    pin.applies(to: platform) && !pin.restatements.contains { $0.platforms.contains(platform) }
  }

  fileprivate func names(on platform: Platform) -> [String] {
    if let names = names[platform], !names.isEmpty { return names }
    switch pin.property {
    case .constant(let name), .parameter(let name): return [name]
    default: return []
    }
  }
}

extension Property {
  fileprivate var isConstant: Bool {
    if case .constant = self { true } else { false }
  }
}

/// Every two elements, the earlier one first.
private func pairs<Element>(_ elements: [Element]) -> [(Element, Element)] {
  elements.indices.flatMap { second in elements[..<second].map { ($0, elements[second]) } }
}

/// Whether two lists, where nil is everything, have something in common.
private func overlap<Element: Equatable>(_ left: [Element]?, _ right: [Element]?) -> Bool {
  guard let left, let right else { return true }
  return left.contains { right.contains($0) }
}
