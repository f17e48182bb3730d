import ParitySpec

// Natively both buttons are one, which each of them draws; StyleSheet's share a helper at file level.
let decrement: Names = [
  .swiftUI: ["StepperDecrement", "StepperButton", "StepperButtonBody"],
  .compose: ["StepperDecrement", "StepperButton"],
  .styleSheet: ["StepperDecrement", "stepper.tsx"],
]
let increment: Names = [
  .swiftUI: ["StepperIncrement", "StepperButton", "StepperButtonBody"],
  .compose: ["StepperIncrement", "StepperButton"],
  .styleSheet: ["StepperIncrement", "stepper.tsx"],
]

let buttonSurface = Element("surface")
  .width(36)
  .height(.percent(100))
  .stated(on: .swiftUI, as: .maxHeight)
  .cornerRadius(.md)
  .background(.surfaceRaised)
  .background(.controlPressed, when: .pressed)
  .background(.controlDisabled, when: .disabled)
  .background(.labelQuaternary, when: .dark)
  .background(.controlPressed, when: [.dark, .pressed])
  .only(on: .tailwind)
  .shadow(.sm)
  .shadow(.none, when: .pressed)
  .only(on: .tailwind)
  .shadow(.none, when: .dark)
  .only(on: .tailwind)
  .hitSlop(.vertical, 9)
  .except(.compose, .absent, because: "Compose enlarges touch targets itself", until: "2027-06-30")
  .role(.button)
  .only(on: .native)

let buttonIcon = Element("icon")
  .size(16)
  .foreground(.label)
  .foreground(.labelQuaternary, when: .disabled)

