import Testing

struct KotlinStatementTests {
  @Test(
    "lowers loops, jumps and assignments",
    arguments: [
      ("for ((i, v) in l) { f(i) }", "(for (tuple $i $v) l (block (call f i)))"),
      ("for (i: Int in 0 until 3) print(i)", "(for $i (halfOpenRange 0 3) (call print i))"),
      ("while (a) b()", "(loop _ a _ (call b))"),
      ("do { b() } while (x < 1)", "(do (block (call b)) (less x 1))"),
      ("loop@ for (i in l) { break@loop }", "(label loop (for $i l (block (break loop))))"),
      ("while (a) { continue }", "(loop _ a _ (block (continue)))"),
      (
        "x = 1; y += 2; a.b[0] -= 3; z *= 4; q /= 5; r %= 6",
        "(assign x 1) (assign-add y 2) (assign-subtract (index (member a b) 0) 3) (assign-multiply z 4) "
          + "(assign-divide q 5) (assign-remainder r 6)"
      ),
      ("val (a, _, c) = t", "(val a (tuple $a _ $c) = t)"),
      ("var x: Int by remember { 1 }", "(var x : Int by (call remember &(lambda [] (block 1))))"),
      ("if (a) x = 1 else y()", "(if a (assign x 1) (call y))"),
      ("throw E()", "(throw (call E))"),
      ("this.label = label", "(assign (member this label) label)"),
    ])
  func statements(source: String, expected: String) throws {
    #expect(try lowered("fun f() { \(source) }", .kotlin) == "(function f [] (block \(expected)))")
  }

  @Test(
    "tells what a return leaves",
    arguments: [
      ("return 1", "(return 1)"),
      ("return@f 1", "(return 1)"),
      ("l.map { return@map it }", "(call (member l map) &(lambda [] (block (return it))))"),
      ("l.map { return 1 }", "(call (member l map) &(lambda [] (block (outerReturn 1))))"),
      ("l.map { return@f 1 }", "(call (member l map) &(lambda [] (block (outerReturn 1))))"),
      ("l.map q@{ return@q it }", "(call (member l map) &(lambda [] (block (return it))))"),
      (
        "l.a { m.b { return@a 1 } }",
        "(call (member l a) &(lambda [] (block (call (member m b) &(lambda [] (block unknown:jump_expression))))))"
      ),
    ])
  func returns(source: String, expected: String) throws {
    #expect(try lowered("fun f() { \(source) }", .kotlin) == "(function f [] (block \(expected)))")
  }
}
