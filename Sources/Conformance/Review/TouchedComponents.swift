import ParityModel

/// The components that a change is about: those whose spec it changes, those with a declaration in a
/// changed file, and those that are judged otherwise than before.
public struct TouchedComponents: Sendable {
  /// In the order of the spec.
  public let names: [String]
  /// What the change brings that is about no component.
  private let findings: [Finding]

  /// `paths` are the changed files of the ports, relative to the root.
  public init(from old: ProjectState, to new: ProjectState, paths: Set<String>) {
    let comparison = SpecificationComparison(old: old.specification, new: new.specification)
    let exceptions = ExceptionComparison(
      old: old.specification, new: new.specification, today: nil)
    var touched = Set(comparison.changes.map(\.component)).union(exceptions.changes.map(\.component))
    let isProjectTouched = touched.contains("")
    let findings = FindingComparison(old: old.judgement.findings, new: new.judgement.findings)
    touched.formUnion(findings.appeared.map(\.component))
    touched.formUnion(findings.disappeared.map(\.component))
    touched.formUnion(findings.altered.map(\.after.component))
    for state in [old, new] {
      for (index, component) in state.specification.components.enumerated()
      where !touched.contains(component.name) {
        if state.ports.contains(where: { $0.declares(component, index, in: paths) }) {
          touched.insert(component.name)
        }
      }
    }
    self.findings = (findings.appeared + findings.altered.map(\.after)).filter(\.component.isEmpty)
    names = new.specification.components.map(\.name).filter { isProjectTouched || touched.contains($0) }
  }

  /// Whether the change is answerable for a finding of the newer state.
  public func contains(_ finding: Finding) -> Bool {
    finding.component.isEmpty ? findings.contains(finding) : names.contains(finding.component)
  }
}

extension Port {
  /// Whether a declaration of a component, a constant it pins or a behaviour of it stands in one of these
  /// files.
  fileprivate func declares(_ component: ComponentSpec, _ index: Int, in paths: Set<String>) -> Bool {
    if behaviours.contains(where: { result in
      result.component == index && result.location.map { paths.contains($0.path) } ?? false
    }) {
      return true
    }
    let declarations = component.parts.flatMap { $0.declarations(on: platform) }
    if declarations.contains(where: { place(of: $0).map { paths.contains($0.path) } ?? false }) {
      return true
    }
    let requirements = component.constantRequirements(index: 0, on: platform)
    let properties = Set(requirements.flatMap(\.properties))
    return facts.contains { properties.contains($0.property) && paths.contains($0.location.path) }
  }
}
