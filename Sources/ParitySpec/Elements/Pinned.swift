/// Where a chain of pins continues: at a part, an element, or behind the last pin.
public protocol Pinning<Subject>: Sendable {
  associatedtype Subject: PartLike
  /// The part with everything pinned so far.
  var subject: Subject { get }
}

extension Part: Pinning {
  public var subject: Part { self }
}

extension Element: Pinning {
  public var subject: Element { self }
}

/// A part behind a pin. What follows may say more about that pin: `only`, `except`, `stated`.
public struct Pinned<Subject: PartLike, Value: Pinnable>: Pinning, PinHolder {
  public private(set) var subject: Subject
  /// How many pins the last step made: one a side for a padding.
  private let count: Int

  init(_ subject: Subject, _ pins: [PinDescription]) {
    self.subject = subject
    self.subject.description.pins += pins
    count = pins.count
  }

  mutating func change(_ body: (inout PinDescription, Int) -> Void) {
    let start = subject.description.pins.count - count
    for index in 0..<count { body(&subject.description.pins[start + index], index) }
  }

  /// Only these platforms state it; the others are not judged.
  public func only(on platforms: Platforms) -> Self { limited(to: platforms) }

  /// These platforms may say `value` instead, until the end of the day `date`, `2027-06-30`.
  public func except(
    _ platforms: Platforms, _ value: Value, because reason: String, until date: String? = nil
  ) -> Self {
    excepted(platforms, .values(value.alternatives), reason, date)
  }

  /// These platforms may leave it out, or say anything.
  public func except(
    _ platforms: Platforms, _ allowance: Allowance, because reason: String, until date: String? = nil
  ) -> Self {
    excepted(platforms, .allowance(allowance), reason, date)
  }

  /// These platforms state the same value as another property, maybe in other declarations.
  public func stated(on platforms: Platforms, as property: Property, in declarations: String...) -> Self {
    restated(platforms, property, declarations)
  }
}

extension Pinning {
  func pin<Value: Pinnable>(_ properties: [String], _ value: Value, _ state: State) -> Pinned<Subject, Value>
  {
    Pinned(
      subject,
      properties.map { PinDescription(property: $0, state: state, expected: value.alternatives) })
  }

  func pin<Value: Pinnable>(_ property: String, _ value: Value, _ state: State) -> Pinned<Subject, Value> {
    pin([property], value, state)
  }
}
