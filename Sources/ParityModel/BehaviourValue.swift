/// What a piece of behaviour takes or gives, in terms that every port shares.
public indirect enum BehaviourValue: Hashable, Sendable {
  case number(Double)
  case text(String)
  case flag(Bool)
  /// `nil`, `null`, no result.
  case nothing
  /// A case of an enumeration or a token, in lower camel.
  case name(String)
  case list([BehaviourValue])
  /// The fields of a struct or tuple, in order.
  case fields([Field])
  /// Both limits belong to it.
  case range(Double, Double)

  public struct Field: Hashable, Sendable {
    public var name: String
    public var value: BehaviourValue

    public init(name: String, value: BehaviourValue) {
      self.name = name
      self.value = value
    }
  }

  /// Whether two ports came to the same: numbers that agree to six digits are one, for some ports compute
  /// with 32 bits; fields agree by order, for their names are the platform's.
  public func agrees(with other: BehaviourValue) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): Self.agree(a, b)
    case (.text(let a), .text(let b)), (.name(let a), .name(let b)), (.text(let a), .name(let b)),
      (.name(let a), .text(let b)):
      a == b
    case (.flag(let a), .flag(let b)): a == b
    case (.nothing, .nothing): true
    case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.agrees(with: $1) }
    case (.fields(let a), .fields(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.value.agrees(with: $1.value) }
    case (.range(let a, let b), .range(let c, let d)): Self.agree(a, c) && Self.agree(b, d)
    default: false
    }
  }

  private static func agree(_ a: Double, _ b: Double) -> Bool {
    if a == b || (a.isNaN && b.isNaN) { return true }
    return abs(a - b) <= 1e-6 * max(1, abs(a), abs(b))
  }
}

extension BehaviourValue: CustomStringConvertible {
  /// As a person reads it; numbers as facts are printed.
  public var description: String {
    switch self {
    case .number(let number): number.isNaN ? "NaN" : Value.rounded(number).description
    case .text(let text): "\"\(text)\""
    case .flag(let flag): flag ? "true" : "false"
    case .nothing: "nil"
    case .name(let name): name
    case .list(let items): "[" + items.map(\.description).joined(separator: ", ") + "]"
    case .fields(let fields):
      "(" + fields.map { $0.name.isEmpty ? "\($0.value)" : "\($0.name): \($0.value)" }.joined(separator: ", ")
        + ")"
    case .range(let lower, let upper):
      "\(BehaviourValue.number(lower))...\(BehaviourValue.number(upper))"
    }
  }
}
