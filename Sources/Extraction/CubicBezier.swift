import ParityModel

/// A timing curve by its two control points.
struct CubicBezier: Hashable, Sendable {
  let points: [Double]

  init?(_ points: [Double]) {
    guard points.count == 4 else { return nil }
    self.points = points
  }

  /// `cubic-bezier(0.32, 0.72, 0, 1)`, with or without blanks.
  init?(css text: String) {
    guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(13).dropLast().split { $0 == "," || $0 == " " || $0 == "_" }
    self.init(parts.compactMap { Double($0) })
    if parts.count != 4 { return nil }
  }

  /// As facts print it.
  var text: String {
    "cubic-bezier(" + points.map { Value.rounded($0).description }.joined(separator: ", ") + ")"
  }
}
