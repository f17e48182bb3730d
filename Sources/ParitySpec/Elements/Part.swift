/// A part or an element, and what is pinned on it so far.
public protocol PartLike: Sendable {
  /// Everything said about it.
  var description: PartDescription { get set }
}

/// What a chain of pins says about one part. Opaque; a dump prints it.
public struct PartDescription: Sendable {
  var name: String
  var names: Names
  var pins: [PinDescription] = []
  var elements: [PartDescription] = []
  var line: Int
}

/// A part of a component: in each port one declaration, or several, that draw it.
///
/// ```swift
/// Part("RatingGroup", named: [.compose: "RatingRow"])
///   .height(32)
///   .background(.control)
///   .background(.controlDisabled, when: .disabled)
/// ```
///
/// A pinned property is held both ways: every pinned value must be found in the part, and every value
/// found must be pinned. Pinning one property twice means two values that must both be found.
public struct Part: PartLike {
  public var description: PartDescription

  /// `named` says what the part is called on platforms that do not use its name, and `.none` where a
  /// platform does not have it.
  public init(_ name: String, named names: Names = [:], line: Int = #line) {
    description = PartDescription(name: name, names: names, line: line)
  }

  /// A part whose declaration draws several things, each an `Element`.
  public init(
    _ name: String, named names: Names = [:], line: Int = #line,
    @PartBuilder elements: () -> [PartDescription]
  ) {
    description = PartDescription(name: name, names: names, elements: elements(), line: line)
  }
}

/// One of several things that the declaration of a part draws: a counter, a close button.
public struct Element: PartLike {
  public var description: PartDescription

  /// `named` says where it is drawn on platforms that draw it in a declaration of its own.
  public init(_ name: String, named names: Names = [:], line: Int = #line) {
    description = PartDescription(name: name, names: names, line: line)
  }
}
