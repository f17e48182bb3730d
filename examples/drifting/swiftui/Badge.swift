import SwiftUI

private let maxCount = 9

func badgeText(_ count: Int) -> String {
  count > maxCount ? "\(maxCount)+" : "\(count)"
}

/// A count on top of another view: `3`, or `99+`.
public struct Badge: View {
  let count: Int

  public init(count: Int) {
    self.count = count
  }

  public var body: some View {
    Text(badgeText(count))
      .font(TextStyle.xs.font)
      .fontWeight(.semibold)
      .monospacedDigit()
      .lineLimit(1)
      .foregroundStyle(Color.onAlert)
      .padding(.horizontal, 6)
      .frame(minWidth: 20)
      .frame(height: 20)
      .background(Color.alert, in: Capsule())
      .accessibilityLabel("\(count) unread")
  }
}
