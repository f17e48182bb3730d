import Testing

@Suite("Swift expressions")
struct SwiftExpressionTests {
  @Test("chains modifiers, with the closures behind them")
  func chains() throws {
    let source = """
      Text("a")
        .padding(.horizontal, 16)
        .onTapGesture { go() }
      """
    #expect(
      try lowered(source, .swift)
        == "(call (member (call (member (call Text (string \"a\")) padding) .horizontal 16) onTapGesture)"
        + " &(lambda [] (block (call go))))")
  }

  @Test("labels every trailing closure but the first")
  func trailing() throws {
    #expect(
      try lowered("Button(x) { a } label: { b } icon: { c }", .swift)
        == "(call Button x &(lambda [] (block a)) &label:(lambda [] (block b)) &icon:(lambda [] (block c)))")
  }

  @Test(
    "reads closures",
    arguments: [
      ("f { $0 + 1 }", "(call f &(lambda [] (block (add $0 1))))"),
      ("f { x, _ in x }", "(call f &(lambda [(parameter x) (parameter _)] (block x)))"),
      (
        "f { (x: Int, y) -> Int in x }",
        "(call f &(lambda [(parameter x : Int) (parameter y)] (block x)))"
      ),
      (
        "f { @MainActor [weak self, n = 1] in self?.go(n) }",
        "(call f &(lambda [] (block (val n = 1) (call (member? this go) n))))"
      ),
      ("let f = { 3 }()", "(val f = (call (lambda [] (block 3))))"),
    ])
  func closures(_ source: String, _ expected: String) throws {
    #expect(try lowered(source, .swift) == expected)
  }

  @Test(
    "reads members, subscripts and unwrapping",
    arguments: [
      ("a?.b!.c?[0]", "(index (member (force (member? a b)) c) 0)"),
      ("a[1, default: 2].c", "(member (index a 1 default:2) c)"),
      ("a.0.1", "(member (member a 0) 1)"),
      (".init(x: 1)", "(call .init x:1)"),
      ("f(.foo.bar(1))", "(call f (call (member .foo bar) 1))"),
      ("f(\\.a.b, \\T.c)", "(call f \\a.b \\c)"),
      ("Int.self", "type:Int"),
      ("Self.x", "(member Self x)"),
      ("self.x", "(member this x)"),
      ("`default`.`init`", "(member default init)"),
      ("Foo<Int>.bar(x)", "(call (member Foo bar) x)"),
      ("let a = Foo<Int>(x)", "(val a = (call Foo x))"),
      ("[Int](repeating: 0, count: 3)", "(call type:[Int] repeating:0 count:3)"),
      ("[String: Int]()", "(call type:[String:Int])"),
    ])
  func members(_ source: String, _ expected: String) throws {
    #expect(try lowered(source, .swift) == expected)
  }

  @Test(
    "hangs what stands on the next line on the last operand",
    arguments: [
      ("a ? b : c\n  .foo()", "(if a b (call (member c foo)))"),
      ("a + b\n  .foo", "(add a (member b foo))"),
    ])
  func nextLine(_ source: String, _ expected: String) throws {
    #expect(try lowered(source, .swift) == expected)
  }

  @Test(
    "reads literals",
    arguments: [
      ("[1, 2,]", "(array 1 2)"), ("[:]", "(dictionary)"),
      ("[\"a\": 1 + 2]", "(dictionary (entry (string \"a\") (add 1 2)))"),
      ("(1, b: 2)", "(tuple 1 b:2)"), ("0xFF", "255"), ("1_000", "1000"), ("0b11", "3"), ("0o17", "15"),
      ("2.5e2", "250"), ("true", "true"), ("let x = nil", "(val x = null)"),
    ])
  func literals(_ source: String, _ expected: String) throws {
    #expect(try lowered(source, .swift) == expected)
  }

  @Test("takes a macro for a call whose name keeps its sign")
  func macros() throws {
    #expect(
      try lowered("#Preview(\"a\") { Foo() }", .swift)
        == "(call #Preview (string \"a\") &(lambda [] (block (call Foo))))")
    #expect(try lowered("f(#selector(go))", .swift) == "(call f (call #selector go))")
  }
}
