/// A number that every port keeps within limits: tried at, within and around them.
///
/// ```swift
/// Clamp("scale", to: 1...4)
///   .evaluated(on: .swiftUI, as: "Zoom.clampScale")
/// ```
public struct Clamp: Behaviour {
  public var description: BehaviourDescription

  public init(_ name: String, to limits: ClosedRange<Double>, line: Int = #line) {
    description = BehaviourDescription(kind: .clamp, name: name, line: line)
    let samples = Samples(items: Self.samples(limits))
    description.inputs = [samples.input]
    description.expected = samples.items.map {
      ($0.sample, min(max($0, limits.lowerBound), limits.upperBound).sample)
    }
  }

  private static func samples(_ limits: ClosedRange<Double>) -> [Double] {
    let (lower, upper) = (limits.lowerBound, limits.upperBound)
    return [
      lower - 1, lower - 0.001, lower, lower + 0.001, (lower + upper) / 2, upper - 0.001, upper,
      upper + 0.001, upper + 1,
    ]
  }
}
