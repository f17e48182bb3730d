import ParityModel

/// What one spec says otherwise than another: places in the files do not count.
struct SpecificationComparison {
  let old: Specification
  let new: Specification

  init(old: Specification, new: Specification) {
    self.old = old
    self.new = new
  }

  /// The project first, then the components in the order of the newer spec, then by place.
  var changes: [SpecChange] {
    let names = [""] + new.components.map(\.name) + old.components.map(\.name)
    var order: [String: Int] = [:]
    for name in names where order[name] == nil { order[name] = order.count }
    return (projectChanges + componentChanges + partChanges + pinChanges + claimChanges + behaviourChanges)
      .sorted {
        left, right in
        let (a, b) = (order[left.component] ?? 0, order[right.component] ?? 0)
        if a != b { return a < b }
        if left.origin != right.origin { return left.origin < right.origin }
        return (left.part, left.subject, left.kind.rawValue) < (
          right.part, right.subject, right.kind.rawValue
        )
      }
  }

  private var componentChanges: [SpecChange] {
    compare(
      old.components, new.components, by: \.name,
      added: {
        SpecChange(kind: .added, component: $0.name, subject: "", after: "component", origin: $0.origin)
      },
      removed: {
        SpecChange(kind: .removed, component: $0.name, subject: "", before: "component", origin: $0.origin)
      }, both: { _, _ in [] })
  }

  private var partChanges: [SpecChange] {
    let before = Dictionary(old.components.map { ($0.name, $0) }) { first, _ in first }
    return new.components.flatMap { component -> [SpecChange] in
      guard let former = before[component.name] else { return [] }
      let name = component.name
      return compare(
        former.parts, component.parts, by: \.name,
        added: {
          SpecChange(
            kind: .added, component: name, part: $0.name, subject: "", after: "part", origin: $0.origin)
        },
        removed: {
          SpecChange(
            kind: .removed, component: name, part: $0.name, subject: "", before: "part", origin: $0.origin)
        }, both: { declarationChanges(of: name, from: $0, to: $1) })
    }
  }

  private func declarationChanges(of component: String, from old: PartSpec, to new: PartSpec) -> [SpecChange]
  {
    Platform.allCases.compactMap { platform in
      let (before, after) = (old.declarations(on: platform), new.declarations(on: platform))
      guard before != after else { return nil }
      func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
      return SpecChange(
        kind: .changed, component: component, part: new.name, subject: "declarations on \(platform.title)",
        before: list(before), after: list(after), origin: new.origin)
    }
  }

  private var claimChanges: [SpecChange] {
    func claims(_ specification: Specification) -> [(component: String, claim: ClaimSpec)] {
      specification.components.flatMap { component in component.claims.map { (component.name, $0) } }
    }
    return compare(
      claims(old), claims(new), by: { [$0.component, $0.claim.part, $0.claim.sentence] },
      added: { change(.added, $0.component, $0.claim) },
      removed: { change(.removed, $0.component, $0.claim) },
      both: { _, _ in [] })
  }

  private func change(_ kind: SpecChange.Kind, _ component: String, _ claim: ClaimSpec) -> SpecChange {
    SpecChange(
      kind: kind, component: component, part: claim.part, subject: "claim",
      before: kind == .removed ? claim.sentence : nil, after: kind == .added ? claim.sentence : nil,
      origin: claim.origin)
  }

  private var pinChanges: [SpecChange] {
    let (places, before) = old.placedPins
    let (newPlaces, after) = new.placedPins
    let all = newPlaces + places.filter { after[$0] == nil }
    return all.flatMap { changes(at: $0, from: before[$0] ?? [], to: after[$0] ?? []) }
  }

  /// Equal pins of a place leave each other alone; the others are paired in their order.
  private func changes(at place: PinPlace, from old: [PlacedPin], to new: [PlacedPin]) -> [SpecChange] {
    var before = old
    var after: [PlacedPin] = []
    for pin in new {
      if let index = before.firstIndex(where: { $0.bare == pin.bare }) {
        before.remove(at: index)
      } else {
        after.append(pin)
      }
    }
    func change(_ kind: SpecChange.Kind, _ before: String?, _ after: String?, _ origin: Origin) -> SpecChange
    {
      SpecChange(
        kind: kind, component: place.component, part: place.part, subject: place.subject, before: before,
        after: after, origin: origin)
    }
    let pairs = min(before.count, after.count)
    var changes: [SpecChange] = []
    for (former, latter) in zip(before, after) {
      let pair = PinChange(old: former, new: latter)
      changes.append(change(pair.kind, pair.before, pair.after, latter.pin.origin))
    }
    for pin in before.dropFirst(pairs) {
      changes.append(change(.removed, pin.fullDescription, nil, pin.pin.origin))
    }
    for pin in after.dropFirst(pairs) {
      changes.append(change(.added, nil, pin.fullDescription, pin.pin.origin))
    }
    return changes
  }

  private func compare<Element, Name: Hashable>(
    _ old: [Element], _ new: [Element], by name: (Element) -> Name, added: (Element) -> SpecChange,
    removed: (Element) -> SpecChange, both: (Element, Element) -> [SpecChange]
  ) -> [SpecChange] {
    let before = Dictionary(old.map { (name($0), $0) }) { first, _ in first }
    let names = Set(new.map(name))
    return new.flatMap { element in
      before[name(element)].map { both($0, element) } ?? [added(element)]
    } + old.filter { !names.contains(name($0)) }.map(removed)
  }
}

extension PlacedPin {
  fileprivate var fullDescription: String {
    description(withPlatforms: pin.platforms != nil, withStatement: true)
  }
}
