/// A component and everything the spec says about it.
public struct ComponentSpec: Hashable, Sendable {
  public var name: String
  public var parts: [PartSpec]
  /// Constants and parameter defaults of the component as a whole, whichever declaration holds them.
  public var constants: [ConstantSpec]
  public var claims: [ClaimSpec]
  public var behaviours: [BehaviourSpec]
  /// Nil for everything but a table of tokens, whose constants are the fields of the tokens.
  public var table: TokenTable?
  public var origin: Origin

  public init(
    name: String, parts: [PartSpec] = [], constants: [ConstantSpec] = [], claims: [ClaimSpec] = [],
    behaviours: [BehaviourSpec] = [], table: TokenTable? = nil, origin: Origin
  ) {
    self.name = name
    self.parts = parts
    self.constants = constants
    self.claims = claims
    self.behaviours = behaviours
    self.table = table
    self.origin = origin
  }
}

/// Something with a name, and the declarations of the ports that draw it.
///
/// Several parts may share one declaration (the counter and the close button that one view draws).
/// A value found in a declaration is expected when any part of that declaration pins it.
public struct PartSpec: Hashable, Sendable {
  /// For one of several things that a part draws, the part's name and its own: `RatingBar star`.
  public var name: String
  /// The declarations of a platform where they are not just one of the part's own name. An empty list:
  /// the platform does not have this part, and says so.
  public var names: [Platform: [String]]
  public var pins: [Pin]
  public var origin: Origin

  public init(name: String, names: [Platform: [String]] = [:], pins: [Pin] = [], origin: Origin) {
    self.name = name
    self.names = names
    self.pins = pins
    self.origin = origin
  }

  /// The declarations that draw this part on a platform. A name with an ending, `stepper.tsx`, stands
  /// for what that file says outside every declaration.
  public func declarations(on platform: Platform) -> [String] { names[platform] ?? [name] }

  /// Whether one of the declarations of this part states the fact.
  public func states(_ fact: Fact) -> Bool {
    declarations(on: fact.platform).contains { fact.isStated(in: $0) }
  }
}

/// A constant or a parameter default, wherever in the port it is declared.
public struct ConstantSpec: Hashable, Sendable {
  /// Its property is `constant` or `parameter`, with the name that the spec uses.
  public var pin: Pin
  /// The names that a platform uses instead.
  public var names: [Platform: [String]]
  /// The types or functions that hold it; a platform that is not listed may hold it anywhere.
  public var owners: [Platform: [String]]

  public init(pin: Pin, names: [Platform: [String]] = [:], owners: [Platform: [String]] = [:]) {
    self.pin = pin
    self.names = names
    self.owners = owners
  }
}

extension Fact {
  /// Whether a declaration states it; a name with an ending is a file, and what it says at file level.
  public func isStated(in declaration: String) -> Bool {
    guard declaration.utf8.contains(UInt8(ascii: ".")) else { return part == declaration }
    return part.isEmpty && (location.path == declaration || location.path.hasSuffix("/" + declaration))
  }
}
