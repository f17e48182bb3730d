import ParityModel
import Testing

@Suite("Token tables of TypeScript")
struct ObjectTokenTests {
  private func tokens(_ text: String, beside css: String = "") throws -> [String] {
    try TokenSample.tokens(.styleSheet, [("theme.ts", text), ("theme.css", css)])
  }

  @Test("reads a set of colours a mode, in every notation")
  func colors() throws {
    let source = """
      export const colors = {
        light: { surface: "#fff", veil: "rgba(0, 0, 0, 0.04)", clear: "transparent" },
        dark: { surface: "#000F", veil: "#FFFFFF1A", brand: { 500: "#0071e3", DEFAULT: "#102030" } },
      } as const
      """
    #expect(
      try tokens(source) == [
        "2 colors surface [light] #FFFFFFFF rgba", "2 colors veil [light] #0000000A rgba",
        "2 colors clear [light] #00000000 rgba", "3 colors surface [dark] #000000FF rgba",
        "3 colors veil [dark] #FFFFFF1A rgba", "3 colors brand500 [dark] #0071E3FF rgba",
        "3 colors brand [dark] #102030FF rgba",
      ])
    #expect(try TokenSample.texts(.styleSheet, "theme.ts", source).first == "#fff")
  }

  @Test("knows a set of colours by the mode that is its name, and follows what it takes from another")
  func modes() throws {
    let source = """
      const palette = { black: "#000000", gray: { 100: "#f5f5f7" } }
      const light = { surface: palette.gray[100], label: "#1d1d1f" }
      const darkColors = { ...light, label: "#f5f5f7" }
      """
    #expect(
      try tokens(source.replacing("gray[100]", with: #"gray["100"]"#)) == [
        "1 palette black #000000FF rgba", "1 palette gray100 #F5F5F7FF rgba",
        "2 darkColors surface [dark] #F5F5F7FF rgba", "2 light surface [light] #F5F5F7FF rgba",
        "2 light label [light] #1D1D1FFF rgba", "3 darkColors label [dark] #F5F5F7FF rgba",
      ])
  }

  @Test("reads radii, text styles and shadows of a theme")
  func theme() throws {
    let source = """
      export const theme = {
        radius: { sm: 4, full: 9999 },
        fontSize: { "2xs": { fontSize: 12, lineHeight: 16, letterSpacing: -0.1 }, base: 17 },
        lineHeight: { base: 22 },
        shadow: {
          sm: { boxShadow: "0 1px 3px rgba(0, 0, 0, 0.1), 0 1px 2px -1px #0000001A" },
          md: { shadowColor: "#000", shadowOpacity: 0.08, shadowRadius: 6, shadowOffset: { width: 2, height: 4 } },
        },
      }
      """
    #expect(
      try tokens(source) == [
        "2 radius sm 4 pt", "2 radius full 9999 pt", "3 fontSize xs2.fontSize 12 pt",
        "3 fontSize xs2.lineHeight 16 pt", "3 fontSize xs2.letterSpacing -0.1 pt",
        "3 fontSize base.fontSize 17 pt", "4 lineHeight base.lineHeight 22 pt",
        "6 shadow sm.2.blur 2 pt", "6 shadow sm.2.color #0000001A rgba", "6 shadow sm.2.offset.x 0 pt",
        "6 shadow sm.2.offset.y 1 pt", "6 shadow sm.2.spread -1 pt", "6 shadow sm.blur 3 pt",
        "6 shadow sm.color #0000001A rgba", "6 shadow sm.offset.x 0 pt", "6 shadow sm.offset.y 1 pt",
        "7 shadow md.color #00000014 rgba", "7 shadow md.blur 12 pt", "7 shadow md.offset.x 2 pt",
        "7 shadow md.offset.y 4 pt",
      ])
  }

  @Test("reads the theme of a Tailwind configuration, and the custom properties it takes")
  func configuration() throws {
    let source = """
      export default {
        theme: {
          fontSize: { sm: ["14px", { lineHeight: "1.25rem", letterSpacing: "-0.01em", fontWeight: 600 }] },
          extend: {
            borderRadius: { lg: "var(--radius)", md: "calc(var(--radius) - 2px)" },
            colors: { accent: { DEFAULT: "var(--accent)", foreground: "#fff" } },
          },
        },
      } satisfies Config
      """
    let css = """
      :root { --radius: 0.5rem; --accent: #0071e3; }
      .dark { --accent: #2997ff; }
      """
    #expect(
      try tokens(source, beside: css) == [
        "1 colors accent [light] #0071E3FF rgba", "2 colors accent [dark] #2997FFFF rgba",
        "3 fontSize sm.fontSize 14 pt", "3 fontSize sm.lineHeight 20 pt",
        "3 fontSize sm.letterSpacing -0.01 em", "3 fontSize sm.fontWeight 600", "5 borderRadius lg 8 pt",
        "5 borderRadius md 6 pt", "6 colors accentForeground #FFFFFFFF rgba",
      ])
  }

  @Test("says of a value that it cannot read which token has none")
  func unreadable() throws {
    let source = """
      const colors = { a: PlatformColor("label"), b: "hsl(210 40% 98%)", c: "#12" }
      """
    #expect(try tokens(source) == [])
    #expect(
      try TokenSample.unreadable(.styleSheet, "theme.ts", source) == [
        "1 constant:a: the value of a token is decided elsewhere",
        "1 constant:b: the value of a token is decided elsewhere",
        "1 constant:c: the value of a token is decided elsewhere",
      ])
  }

  @Test("makes no table of other objects")
  func otherObjects() throws {
    let source = """
      const textStyles = { hint: { opacity: 0.5, fontFamily: "Inter" } }
      const sizes = { sm: 32, md: 40 }
      const card = { backgroundColor: "#fff", borderRadius: 8 }
      const labels = { light: "Light", dark: "Dark" }
      """
    #expect(try tokens(source) == [])
  }
}
