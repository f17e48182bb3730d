import Testing

@Suite("TSX control flow")
struct TSXControlFlowTests {
  @Test(
    "lowers statements",
    arguments: [
      ("if (a) b; else if (c) { d } else e", "(if a b (if c (block d) e))"),
      ("for (const [k, v] of xs) f(k)", "(for (array $k $v) xs (call f k))"),
      ("for (const k in o) {}", "(for $k (call (member Object keys) o) (block))"),
      (
        "for (let i = 0, j = 1; i < 3; i++, j--) {}",
        "(loop (block (var i = 0) (var j = 1)) (less i 3) (block (step i 1) (step j -1)) (block))"
      ),
      ("for (;;) break", "(loop _ _ _ (break))"),
      ("outer: while (x) { continue outer }", "(label outer (loop _ x _ (block (continue outer))))"),
      ("do { x() } while (y)", "(do (block (call x)) y)"),
      (
        "try { a } catch ({ m }) { b } finally { c }",
        "(attempt (block a) (arm [(object (entry (string \"m\") $m))] (block b)) finally (block c))"
      ),
      ("try { a } catch { b }", "(attempt (block a) (arm [] (block b)))"),
      ("throw new Error(\"x\")", "(throw (call Error (string \"x\")))"),
      (";debugger;", ""),
    ])
  func statement(source: String, expected: String) throws {
    #expect(try lowered(source, .tsx) == expected)
  }

  @Test("drops the break that ends an arm, and joins labels that share a body")
  func switchLabels() throws {
    let source = "switch (x) { case 1: case 2: f(); break; case 3: { return g() } default: h() }"
    #expect(
      try lowered(source, .tsx)
        == "(match x (arm [1 2] (block (call f))) (arm [3] (block (return (call g)))) (arm [] (block (call h))))"
    )
  }

  @Test("says where an arm runs on into the next, and tries a default last")
  func switchFallthrough() throws {
    #expect(
      try lowered("switch (x) { default: f(); break; case 1: g(); case 2: h() }", .tsx)
        == "(match x (arm [1] (block (call g) (fallthrough))) (arm [2] (block (call h))) "
        + "(arm [] (block (call f))))")
  }
}
