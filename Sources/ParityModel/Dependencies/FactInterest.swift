/// The facts of a port that somebody will look at: those of some declarations, and those of some properties
/// wherever they stand.
public struct FactInterest: Hashable, Sendable {
  public var parts: Set<String>
  public var properties: Set<Property>

  public init(parts: Set<String> = [], properties: Set<Property> = []) {
    self.parts = parts
    self.properties = properties
  }

  public func includes(part: String, property: Property) -> Bool {
    parts.contains(part) || !properties.isEmpty && properties.contains(property)
  }
}
