import SyntaxTree

/// A type, an extension of one, or an object.
public struct TypeDeclaration: Sendable {
  public struct ID: Hashable, Sendable { let index: UInt32 }

  public enum Kind: UInt8, Hashable, Sendable {
    case structure, `class`, actor, enumeration, `protocol`, `extension`, object, companion, alias
  }

  public var kind: Kind
  /// The declared name without generic arguments; for an extension the extended type's.
  public var name: Name
  public var nameRange: ByteRange
  /// Inherited types and conformances without generic arguments.
  public var supertypes: [Name]
  /// Access and other modifier words as `name`, attributes and annotations as `name` or `call`.
  public var modifiers: NodeList
  /// Parameters of a Kotlin primary constructor. One that is a property too has the modifier word
  /// `val` or `var`.
  public var parameters: NodeList
  /// What Kotlin hands to a supertype: the call `Base(argument)`; `Base by value` is `Base.by(value)`.
  public var superCalls: NodeList
  /// An `init` block of Kotlin is a `block` among them.
  public var members: NodeList

  public init(
    kind: Kind, name: Name, nameRange: ByteRange, supertypes: [Name] = [], modifiers: NodeList = .empty,
    parameters: NodeList = .empty, superCalls: NodeList = .empty, members: NodeList = .empty
  ) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.supertypes = supertypes
    self.modifiers = modifiers
    self.parameters = parameters
    self.superCalls = superCalls
    self.members = members
  }
}

/// A function, initializer or subscript.
public struct FunctionDeclaration: Sendable {
  public struct ID: Hashable, Sendable { let index: UInt32 }

  public enum Kind: UInt8, Hashable, Sendable { case function, initializer, `subscript`, deinitializer }

  public var kind: Kind
  public var name: Name
  public var nameRange: ByteRange
  /// The extended type of a Kotlin extension function, without generic arguments.
  public var receiver: Name?
  public var modifiers: NodeList
  public var parameters: NodeList
  public var returnType: Name?
  /// A `block`, or the expression of a function written with `=` or as an arrow.
  public var body: NodeID?

  public init(
    kind: Kind = .function, name: Name, nameRange: ByteRange, receiver: Name? = nil,
    modifiers: NodeList = .empty, parameters: NodeList = .empty, returnType: Name? = nil, body: NodeID? = nil
  ) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.receiver = receiver
    self.modifiers = modifiers
    self.parameters = parameters
    self.returnType = returnType
    self.body = body
  }
}

/// A stored or computed property, a local variable, a constant.
public struct PropertyDeclaration: Sendable {
  public struct ID: Hashable, Sendable { let index: UInt32 }

  /// The declared name; for a destructuring the first name it binds.
  public var name: Name
  public var nameRange: ByteRange
  /// `var`; false for `let`, `val`, `const`.
  public var isMutable: Bool
  /// The extended type of a Kotlin extension property, without generic arguments.
  public var receiver: Name?
  public var modifiers: NodeList
  public var type: Name?
  public var initializer: NodeID?
  /// The body of a getter or of a computed property: a `block` or an expression.
  public var getter: NodeID?
  /// The setter: a `lambda` whose parameter is the new value.
  public var setter: NodeID?
  /// Swift's `willSet` and `didSet`, each a function of that name with one parameter.
  public var observers: NodeList
  /// The expression behind Kotlin's `by`.
  public var delegate: NodeID?
  /// What a destructuring binds: a `tuple`, `array` or `object` of `bindingPattern` nodes.
  public var pattern: NodeID?

  public init(
    name: Name, nameRange: ByteRange, isMutable: Bool, receiver: Name? = nil,
    modifiers: NodeList = .empty, type: Name? = nil, initializer: NodeID? = nil, getter: NodeID? = nil,
    setter: NodeID? = nil, observers: NodeList = .empty, delegate: NodeID? = nil, pattern: NodeID? = nil
  ) {
    self.name = name
    self.nameRange = nameRange
    self.isMutable = isMutable
    self.receiver = receiver
    self.modifiers = modifiers
    self.type = type
    self.initializer = initializer
    self.getter = getter
    self.setter = setter
    self.observers = observers
    self.delegate = delegate
    self.pattern = pattern
  }
}

/// A parameter of a function, initializer, closure or primary constructor.
public struct ParameterDeclaration: Sendable {
  public struct ID: Hashable, Sendable { let index: UInt32 }

  /// The word a caller writes; nil where there is none (`_ x`, Kotlin and TypeScript closures).
  public var label: Name?
  public var name: Name
  public var nameRange: ByteRange
  public var modifiers: NodeList
  public var type: Name?
  public var defaultValue: NodeID?
  /// A destructured TypeScript parameter: an `object` whose entries are the bound names; an entry's
  /// value is a `bindingPattern`, or an `assign` of one to its default.
  public var pattern: NodeID?

  public init(
    label: Name?, name: Name, nameRange: ByteRange, modifiers: NodeList = .empty, type: Name? = nil,
    defaultValue: NodeID? = nil, pattern: NodeID? = nil
  ) {
    self.label = label
    self.name = name
    self.nameRange = nameRange
    self.modifiers = modifiers
    self.type = type
    self.defaultValue = defaultValue
    self.pattern = pattern
  }
}

/// One case of an enumeration.
public struct EnumCaseDeclaration: Sendable {
  public struct ID: Hashable, Sendable { let index: UInt32 }

  public var name: Name
  public var nameRange: ByteRange
  public var rawValue: NodeID?
  /// Associated values of a Swift case.
  public var parameters: NodeList
  /// Constructor arguments of a Kotlin entry.
  public var arguments: NodeList
  /// Members of a Kotlin entry with a body.
  public var members: NodeList

  public init(
    name: Name, nameRange: ByteRange, rawValue: NodeID? = nil, parameters: NodeList = .empty,
    arguments: NodeList = .empty, members: NodeList = .empty
  ) {
    self.name = name
    self.nameRange = nameRange
    self.rawValue = rawValue
    self.parameters = parameters
    self.arguments = arguments
    self.members = members
  }
}
