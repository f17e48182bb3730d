/// A constant of the component, wherever a port declares it.
///
/// ```swift
/// Constant("dismissDistance", .pt(120))
///   .only(on: .native)
///   .stated(on: .compose, as: .threshold, in: "PhotoGallery")
/// ```
///
/// A bare number has no unit: it meets a constant of that number, whatever it counts.
public struct Constant: DeclaredValue {
  public var description: DeclaredValueDescription

  /// `named` says what the constant is called elsewhere, `in` which type or function holds it, `when` under
  /// which condition it is that.
  public init(
    _ name: String, _ value: Literal, when state: State = [], named names: Names = [:],
    in owners: Names = [:], line: Int = #line
  ) {
    description = DeclaredValueDescription(
      pin: PinDescription(property: "constant:" + name, state: state, expected: value.alternatives),
      names: names, owners: owners, line: line)
  }
}

/// The default value of a public parameter or prop, wherever a port declares it.
public struct Parameter: DeclaredValue {
  public var description: DeclaredValueDescription

  public init(
    _ name: String, default value: Literal, when state: State = [], named names: Names = [:],
    in owners: Names = [:], line: Int = #line
  ) {
    description = DeclaredValueDescription(
      pin: PinDescription(property: "parameter:" + name, state: state, expected: value.alternatives),
      names: names, owners: owners, line: line)
  }
}

/// What is said about a constant or a parameter. Opaque; a dump prints it.
public struct DeclaredValueDescription: Sendable {
  var pin: PinDescription
  var names: Names
  var owners: Names
  var line: Int
}

/// A constant or a parameter.
public protocol DeclaredValue: Sendable {
  /// Everything said about it.
  var description: DeclaredValueDescription { get set }
}

extension DeclaredValue {
  /// Only these platforms state it; the others are not judged.
  public func only(on platforms: Platforms) -> Self {
    changed { $0.limited(to: platforms) }
  }

  /// These platforms may say `value` instead, until the end of the day `date`, `2027-06-30`.
  public func except(
    _ platforms: Platforms, _ value: Literal, because reason: String, until date: String? = nil
  ) -> Self {
    changed { $0.excepted(platforms, .values(value.alternatives), reason, date) }
  }

  /// These platforms may leave it out, or say anything.
  public func except(
    _ platforms: Platforms, _ allowance: Allowance, because reason: String, until date: String? = nil
  ) -> Self {
    changed { $0.excepted(platforms, .allowance(allowance), reason, date) }
  }

  /// These platforms state the same value as another property, maybe in certain declarations.
  public func stated(on platforms: Platforms, as property: Property, in declarations: String...) -> Self {
    changed { $0.restated(platforms, property, declarations) }
  }

  private func changed(_ body: (PinDescription) -> PinDescription) -> Self {
    var copy = self
    copy.description.pin = body(description.pin)
    return copy
  }
}

extension PinDescription: PinHolder {
  mutating func change(_ body: (inout PinDescription, Int) -> Void) { body(&self, 0) }
}
