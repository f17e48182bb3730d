import PhosphorSwift
import SwiftUI

private let dismissDelay: Duration = .seconds(4)
private let dismissDistance: CGFloat = 48

/// A short message at the top of the screen, which leaves by itself or with a swipe.
public struct Banner<Content: View>: View {
  let onDismiss: () -> Void
  let content: Content

  public init(onDismiss: @escaping () -> Void, @ViewBuilder content: () -> Content) {
    self.onDismiss = onDismiss
    self.content = content()
  }

  public var body: some View {
    HStack(alignment: .top, spacing: 12) {
      content
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .frame(maxWidth: 480)
    .background(Color.card, in: RoundedRectangle(cornerRadius: Radius.lg, style: .continuous))
    .shadow(.md)
    .gesture(
      DragGesture(minimumDistance: 10).onEnded { drag in
        if drag.translation.height < -dismissDistance { onDismiss() }
      }
    )
    .transition(
      .asymmetric(
        insertion: .opacity.animation(.timingCurve(0.2, 0, 0, 1, duration: 0.25)),
        removal: .opacity.animation(.easeOut(duration: 0.18))
      )
    )
    .task {
      try? await Task.sleep(for: dismissDelay)
      onDismiss()
    }
  }
}

public struct BannerTitle: View {
  let text: String

  public var body: some View {
    Text(text)
      .font(TextStyle.sm.font)
      .fontWeight(.semibold)
      .foregroundStyle(Color.ink)
  }
}

public struct BannerMessage: View {
  let text: String

  public var body: some View {
    Text(text)
      .font(TextStyle.sm.font)
      .foregroundStyle(Color.inkMuted)
      .lineLimit(2)
  }
}

public struct BannerClose: View {
  let label: String
  let action: () -> Void

  public init(label: String = "Dismiss", action: @escaping () -> Void) {
    self.label = label
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      Ph.x.bold
        .frame(width: 16, height: 16)
        .foregroundStyle(Color.inkMuted)
    }
    .frame(width: 32, height: 32)
    .contentShape(Rectangle())
    .accessibilityLabel(label)
  }
}
