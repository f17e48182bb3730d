/// What a source file declares for others of its port and which words it holds: enough to tell which of
/// them may have to do with it, without reading it again.
///
/// All lists are in ascending order and hold each name once.
public struct FileOutline: Hashable, Sendable {
  /// Every word of the text, in code, strings and comments.
  public var words: [NameHash]
  /// The types that it declares or extends.
  public var types: [NameHash]
  /// The functions and properties that it declares at file level.
  public var values: [NameHash]
  /// Members whose meaning follows from where they are used, in whichever file.
  public var holders: [NameHash]
  /// The names that stand behind a dot, where holders are looked for by them.
  public var members: [NameHash]
  public var traits: Traits

  /// What a file has that others look at without naming it.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It is a style sheet, whose custom properties every file of the port may take.
    public static let styleSheet = Traits(rawValue: 1 << 0)
    /// It takes custom properties of a style sheet.
    public static let takesProperties = Traits(rawValue: 1 << 1)
    /// It draws a shadow from a value of its own or of another file.
    public static let drawsShadows = Traits(rawValue: 1 << 2)
  }

  public init(
    words: [NameHash] = [], types: [NameHash] = [], values: [NameHash] = [], holders: [NameHash] = [],
    members: [NameHash] = [], traits: Traits = []
  ) {
    self.words = words
    self.types = types
    self.values = values
    self.holders = holders
    self.members = members
    self.traits = traits
  }
}
