/// Two names of one token: what a platform writes, and what it means.
public struct TokenAlias: Hashable, Sendable {
  /// As facts state it, in lower camel.
  public var written: String
  /// The token of the spec, with its opacity where it has one: `onImage@0.15`.
  public var means: String
  /// Nil: a token of any kind.
  public var unit: Unit?
  /// Nil: every platform.
  public var platforms: [Platform]?
  public var origin: Origin

  public init(written: String, means: String, unit: Unit?, platforms: [Platform]?, origin: Origin) {
    self.written = written
    self.means = means
    self.unit = unit
    self.platforms = platforms
    self.origin = origin
  }
}

/// The type or object that holds a project's tokens of one kind: `Radius`, `colors`, an icon set.
public struct TokenNamespace: Hashable, Sendable {
  public var name: String
  public var unit: Unit
  /// Nil: every platform.
  public var platforms: [Platform]?
  public var origin: Origin

  public init(name: String, unit: Unit, platforms: [Platform]?, origin: Origin) {
    self.name = name
    self.unit = unit
    self.platforms = platforms
    self.origin = origin
  }
}

/// A project's own helper: an argument of this call states this property.
public struct Teaching: Hashable, Sendable {
  public enum Argument: Hashable, Sendable {
    /// 0-based, among the arguments without a label.
    case position(Int)
    case label(String)
  }

  public var call: String
  public var argument: Argument
  /// More than one where a helper states a shorthand.
  public var properties: [Property]
  /// Nil: every platform.
  public var platforms: [Platform]?
  public var origin: Origin

  public init(
    call: String, argument: Argument, properties: [Property], platforms: [Platform]?, origin: Origin
  ) {
    self.call = call
    self.argument = argument
    self.properties = properties
    self.platforms = platforms
    self.origin = origin
  }
}
