/// What a function of the spec takes and gives.
public protocol Sampled: Sendable {
  /// As a dump prints it.
  var sample: String { get }
  /// Whether it is a number with a fraction, or made of such.
  static var isReal: Bool { get }
}

/// The samples of one input.
///
/// ```swift
/// .values(0, 0.5, 12)
/// .range(0...40)
/// .range(0...1, by: 0.25)
/// .booleans
/// ```
public struct Samples<Value: Sampled>: Sendable {
  let items: [Value]

  init(items: [Value]) { self.items = items }

  public static func values(_ items: Value...) -> Samples { Samples(items: items) }

  var input: BehaviourDescription.Input {
    BehaviourDescription.Input(
      name: "", domain: "[" + items.map(\.sample).joined(separator: ", ") + "]", isReal: Value.isReal)
  }
}

extension Samples<Int> {
  /// Every whole number of the range.
  public static func range(_ range: ClosedRange<Int>, by step: Int = 1) -> Samples {
    Samples(items: Array(stride(from: range.lowerBound, through: range.upperBound, by: max(1, step))))
  }
}

extension Samples<Double> {
  /// From the lower limit on in steps.
  public static func range(_ range: ClosedRange<Double>, by step: Double) -> Samples {
    let count = step > 0 ? Int(((range.upperBound - range.lowerBound) / step + 1e-9).rounded(.down)) : 0
    return Samples(items: (0...max(0, count)).map { range.lowerBound + Double($0) * step })
  }
}

extension Samples<Bool> {
  public static var booleans: Samples { Samples(items: [false, true]) }
}

/// A width and a height, as a function of a port takes them.
public struct Extent: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A place or a distance in the plane, as a function of a port takes it.
public struct Position: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Int: Sampled {
  public var sample: String { String(self) }
  public static var isReal: Bool { false }
}

extension Double: Sampled {
  public var sample: String {
    if isNaN { return "NaN" }
    guard isFinite, abs(self) < 1e9 else { return spelling(self) }
    let rounded = (self * 1e6).rounded() / 1e6
    return spelling(rounded == 0 ? 0 : rounded)
  }
  public static var isReal: Bool { true }
}

extension Bool: Sampled {
  public var sample: String { self ? "true" : "false" }
  public static var isReal: Bool { false }
}

extension String: Sampled {
  public var sample: String { "\"\(self)\"" }
  public static var isReal: Bool { false }
}

extension Array: Sampled where Element: Sampled {
  public var sample: String { "[" + map(\.sample).joined(separator: ", ") + "]" }
  public static var isReal: Bool { Element.isReal }
}

extension Optional: Sampled where Wrapped: Sampled {
  public var sample: String { map(\.sample) ?? "nil" }
  public static var isReal: Bool { Wrapped.isReal }
}

extension ClosedRange: Sampled where Bound: Sampled {
  public var sample: String { "\(lowerBound.sample)...\(upperBound.sample)" }
  public static var isReal: Bool { Bound.isReal }
}

extension Extent: Sampled {
  public var sample: String { "(width: \(width.sample), height: \(height.sample))" }
  public static var isReal: Bool { true }
}

extension Position: Sampled {
  public var sample: String { "(x: \(x.sample), y: \(y.sample))" }
  public static var isReal: Bool { true }
}
