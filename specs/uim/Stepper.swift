import ParitySpec

let stepper = Component("Stepper") {
  Constant("startDelay", .milliseconds(400))
    .only(on: .native)
    .stated(on: .swiftUI, as: .delay, in: "StepperMath")
  Parameter("step", default: 1, in: [.swiftUI: "ValueStepper", .compose: "Stepper"])
    .only(on: .native)

  Part("Stepper", named: [.swiftUI: "ValueStepper"])
    .gap(12)
    .parameter("defaultValue", default: 0)
    .only(on: .reactNative)
    .haptic(.selection)
    .only(on: .native)

  Part("StepperInput")
    .width(64)
    .height(32)
    .padding(.horizontal, 4)
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

  Part("StepperGroup")
    .height(32)
    .gap(3)
    .padding(3)
    .background(.control)
    .cornerRadius(.lg)

  Part(
    "StepperButton",
    named: [
      .swiftUI: "StepperButtonBody", .tailwind: ["StepperDecrement", "StepperIncrement"],
      .styleSheet: ["StepperDecrement", "StepperIncrement", "stepper.tsx"],
    ]
  ) {
    Element("surface")
      .width(36)
      .height(.percent(100))
      .except(.swiftUI, .absent, because: "a frame as high as there is room says the same")
      .cornerRadius(.md)
      .background(.surfaceRaised)
      .background(.controlPressed, when: .pressed)
      .background(.controlDisabled, when: .disabled)
      .background(.labelQuaternary, when: .dark)
      .background(.controlPressed, when: [.dark, .pressed])
      .only(on: .tailwind)
      .shadow(.sm)
      .hitSlop(.vertical, 9)
      .except(.compose, .absent, because: "Compose enlarges touch targets itself", until: "2027-06-30")
    Element("icon")
      .size(16)
      .foreground(.label)
      .foreground(.labelQuaternary, when: .disabled)
  }

  Part("StepperDecrement")
    .icon(.minus)
    .iconWeight(.bold)
    .label("Decrease")
    .only(on: .native)
    .stated(on: .compose, as: .parameter("contentDescription"))

  Part("StepperIncrement")
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
}
