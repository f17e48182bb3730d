import ParitySpec

let alphabet = "ABCDEFG".map(String.init) + ["#"]

/// What a helper of a spec is for: it is read like everything else.
func clamped(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
  min(max(value, lower), upper)
}

let behaviours = Component("Behaviours") {
  Function("clampScale", .range(0...5, by: 0.5)) { (scale: Double) in
    clamped(scale, 1, 4)
  }
  .evaluated(on: .swiftUI, as: "Zoom.clampScale")
  .evaluated(on: .compose, as: "scale", in: "PhotoViewer", from: "factor")
  .except(.compose, .anything, because: "it overshoots while pinching", until: "2028-02-29")

  Function("rows", .values(alphabet), .range(0...9)) { (letters: [String], capacity: Int) in
    guard capacity < letters.count else { return letters }
    let slots = max(3, capacity % 2 == 0 ? capacity - 1 : capacity)
    return (0..<slots).map { slot in
      let position = (Double(slot) / Double(slots - 1) * Double(letters.count - 1)).rounded()
      return slot % 2 == 0 ? letters[Int(position)] : "•"
    }
  }
  .evaluated(on: .native, as: "rows", taking: "label")
  .only(on: .native)

  Function(
    "next", .values(0, 0.3), .values(-1, 1), .values(0.25, 0.1, 1), .values(-10.0...10.0)
  ) { (value: Double, direction: Int, step: Double, bounds: ClosedRange<Double>) -> Double? in
    let raw = value + Double(direction) * step
    return bounds.contains(raw) ? (raw * 10).rounded() / 10 : nil
  }

  Function("limit", .values(Extent(width: 400, height: 800)), .values(Position(x: 1, y: -2.5))) {
    (size: Extent, drag: Position) in
    Position(x: min(drag.x, size.width / 2), y: max(drag.y, -size.height))
  }

  Function("shout", .values("a", "bc"), .booleans) { (word: String, twice: Bool) in
    twice ? word.uppercased() + word.uppercased() : word.uppercased()
  }

  Function("weigh", .values(1, 2.5))

  Clamp("opacity", to: 0...1)
    .evaluated(on: .reactNative, as: "fade", in: "Banner", from: "distance")

  Table(
    "size", over: .cases("size", of: [.swiftUI: "Badge.Size", .compose: "BadgeSize"]),
    columns: ["height", .column("padding", named: [.compose: "inset", .reactNative: "padding.horizontal"])]
  )
  .only(on: .native)

  Table(
    "fill", over: .cases("tone", of: [.swiftUI: "Tone", .reactNative: "tones"]), .flag("pressed"),
    .flag("dark")
  )
  .evaluated(on: .swiftUI, as: "fill", in: "Badge", from: "tone", "isPressed", "isDark")
  .evaluated(on: .reactNative, as: "fill", in: "Badge", from: "tone", "pressed: boolean", "_")
  .assuming("isEnabled", returns: true)

  Schedule("hold to repeat", in: [.swiftUI: "StepButton", .compose: "RepeatingButton"])
    .assuming("change", returns: true)
    .first(after: .milliseconds(400))
    .then(every: .seconds(0.06))
    .ticks(5)

  Schedule("hint", in: [.uniwind: "Hint"])
    .first(after: .milliseconds(100))
    .then(after: .milliseconds(50), .milliseconds(25))
    .except(.uniwind, .absent, because: "no hint there")

  Schedule("pulse", in: [.native: "Pulse"])
}
