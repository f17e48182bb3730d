/// What a piece of a program is worth.
///
/// `unknown` is a value like any other: it spreads through whatever is done with it.
public enum EvaluatedValue: Sendable {
  case number(EvaluatedNumber)
  case text(String)
  case character(Character)
  case boolean(Bool)
  /// `nil`, `null`, `undefined`.
  case null
  /// What a function without a result gives: `Void`, `Unit`.
  case unit
  case list(ValueList)
  case set(ValueList)
  case map(ValueMap)
  case tuple(ValueTuple)
  indirect case range(ValueRange)
  /// A struct, or an object that is only ever read.
  indirect case record(Record)
  indirect case enumCase(EnumCase)
  /// A function or closure of one run; it means nothing outside it.
  case function(FunctionID)
  /// A type, object or namespace, by its qualified name.
  case type(String)
  /// Milliseconds.
  case duration(Double)
  /// A name that stands for a design token, maybe with what the sources say it is.
  indirect case token(TokenPath)
  /// A mutable object of one run. Results hold its contents instead.
  case object(ObjectID)
  indirect case unknown(Unknown)
}

/// Something the sources do not tell, and the place that would have to.
public struct Unknown: Hashable, Sendable {
  public let reason: String
  public let place: Reference

  public init(reason: String, place: Reference) {
    self.reason = reason
    self.place = place
  }
}

/// A function of one run.
public struct FunctionID: Hashable, Sendable { let index: Int }

/// A mutable object of one run.
public struct ObjectID: Hashable, Sendable { let index: Int }

/// A name that stands for a design token: `colors.label`, `Color.surface`, `Typography.base`.
public struct TokenPath: Sendable {
  /// Never empty; the first is empty where the source leaves the type to the compiler.
  public var words: [String]
  public var opacity: Double?
  /// What the sources say it is; nil where they do not.
  public var resolved: EvaluatedValue?
  /// Why its value is not known.
  public var cause: Unknown

  public init(words: [String], opacity: Double? = nil, resolved: EvaluatedValue? = nil, cause: Unknown) {
    self.words = words
    self.opacity = opacity
    self.resolved = resolved
    self.cause = cause
  }

  /// The last word: the token's own name.
  public var name: String { words.last ?? "" }

  /// Whether it is a member of a type: the same wherever it is written.
  var isStatic: Bool {
    guard words.count > 1, let first = words.first else { return false }
    return first.first?.isUppercase ?? true
  }

  /// Whether another token is certainly the same: one of a type, or a member of one and the same thing.
  func isSame(as other: TokenPath) -> Bool {
    guard words == other.words, opacity == other.opacity else { return false }
    // A name that the sources do not declare is imported, and stays what it is.
    let isImported =
      cause.reason == other.cause.reason
      && cause.reason == "`\(words.first ?? "")` is not told by the sources"
    return isStatic || cause == other.cause || isImported
  }
}

/// A struct, class instance or object with named fields.
public struct Record: Sendable {
  /// The qualified name of the type; empty for an object literal.
  public var type: String
  public private(set) var fields: [Field]
  let nesting: Int

  public struct Field: Sendable {
    public let name: String
    public var value: EvaluatedValue

    public init(name: String, value: EvaluatedValue) {
      self.name = name
      self.value = value
    }
  }

  public init(type: String, fields: [Field]) {
    self.type = type
    self.fields = fields
    nesting = 1 + (fields.map(\.value.nesting).max() ?? 0)
  }

  public subscript(_ name: String) -> EvaluatedValue? { fields.first { $0.name == name }?.value }

  /// The record with a field changed or added.
  public func setting(_ name: String, _ value: EvaluatedValue) -> Record {
    var fields = fields
    if let index = fields.firstIndex(where: { $0.name == name }) {
      fields[index].value = value
    } else {
      fields.append(Field(name: name, value: value))
    }
    return Record(type: type, fields: fields)
  }

  func removing(_ name: String) -> Record {
    Record(type: type, fields: fields.filter { $0.name != name })
  }
}

/// One case of an enumeration.
public struct EnumCase: Sendable {
  /// The qualified name of the type.
  public var type: String
  public var name: String
  /// 0-based, in the order of declaration.
  public var ordinal: Int
  /// Associated values.
  public var payload: [ValueTuple.Element]

  public init(type: String, name: String, ordinal: Int, payload: [ValueTuple.Element] = []) {
    self.type = type
    self.name = name
    self.ordinal = ordinal
    self.payload = payload
  }
}
