import Testing

@Suite("Swift strings")
struct SwiftStringTests {
  @Test(
    "resolves escapes and interpolations",
    arguments: [
      (#""a\tb\"\\\u{1F600}""#, "(string \"a\tb\"\\😀\")"),
      (#""\(a) of \(b + 1)!""#, "(string a \" of \" (add b 1) \"!\")"),
      (#""\(x ? "p" : "q")""#, "(string (if x (string \"p\") (string \"q\")))"),
      (#""\(x, specifier: "%d")""#, "(string (tuple x specifier:(string \"%d\")))"),
      (#""""#, "(string)"),
      (##"#"a\n\#(x)\#n"#"##, "(string \"a\\n\" x \"\n\")"),
    ])
  func lines(_ source: String, _ expected: String) throws {
    #expect(try lowered(source, .swift) == expected)
  }

  @Test("takes the indentation and the outer line breaks off a multi-line string")
  func multiLine() throws {
    let source = "let a = \"\"\"\n    one \\(x)\n      \"two\"\n\n    thr\\\n    ee\n    \"\"\""
    #expect(
      try lowered(source, .swift) == "(val a = (string \"one \" x \"\n  \"two\"\n\nthree\"))")
    let windows = source.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(
      try lowered(windows, .swift) == "(val a = (string \"one \" x \"\n  \"two\"\n\nthree\"))")
  }
}
