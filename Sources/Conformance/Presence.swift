import ParityModel

/// Which declarations and components a port has.
struct Presence {
  private let port: Port
  private let declarations: Set<String>
  private let components: [Bool]

  init(port: Port, specification: Specification, shared: SharedDeclarations) {
    self.port = port
    var declarations = Set(port.declarations.keys)
    // Facts are large: only what is asked of each is looked at.
    for index in port.facts.indices
    where index == 0 || port.facts[index].part != port.facts[index - 1].part {
      declarations.insert(port.facts[index].part)
    }
    declarations.formUnion(port.unreadable.lazy.filter { $0.property != nil }.map(\.part))
    declarations.remove("")
    self.declarations = declarations
    func has(_ name: String) -> Bool { declarations.contains(name) || port.place(of: name) != nil }
    // Asked for by constants alone that may stand anywhere.
    lazy var properties = port.facts.indices.reduce(into: Set<Property>()) { properties, index in
      properties.insert(port.facts[index].property)
    }
    components = specification.components.indices.map { index in
      let component = specification.components[index]
      var names = Set(component.parts.flatMap { $0.declarations(on: port.platform) })
      let own = names.filter { !shared.isShared($0, on: port.platform) }
      if !own.isEmpty { names = own }
      if names.contains(where: has) { return true }
      guard component.parts.isEmpty else { return false }
      if port.behaviours.contains(where: { $0.component == index && $0.location != nil }) { return true }
      return component.constants.contains { constant in
        guard let requirement = constant.requirement(component: index, on: port.platform) else {
          return false
        }
        return requirement.declarations.map { $0.contains(where: has) }
          ?? requirement.properties.contains { properties.contains($0) }
      }
    }
  }

  func has(component: Int) -> Bool { components[component] }

  func has(declaration: String) -> Bool {
    declarations.contains(declaration) || port.place(of: declaration) != nil
  }
}

/// Declarations that several components draw with: a shared button is no sign of a stepper.
struct SharedDeclarations {
  private var owners: [Platform: [String: Set<Int>]] = [:]

  init(_ specification: Specification) {
    for (index, component) in specification.components.enumerated() {
      for platform in Platform.allCases {
        for name in component.parts.lazy.flatMap({ $0.declarations(on: platform) }) {
          owners[platform, default: [:]][name, default: []].insert(index)
        }
      }
    }
  }

  func isShared(_ name: String, on platform: Platform) -> Bool { (owners[platform]?[name]?.count ?? 0) > 1 }
}
