import Program
import Testing

@Suite("TSX elements")
struct TSXElementTests {
  @Test("lowers tags, fragments, attributes and spreads")
  func elements() throws {
    let source = "const x = <A.B<T> c=\"d &amp; e\" f={1} g {...h} i:j='k'><></><L m={/* n */ 2} />{o}</A.B>"
    #expect(
      try lowered(source, .tsx)
        == "(val x = (element (member A B) [@c=(string \"d & e\") @f=1 @g (spread h) @i:j=(string \"k\")] "
        + "(element _ []) (element L [@m=2]) o))")
  }

  @Test("trims text as React does, and never a character reference")
  func text() throws {
    let source =
      "const x = <p>\n  see http://x.y /* no comment */\n  two   {y}{\" \"}\n  Tom &amp;&nbsp;\n</p>"
    #expect(
      try lowered(source, .tsx)
        == "(val x = (element p [] \"see http://x.y /* no comment */ two   \" y (string \" \") \"Tom &\u{A0}\"))"
    )
  }

  @Test("drops comments between tags and blank lines, keeps a blank on one line")
  func blanks() throws {
    #expect(
      try lowered("const x = <p>\n  {/* c */}\n\n  <b/> <i/>\n</p>", .tsx)
        == "(val x = (element p [] (element b []) \" \" (element i [])))")
  }

  @Test("places text at its first visible byte")
  func place() throws {
    let program = try program("const x = <p>\n  Hello\n  you\n</p>", .tsx)
    let texts = program.ids.filter { if case .text = program[$0] { true } else { false } }
    #expect(texts.map { program.text($0) } == ["Hello\n  you"])
  }

  @Test("reads a bare & in attribute strings and in text")
  func ampersand() throws {
    let source = """
      type P = A & B
      const x = <T a="b & c" d='e && f'>Terms & Conditions</T>
      const y = <T>{z} & more</T>
      """
    #expect(
      try lowered(source, .tsx) == """
        (alias P)
        (val x = (element T [@a=(string "b & c") @d=(string "e && f")] "Terms & Conditions"))
        (val y = (element T [] z " & more"))
        """)
  }
}
