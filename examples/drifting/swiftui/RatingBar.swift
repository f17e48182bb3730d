import PhosphorSwift
import SwiftUI

private let starCount = 5

/// A row of stars that shows a rating, and takes one.
public struct RatingBar: View {
  @Binding var rating: Int
  let label: String

  public init(rating: Binding<Int>, label: String = "Rating") {
    _rating = rating
    self.label = label
  }

  public var body: some View {
    HStack(spacing: 4) {
      ForEach(1...starCount, id: \.self) { position in
        RatingStar(position: position, isSelected: position <= rating) { rating = position }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(label)
  }
}

struct RatingStar: View {
  let position: Int
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Ph.star.fill
        .frame(width: 24, height: 24)
        .foregroundStyle(isSelected ? Color.gold : Color.inkFaint)
    }
    .buttonStyle(RatingStarStyle())
    .padding(8)
    .contentShape(Rectangle())
    .padding(-8)
    .accessibilityLabel("\(position) of \(starCount) stars")
  }
}

private struct RatingStarStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}
