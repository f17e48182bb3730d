/// A node of a program: an index into its arrays.
public struct NodeID: Hashable, Sendable {
  public let raw: UInt32

  init(_ raw: Int) { self.raw = UInt32(raw) }

  @usableFromInline init(raw: UInt32) { self.raw = raw }
}

/// Several nodes of a program, in source order.
public struct NodeList: Hashable, Sendable {
  let start: UInt32
  public let count: UInt32

  public static let empty = NodeList(start: 0, count: 0)
  public var isEmpty: Bool { count == 0 }
}

/// A word of a program, interned: equal words of one program have equal names.
public struct Name: Hashable, Sendable {
  public let raw: UInt32

  init(_ raw: Int) { self.raw = UInt32(raw) }
}

/// One node of the language-neutral program model.
///
/// Children are ids, words are names, so a node is a plain value without references. What the
/// languages write differently and mean alike is one case: a ternary, an `if` expression and an
/// `if` statement are `conditional`; `switch` and `when` are `match`; Kotlin's `a provides b` is
/// the call `a.provides(b)`; `self` and `this` are `this`.
public enum Node: Sendable {
  /// Syntax that has no counterpart here; the name is the grammar's kind.
  case unknown(Name)

  // MARK: Literals
  /// A number with its suffix: `1`, `1.0`, `400L`, `0.5f`. `0x1F` and `1_000` are read.
  case number(Double, NumberKind)
  /// A string; each segment is a `text` or an interpolated expression.
  case string(NodeList)
  /// A piece of literal text, escapes resolved: of a string, or between JSX tags.
  case text(Name)
  case boolean(Bool)
  /// `nil`, `null`, `undefined`.
  case null
  case array(NodeList)
  /// Swift `[key: value]`; each element is an `entry`.
  case dictionary(NodeList)
  /// A TypeScript object literal: `entry`, `spread` and method nodes.
  case object(NodeList)
  /// `key: value`. The key of a plain or quoted object key is a `string`; a computed key is an expression.
  case entry(key: NodeID, value: NodeID)
  /// `...value`.
  case spread(NodeID)
  /// `(a, b: c)`; each element is an `argument`.
  case tuple(NodeList)

  // MARK: References
  case name(Name)
  case this
  /// Swift `.name` with the type left out.
  case implicitMember(Name)
  /// `base.name`; `optional` where it is written `base?.name`. Also `16.dp`.
  case member(base: NodeID, name: Name, optional: Bool)
  case index(base: NodeID, arguments: NodeList)
  /// `\.name`, with the whole path as one word.
  case keyPath(Name)
  /// Kotlin `Type::name` or `::name`; the base is nil where nothing precedes.
  case callableReference(base: NodeID?, name: Name)
  /// A type where a value may stand: the right side of `as` and `is`, `Type.self`.
  case typeName(Name)

  // MARK: Calls and operators
  /// Each argument is an `argument` or a `spread`. `new T()` is a call of `T`.
  case call(callee: NodeID, arguments: NodeList)
  /// `trailing` for a closure behind the parentheses.
  case argument(label: Name?, value: NodeID, trailing: Bool)
  case unary(Operator, NodeID)
  /// `value!`, `value!!`.
  case forceUnwrap(NodeID)
  case binary(Operator, NodeID, NodeID)
  case typeTest(value: NodeID, type: Name, negated: Bool)
  case cast(value: NodeID, type: Name, optional: Bool)
  /// `target = value`, or `target op= value`.
  case assign(Operator?, target: NodeID, value: NodeID)
  /// `++` and `--`: the step is 1 or -1.
  case increment(target: NodeID, step: Int8, prefix: Bool)
  /// `await`, `try`, `throw` and `typeof`-like words in front of a value.
  case effect(Effect, NodeID)
  /// A closure. Its parameters are `parameter` nodes; none where it uses `$0` or `it`.
  case lambda(parameters: NodeList, body: NodeID)

  // MARK: Control flow
  case block(NodeList)
  case conditional(condition: NodeID, then: NodeID, otherwise: NodeID?)
  /// `guard condition else { otherwise }`.
  case unless(condition: NodeID, otherwise: NodeID)
  /// `let pattern = value` as a condition; the value is nil for `if let name`.
  case binding(pattern: NodeID, value: NodeID?)
  /// `switch`, `when`; the subject is nil for a `when` without one. Each arm is an `arm`.
  case match(subject: NodeID?, arms: NodeList)
  /// One branch; no pattern for `default` and `else`.
  case arm(patterns: NodeList, condition: NodeID?, body: NodeID)
  case forEach(pattern: NodeID, sequence: NodeID, condition: NodeID?, body: NodeID)
  /// `for (start; condition; step)`, `while` (no start, no step).
  case loop(start: NodeID?, condition: NodeID?, step: NodeID?, body: NodeID)
  case doWhile(body: NodeID, condition: NodeID)
  case attempt(body: NodeID, handlers: NodeList, finally: NodeID?)
  case deferred(NodeID)
  /// A label that `break` and `continue` name is a `name` in the place of the value.
  case exit(Exit, NodeID?)
  /// A statement that `break` and `continue` inside it can name.
  case labelled(Name, NodeID)
  /// A stretch behind `#if`; both branches of one are kept, each with its condition.
  case compiled(condition: Name, body: NodeList)

  // MARK: Patterns
  case wildcard
  /// `let name`, and a name that a destructuring or loop binds.
  case bindingPattern(Name)
  /// `is Type`.
  case typePattern(Name, negated: Bool)
  /// `in range`.
  case rangePattern(NodeID, negated: Bool)

  // MARK: JSX
  /// The tag is nil for a fragment. Attributes are `attribute` and `spread`.
  case element(tag: NodeID?, attributes: NodeList, children: NodeList)
  /// The value is nil for a bare attribute, which means true.
  case attribute(name: Name, value: NodeID?)

  // MARK: Declarations
  case type(TypeDeclaration.ID)
  case function(FunctionDeclaration.ID)
  case property(PropertyDeclaration.ID)
  case parameter(ParameterDeclaration.ID)
  case enumCase(EnumCaseDeclaration.ID)
  /// The whole path; Kotlin writes a wildcard as `a.b.*`, an alias as `a.b as c`.
  case `import`(Name)
}

/// How a number is written.
public enum NumberKind: UInt8, Hashable, Sendable {
  case integer, floating
  /// Kotlin `f`: 32 bits.
  case float32
  /// Kotlin `L`: 64 bits.
  case long
  /// Kotlin `u`, `UL`.
  case unsigned
  /// TypeScript `n`.
  case big
}

/// An operator, by meaning.
public enum Operator: UInt8, Hashable, Sendable {
  case add, subtract, multiply, divide, remainder, power
  case equal, notEqual, identical, notIdentical, less, lessOrEqual, greater, greaterOrEqual
  case and, or, not
  /// `??`, Kotlin `?:`.
  case coalesce
  /// `...`, Kotlin `..`; either side may be `null` in Swift.
  case closedRange
  /// `..<`, Kotlin `until` and `..<`.
  case halfOpenRange
  case contained, notContained
  case bitAnd, bitOr, bitXor, bitNot, shiftLeft, shiftRight
  case negate, plus
  /// An operator the project declared itself.
  case custom
}

public enum Effect: UInt8, Hashable, Sendable { case await, `try`, optionalTry, forceTry, typeof, void }

public enum Exit: UInt8, Hashable, Sendable {
  /// Leaves the nearest function or closure.
  case `return`
  /// Leaves the function around all closures: Kotlin's bare `return` in a lambda.
  case outerReturn
  case `break`, `continue`, `throw`, `fallthrough`
}
