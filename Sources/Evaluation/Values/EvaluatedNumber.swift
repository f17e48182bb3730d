/// A number together with the exact type it has in its language.
public struct EvaluatedNumber: Hashable, Sendable {
  public enum Kind: UInt8, Hashable, Sendable {
    /// A Swift literal, or arithmetic of such, that has not met a type yet: it can be read both ways.
    case literalInteger, literalFloating
    case int8, int16, int32, int64, uint8, uint16, uint32, uint64
    case float, double, cgFloat
    /// Compose's `Dp` and `TextUnit`; 32 bits, as there.
    case dp, sp, em
    /// TypeScript's only kind of number.
    case number
  }

  public let kind: Kind
  /// What an integer counts; the integer reading of a literal.
  let whole: Int64
  /// What a floating number is; the floating reading of a literal.
  let real: Double

  private init(kind: Kind, whole: Int64, real: Double) {
    self.kind = kind
    self.whole = whole
    self.real = real
  }

  /// An integer of an integer kind.
  public static func integer(_ value: Int64, _ kind: Kind) -> EvaluatedNumber {
    EvaluatedNumber(kind: kind, whole: value, real: 0)
  }

  /// A number of a floating kind, rounded to 32 bits where the kind has no more.
  public static func floating(_ value: Double, _ kind: Kind) -> EvaluatedNumber {
    EvaluatedNumber(kind: kind, whole: 0, real: kind.isSingle ? Double(Float(value)) : value)
  }

  /// A literal without a type, with both its readings.
  static func literal(whole: Int64, real: Double) -> EvaluatedNumber {
    EvaluatedNumber(kind: .literalInteger, whole: whole, real: real)
  }

  public static func double(_ value: Double) -> EvaluatedNumber { floating(value, .double) }

  /// The value, whatever the kind.
  public var double: Double { kind.isInteger && kind != .literalInteger ? Double(whole) : real }

  /// The value as an integer; nil for a fraction and for what 64 bits cannot hold.
  public var integer: Int64? { kind.isInteger ? whole : Int64(exactly: real) }

  public var isInteger: Bool { kind.isInteger }
}

extension EvaluatedNumber.Kind {
  public var isInteger: Bool {
    switch self {
    case .literalInteger, .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64: true
    case .literalFloating, .float, .double, .cgFloat, .dp, .sp, .em, .number: false
    }
  }

  var isLiteral: Bool { self == .literalInteger || self == .literalFloating }

  /// Whether it keeps 32 bits.
  var isSingle: Bool {
    switch self {
    case .float, .dp, .sp, .em: true
    case .literalInteger, .literalFloating, .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64,
      .double, .cgFloat, .number:
      false
    }
  }

  /// The integers that the kind holds; 64 unsigned bits are read up to what 64 signed ones hold.
  var limits: ClosedRange<Int64> {
    switch self {
    case .int8: -128...127
    case .int16: -32768...32767
    case .int32: Int64(Int32.min)...Int64(Int32.max)
    case .uint8: 0...255
    case .uint16: 0...65535
    case .uint32: 0...Int64(UInt32.max)
    case .uint64: 0...Int64.max
    case .int64, .literalInteger, .literalFloating, .float, .double, .cgFloat, .dp, .sp, .em, .number:
      Int64.min...Int64.max
    }
  }
}
