import ParitySpec

let badge = Component("Badge") {
  Constant("maxCount", 99)

  Part("Badge")
    .height(20)
    .minWidth(20)
    .padding(.horizontal, 6)
    .cornerRadius(.full)
    .background(.alert)
    .foreground(.onAlert)
    .textStyle(.xs)
    .fontWeight(.semibold)
    .tabularNumbers()
    .lineLimit(1)
    .label("{} unread")
}
