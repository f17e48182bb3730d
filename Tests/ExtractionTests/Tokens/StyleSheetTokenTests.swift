import ParityModel
import Testing

@Suite("Token tables of style sheets")
struct StyleSheetTokenTests {
  private func tokens(_ text: String) throws -> [String] {
    try TokenSample.tokens(.uniwind, [("theme.css", text)])
  }

  @Test("reads the theme variables of Tailwind")
  func theme() throws {
    let source = """
      @import "tailwindcss";
      @theme {
        --color-on-media: #fff;
        --radius-md: 0.5rem;
        --radius-full: 9999px;
        --text-2xs: 12px;
        --text-2xs--line-height: calc(1 / 0.75);
        --text-base: 1.0625rem;
        --text-base--line-height: 22px;
        --text-base--letter-spacing: -0.026em;
        --text-base--font-weight: 600;
        --shadow-sm: 0 1px 2px 0 rgb(0 0 0 / 0.05);
        --color-*: initial;
        --spacing: 4px;
      }
      """
    #expect(
      try tokens(source) == [
        "3 color onMedia #FFFFFFFF rgba", "4 radius md 8 pt", "5 radius full 9999 pt",
        "6 text xs2.fontSize 12 pt", "7 text xs2.lineHeight 1.333333", "8 text base.fontSize 17 pt",
        "9 text base.lineHeight 22 pt", "10 text base.letterSpacing -0.026 em", "11 text base.fontWeight 600",
        "12 shadow sm.blur 2 pt", "12 shadow sm.color #0000000D rgba", "12 shadow sm.offset.x 0 pt",
        "12 shadow sm.offset.y 1 pt", "12 shadow sm.spread 0 pt",
      ])
  }

  @Test("reads the mode of a block from its selector, its media query or its variant")
  func modes() throws {
    let source = """
      :root { --color-a: #111111; --color-b: #222222; }
      .dark { --color-a: #333333; }
      @media (prefers-color-scheme: dark) { :root { --color-b: #444444; } }
      @layer theme {
        :root {
          @variant light { --color-c: #555555; }
          @variant dark { --color-c: #666666; }
        }
      }
      [data-theme="dark"] { --color-d: #777777 }
      .button { --color-a: #888888; }
      """
    #expect(
      try tokens(source) == [
        "1 color a [light] #111111FF rgba", "1 color b [light] #222222FF rgba",
        "2 color a [dark] #333333FF rgba", "3 color b [dark] #444444FF rgba",
        "6 color c [light] #555555FF rgba", "7 color c [dark] #666666FF rgba",
        "10 color d [dark] #777777FF rgba",
      ])
  }

  @Test("states a custom property under the name of the token that takes it")
  func variables() throws {
    let source = """
      :root { --sheet: #ffffff; --rest: #101010; --gap: 4px; }
      .dark { --sheet: #000000; }
      @theme inline { --color-surface: var(--sheet); --color-a: var(--b); }
      :root { --b: var(--c); }
      .dark { --b: var(--c); }
      :root { --c: #222222; }
      """
    #expect(
      try tokens(source) == [
        "1 color surface [light] #FFFFFFFF rgba", "1 - rest #101010FF rgba",
        "2 color surface [dark] #000000FF rgba", "6 color a [dark] #222222FF rgba",
        "6 color a [light] #222222FF rgba",
      ])
  }

  @Test("is silent in a comment, and keeps its places behind multi-byte text")
  func places() throws {
    #expect(try tokens("/* @theme { --color-a: #111111; } */") == [])
    #expect(
      try tokens("/* ü — 👋 */\r\n@theme {\r\n  --color-a: #111111;\r\n}") == ["3 color a #111111FF rgba"])
    #expect(
      try TokenSample.texts(.uniwind, "a.css", "@theme { --shadow-sm :  0 1px 2px  #0001 ; }").first
        == "0 1px 2px  #0001")
  }

  @Test("reads what stands for itself, and what nests without end, in bounded time")
  func bounds() throws {
    let deep = String(repeating: "(", count: 5000) + "1px" + String(repeating: ")", count: 5000)
    let sums = (0..<40).map { "--s\($0): calc(var(--s\($0 + 1)) + var(--s\($0 + 1)) + var(--s\($0 + 1)));" }
    let source = """
      @theme {
        --color-a: var(--color-b);
        --color-b: var(--color-a);
        --radius-a: calc\(deep);
        --radius-b: var(--s0);
        --radius-c: 4px;
      }
      :root { \(sums.joined(separator: " ")) }
      """
    #expect(try tokens(source) == ["6 radius c 4 pt"])
  }

  @Test("says of a notation that it does not read which token has no value")
  func unreadable() throws {
    #expect(
      try TokenSample.unreadable(
        .uniwind, "a.css", "@theme { --color-a: oklch(0.7 0.1 200); --radius-b: 2vw; }")
        == [
          "1 constant:a: its value is in a notation that is not read",
          "1 constant:b: its value is in a notation that is not read",
        ])
  }
}