let stepper = Component("Stepper") {
  // Holding a button steps once, then every 60 ms after 400 ms. React Native's timers live in a primitive.
  Constant("startDelay", .milliseconds(400))
    .only(on: .native)
    .stated(on: .swiftUI, as: .delay, in: "StepperMath")
  Constant(
    "repeatDelay", .milliseconds(60), named: [.compose: ["minTick", "firstTick", "acceleration"]]
  )
  .only(on: .native)
  .stated(on: .swiftUI, as: .delay, in: "StepperMath")

  // The small shadow, where it is declared.
  Constant(
    "smallShadow.color", .color(.hex("#000000", opacity: 0.1)),
    named: [.swiftUI: "thumb.color", .compose: "formShadowSm.color"]
  )
  .only(on: .native)
  Constant(
    "smallShadow.blur", .pt(3), named: [.swiftUI: "thumb.blur", .compose: "formShadowSm.blur"]
  )
  .only(on: .native)
  Constant(
    "smallShadow.offset.y", .pt(1),
    named: [.swiftUI: "thumb.offset.y", .compose: "formShadowSm.offset.y"]
  )
  .only(on: .native)

  Parameter("step", default: 1, in: [.swiftUI: "ValueStepper", .compose: "Stepper"])
    .only(on: .native)

  Part("Stepper", named: [.swiftUI: "ValueStepper"])
    .gap(12)
    .parameter("defaultValue", default: 0)
    .except(.native, .absent, because: "the value is required there: its state is hoisted")
    .parameter("enabled", default: true)
    .only(on: .compose)
    .haptic(.selection)
    .only(on: .native)

  Part("StepperInput")
    .width(64)
    .height(32)
    .padding(.horizontal, 4)
    // What React Native's text field has of its own is taken back.
    .padding(.vertical, 0)
    .only(on: .reactNative)
    .minWidth(0)
    .only(on: .reactNative)
    .background(.transparent)
    .only(on: .reactNative)
    .lineLimit(1)
    .only(on: .compose)
    .cornerRadius(.md)
    .except(.compose, .absent, because: "the input has no fill, so its corners cannot be seen")
    .textStyle(.base)
    .foreground(.label)
    .foreground(.labelQuaternary, when: .disabled)
    .tabularNumbers()
    .cursorColor(.accent)
    .stated(on: .swiftUI, as: .tint)
    .selectionColor(.accent)
    .stated(on: .swiftUI, as: .tint)
    .except(
      .compose, .accent.opacity(0.3),
      because: "Compose draws the highlight over the text, and the handles with the plain colour"
    )
    .role(.adjustable)
    .only(on: .native)

  Part("StepperGroup")
    .height(32)
    .gap(3)
    .padding(3)
    .background(.control)
    .cornerRadius(.lg)

  Part("StepperDecrement", named: decrement) {
    buttonSurface
    buttonIcon
  }
  .icon(.minus)
  .iconWeight(.bold)
  .label("Decrease")
  .only(on: .native)
  .stated(on: .compose, as: .parameter("contentDescription"))

  Part("StepperIncrement", named: increment) {
    buttonSurface
    buttonIcon
  }
  .icon(.plus)
  .iconWeight(.bold)
  .label("Increase")
  .only(on: .native)
  .stated(on: .compose, as: .parameter("contentDescription"))

  Part("StepperSeparator")
    .width(1)
    .height(18)
    .background(.separator)
    .role(.hidden)
    .except(.compose, .absent, because: "a Box without semantics is hidden from screen readers anyway")

  // While a button is held. `isPressed` is what SwiftUI hands to the change of the pressed state.
  Schedule("hold to repeat", in: [.swiftUI: "StepperButtonBody", .compose: "StepperButton"])
    .assuming("change", returns: true)
    .assuming("isPressed", returns: true)
    .first(after: .milliseconds(400))
    .then(every: .milliseconds(60))

  // The ports are held against each other: halves are rounded away from zero on one, up on the other.
  Function(
    "next", .values(0, 0.3, 5), .values(-1, 1), .values(0.25, 0.1, 1, 0.5), .values(-100.0...100.0)
  )
  .evaluated(on: .swiftUI, as: "StepperMath.next")
  .evaluated(on: .compose, as: "next", in: "Stepper", from: "currentValue", "direction", "step", "_")

  // What is handed on stays within the limits, also where the step does not fit.
  Function(
    "within limits", .values(0, 3, 9.0), .values(-1, 1), .values(1, 4.0), .values(-2.0...10.0)
  ) { (value: Double, direction: Int, step: Double, limits: ClosedRange<Double>) in
    min(max(value + Double(direction) * step, limits.lowerBound), limits.upperBound)
  }
  .evaluated(on: .swiftUI, as: "StepperMath.next")
  .evaluated(
    on: .compose, as: "currentOnValueChange(_:)", in: "Stepper", from: "currentValue", "direction", "step",
    "min...max")

  // A step is there until its limit is reached.
  Function("can change", .values(-3, -2, 0, 10, 10.5), .values(-1, 1), .values(-2.0...10.0)) {
    (value: Double, direction: Int, limits: ClosedRange<Double>) in
    direction > 0 ? value < limits.upperBound : value > limits.lowerBound
  }
  .assuming("enabled", returns: true)
  .evaluated(on: .swiftUI, as: "StepperMath.canChange")
  .evaluated(on: .compose, as: "canChange", in: "Stepper", from: "currentValue", "direction", "min...max")

  Claim("steps once, then repeats every {repeatDelay} ms after {startDelay} ms")
  Claim("`defaultValue` (`{defaultValue}` by default)")
  Claim("the group uses `{background}`", of: "StepperGroup")
  Claim("the minus and plus buttons have the `{role}` role", of: "StepperDecrement surface")
  Claim(
    "buttons use `{background}` with a small shadow (`{background when dark}` in dark mode)"
      + " and `{background when pressed}` when pressed", of: "StepperDecrement surface")
  Claim(
    "a disabled button or one at its limit uses `{background when disabled}`",
    of: "StepperDecrement surface")
  Claim("with a `{foreground when disabled}` icon", of: "StepperDecrement icon")
  Claim("disabled text uses `{foreground when disabled}`", of: "StepperInput")
}
