import ParityModel
import Testing

@Suite("Token tables of Swift")
struct SwiftTokenTests {
  @Test("reads a colour a mode from a call that names both, whatever it is called")
  func modes() throws {
    let source = """
      extension Color {
        static let sheet = Color.switching(light: .init(0xFFFFFF), dark: .init(0x000000, 0.5))
        static let veil = Color.switching(light: Color(hex: 0x112233), dark: Color(white: 1, opacity: 0.1))
        static let ink = Color.switching(
          light: Color(red: 0.2, green: 0.4, blue: 0.6), dark: .black.opacity(0.08))
      }
      """
    #expect(
      try TokenSample.swift(source) == [
        "2 Color sheet [light] #FFFFFFFF rgba", "2 Color sheet [dark] #00000080 rgba",
        "3 Color veil [light] #112233FF rgba", "3 Color veil [dark] #FFFFFF1A rgba",
        "5 Color ink [light] #336699FF rgba", "5 Color ink [dark] #00000014 rgba",
      ])
    #expect(
      try TokenSample.texts(.swiftUI, "a.swift", source).prefix(2) == ["0xFFFFFF", ".init(0x000000, 0.5)"])
  }

  @Test("follows the project's own initialisers: the order of the channels, the opacity, the dark side")
  func definitions() throws {
    let theme = """
      extension Color {
        init(day: UInt32, night: UInt32) {
          self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(argb: night) : UIColor(argb: day) })
        }
      }
      extension UIColor {
        convenience init(argb: UInt32) {
          let channel = { (shift: UInt32) in CGFloat((argb >> shift) & 0xFF) / 255 }
          self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: channel(24))
        }
      }
      """
    #expect(
      try TokenSample.swift(
        "extension Color { static let sheet = Color(day: 0x80102030, night: 0xFFA0B0C0) }", theme) == [
          "1 Color sheet [light] #10203080 rgba", "1 Color sheet [dark] #A0B0C0FF rgba",
        ])
  }

  @Test("says of a system colour, an asset and eight digits of unknown order that they cannot be read")
  func unknownColors() throws {
    let source = """
      extension Color {
        static let a = Color.switching(light: .init(0xFFFFFF), dark: Color(.systemGray))
        static let b = Color.switching(light: Color("Sheet"), dark: .init(0x000000))
        static let c = Color.switching(light: .init(0x11223344), dark: .init(0x000000))
      }
      """
    #expect(try TokenSample.swift(source) == [])
    #expect(
      try TokenSample.unreadable(.swiftUI, "a.swift", source) == [
        "2 constant:a: the value of a colour is decided elsewhere",
        "3 constant:b: the value of a colour is decided elsewhere",
        "4 constant:c: the value of a colour is decided elsewhere",
      ])
  }

  @Test("reads the fields of a text style, by the labels or the initialiser of its type")
  func textStyles() throws {
    let source = """
      struct Type {
        let size: CGFloat
        let lineHeight: CGFloat
        let letterSpacing: CGFloat
        init(_ points: CGFloat, _ line: CGFloat, tracking: CGFloat = 0) {
          size = points
          lineHeight = line
          letterSpacing = tracking * 2
        }
        static let body = Type(17, 22, tracking: -0.1)
        static let note = Type(12, 4 * 4)
      }
      extension Imported { static let title = Imported(size: 28, lineHeight: 34) }
      """
    #expect(
      try TokenSample.swift(source) == [
        "10 Type body.fontSize 17 pt", "10 Type body.lineHeight 22 pt", "10 Type body.letterSpacing -0.2 pt",
        "11 Type note.letterSpacing 0 pt", "11 Type note.fontSize 12 pt", "11 Type note.lineHeight 16 pt",
        "13 Imported title.fontSize 28 pt", "13 Imported title.lineHeight 34 pt",
      ])
  }

  @Test("reads a shadow as it is drawn: a radius is half of a blur, a blur is whole")
  func shadows() throws {
    let glow = """
      struct Glow { let strength: Double; let radius: CGFloat; let y: CGFloat }
      extension Glow { static let low = Glow(strength: 0.1, radius: 6, y: 4) }
      extension View {
        func glow(_ glow: Glow) -> some View {
          shadow(color: .black.opacity(glow.strength), radius: glow.radius, y: glow.y)
        }
      }
      """
    #expect(
      try TokenSample.swift(glow) == [
        "2 Glow low.color #0000001A rgba", "2 Glow low.blur 12 pt", "2 Glow low.offset.y 4 pt",
      ])
    let drop = """
      struct Drop { let color: Color; let blur: CGFloat; var x: CGFloat = 0 }
      extension Drop { static let low = Drop(color: .white, blur: 6) }
      struct DropModifier: ViewModifier {
        let drop: Drop
        func body(content: Content) -> some View {
          content.shadow(color: drop.color, radius: drop.blur / 2, x: drop.x)
        }
      }
      """
    #expect(
      try TokenSample.swift(drop).sorted() == [
        "2 Drop low.blur 6 pt", "2 Drop low.color #FFFFFFFF rgba", "2 Drop low.offset.x 0 pt",
      ])
  }

  @Test("leaves a radius that nothing draws a radius")
  func undrawnShadow() throws {
    #expect(
      try TokenSample.swift(
        "extension Imported { static let low = Imported(color: .black, radius: 6, y: 4) }")
        == [
          "1 Imported low.color #000000FF rgba", "1 Imported low.radius 6 pt", "1 Imported low.offset.y 4 pt",
        ])
  }
}
