import ParitySpec

/// Buttons that share one outline. React Native's is not among these sources.
let buttonGroup = Component("ButtonGroup") {
  Part("ButtonGroup", named: [.reactNative: .none])
    .parameter("orientation", default: "horizontal")
    .cornerRadius(.full)
    .cornerRadius(.xl2)
    .borderWidth(1)
    .borderColor(.separator)

  Part("ButtonGroupText", named: [.reactNative: .none])
    .padding(.horizontal, 10)
    .gap(8)
    .cornerRadius(.full)
    .textStyle(.sm)
    .foreground(.label)
    .background(.control)
    .size(16)

  Part("ButtonGroupSeparator", named: [.reactNative: .none])
    .background(.label.opacity(0.2))
}
