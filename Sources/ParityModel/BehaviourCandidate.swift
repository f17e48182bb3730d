/// Something that a port does and that another port may do as well: what a first spec could compare.
public struct BehaviourCandidate: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// A function of numbers, flags and cases.
    case function([Input])
    /// The cases of an enumeration or the keys of an object, and the members that each may have.
    case cases([String], members: [String])
  }

  public enum Input: Hashable, Sendable {
    case number(name: String)
    case wholeNumber(name: String)
    case flag(name: String)
    /// An enumeration by its name, and its cases.
    case cases(name: String, type: String, [String])
  }

  /// The last word of the path.
  public var name: String
  /// With the types around it: `Zoom.clamp`.
  public var path: String
  public var content: Content
  public var location: Location

  public init(name: String, path: String, content: Content, location: Location) {
    self.name = name
    self.path = path
    self.content = content
    self.location = location
  }
}
