import SwiftUI

extension Color {
  static let card = Color(light: 0xFFFFFFFF, dark: 0xFF1E2126)
  static let ink = Color(light: 0xFF1B1F24, dark: 0xFFF2F4F7)
  static let inkMuted = Color(light: 0xFF5B6470, dark: 0xFFA6AEBA)
  static let inkFaint = Color(light: 0xFFC3C9D1, dark: 0xFF4A515C)
  static let gold = Color(light: 0xFFE09F1F, dark: 0xFFF2B84B)
  static let alert = Color(light: 0xFFC82A3C, dark: 0xFFE05263)
  static let onAlert = Color(light: 0xFFFFFFFF, dark: 0xFFFFFFFF)

  private init(light: UInt32, dark: UInt32) {
    self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(argb: dark) : UIColor(argb: light) })
  }
}

extension UIColor {
  fileprivate convenience init(argb: UInt32) {
    let channel = { (shift: UInt32) in CGFloat((argb >> shift) & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: channel(24))
  }
}

enum Radius {
  static let sm: CGFloat = 6
  static let md: CGFloat = 10
  static let lg: CGFloat = 16
}

struct TextStyle {
  let size: CGFloat
  let lineHeight: CGFloat

  static let xs = TextStyle(size: 12, lineHeight: 16)
  static let sm = TextStyle(size: 14, lineHeight: 20)

  var font: Font { .system(size: size) }
}

struct ShadowStyle {
  let opacity: Double
  let radius: CGFloat
  let y: CGFloat

  static let md = ShadowStyle(opacity: 0.12, radius: 6, y: 4)
}

extension View {
  func shadow(_ style: ShadowStyle) -> some View {
    shadow(color: .black.opacity(style.opacity), radius: style.radius, y: style.y)
  }
}
