import ParityModel

/// A first spec: what the ports of a project agree on, and where they do not.
///
/// It knows no project: declarations are matched by their names and by what they state, files by their
/// names. What it pins holds in every port; what it cannot pin it tells.
public struct Draft: Equatable, Sendable {
  public var components: [Component]
  public var tables: [Table] = []

  public struct Component: Equatable, Sendable {
    public var name: String
    public var constants: [Constant]
    public var parts: [Part]
    /// Declarations of one platform that no part takes up.
    public var leftovers: [Leftover]
    /// What ports do alike or differently, as far as it could be evaluated.
    public var behaviours: [Behaviour] = []
  }

  public struct Constant: Equatable, Sendable {
    public var name: String
    public var owners: [Platform: [String]]
    public var agreement: Agreement
  }

  public struct Part: Equatable, Sendable {
    public var name: String
    /// The declarations of each platform of the project.
    public var names: [Platform: [String]]
    public var agreements: [Agreement]
  }

  /// What the platforms say of one property in one state.
  public struct Agreement: Equatable, Sendable {
    public var property: Property
    public var state: State
    /// By platform, sorted; empty where a platform says nothing.
    public var values: [Platform: [Quantity]]
    /// The platforms whose values are pinned: all that could say it, or the most that say the same.
    public var pinned: [Platform]

    /// Whether every platform says the same.
    public var isWhole: Bool { pinned.count == values.count }
    /// What is pinned; empty where nothing is.
    public var expected: [Quantity] { pinned.first.flatMap { values[$0] } ?? [] }
  }

  public struct Leftover: Equatable, Sendable {
    public var platform: Platform
    public var name: String
    public var facts: Int
  }

  /// Adds what the ports do, each to the component of its file.
  public mutating func add(_ behaviours: [Behaviour]) {
    for behaviour in behaviours {
      let name = DraftSheet.name(of: behaviour.path)
      let stem = DraftSheet.stem(of: behaviour.path)
      if let index = components.firstIndex(where: { DraftSheet.stem(of: $0.name) == stem }) {
        components[index].behaviours.append(behaviour)
      } else {
        components.append(
          Component(name: name, constants: [], parts: [], leftovers: [], behaviours: [behaviour]))
      }
    }
    components.sort { $0.name < $1.name }
  }

  /// Takes back what is pinned where the judge, given the draft, would find something.
  public mutating func withdraw(_ finding: Finding) {
    if withdrawToken(finding) { return }
    guard let index = components.firstIndex(where: { $0.name == finding.component }) else { return }
    for place in components[index].parts.indices where components[index].parts[place].name == finding.part {
      components[index].parts[place].agreements.withdraw(finding)
    }
    for place in components[index].constants.indices
    where components[index].constants[place].agreement.property == finding.property {
      components[index].constants[place].agreement.pinned = []
    }
  }
}

extension [Draft.Agreement] {
  fileprivate mutating func withdraw(_ finding: Finding) {
    for index in indices
    where (finding.property.map { $0 == self[index].property } ?? true) && self[index].state == finding.state
    {
      self[index].pinned = []
    }
  }
}
