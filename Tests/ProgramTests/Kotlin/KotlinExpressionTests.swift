import Testing

struct KotlinExpressionTests {
  @Test(
    "lowers literals with their suffixes",
    arguments: [
      ("400L", "400L"), ("0.5f", "0.5f"), ("5f", "5f"), (".5", "0.5"), ("1e3", "1000"), ("1_000", "1000"),
      ("0x1F", "31"), ("0xFF_FFL", "65535L"), ("0b101", "5"), ("7u", "7u"), ("0x0AUL", "10u"),
      ("'c'", #"(string "c")"#), (#"'\n'"#, "(string \"\n\")"), (#"'\u0041'"#, #"(string "A")"#),
      ("true", "true"), ("null", "null"), ("[1, 2]", "(array 1 2)"),
    ])
  func literals(source: String, expected: String) throws {
    #expect(try lowered("val v = " + source, .kotlin) == "(val v = \(expected))")
  }

  @Test(
    "lowers string templates, and resolves escapes outside raw strings",
    arguments: [
      (#""""#, "(string)"),
      (#""$a of ${b + 1}!""#, #"(string a " of " (add b 1) "!")"#),
      (#""\$5 \"x\" \\ \u00e9 \uD83D\uDE00""#, #"(string "$5 "x" \ é 😀")"#),
      (#""""a\n${b}""""#, #"(string "a\n" b)"#),
      (#""${"in"}""#, #"(string (string "in"))"#),
    ])
  func strings(source: String, expected: String) throws {
    #expect(try lowered("val v = " + source, .kotlin) == "(val v = \(expected))")
  }

  @Test("does not guess a string that counts its interpolation signs")
  func multiDollarStrings() throws {
    #expect(try lowered(#"val v = $$"a $b""#, .kotlin) == "(val v = unknown:string_literal)")
  }

  @Test(
    "lowers accesses, calls and suffixes in the order they are written",
    arguments: [
      ("16.dp", "(member 16 dp)"),
      ("A.b.c", "(member (member A b) c)"),
      ("a?.b!!.c", "(member (force (member? a b)) c)"),
      ("a[1, x]!!.b<Int>(2)", "(call (member (force (index a 1 x)) b) 2)"),
      ("f(1, b = 2.dp, *c)", "(call f 1 b:(member 2 dp) (spread c))"),
      ("f(1) { it }", "(call f 1 &(lambda [] (block it)))"),
      ("f\n{ it }", "(call f &(lambda [] (block it)))"),
      (
        "f { a, (b, _), c: Int -> a }",
        "(call f &(lambda [(parameter a) (parameter (tuple $b _)) (parameter c : Int)] (block a)))"
      ),
      ("listOf<Int>(1)", "(call listOf 1)"),
      ("A::b", "(reference A b)"), ("::c", "(reference _ c)"), ("A::class", "(reference A class)"),
      ("a.b::c", "(reference (member a b) c)"),
      ("this@A.x", "(member this@A x)"), ("this.x", "(member this x)"),
      ("super.f()", "(call (member super f))"),
      ("x++", "(step x 1)"), ("--x", "(pre-step x -1)"), ("x as? List<Int>", "(as? x List<Int>)"),
      ("x is String?", "(is x String?)"),
      ("fun(x: Int): Int { return x }", "(lambda [(parameter x: x : Int)] (block (return x)))"),
      ("fun(x: Int) = x", "(lambda [(parameter x: x : Int)] x)"),
      ("object : I, J(1) { val a = 1 }", "(object  : I J super[(call J 1)] (val a = 1))"),
      ("`a b`.c", "(member a b c)"),
      ("a provides b", "(call (member a provides) b)"),
    ])
  func suffixes(source: String, expected: String) throws {
    #expect(try lowered("val v = " + source, .kotlin) == "(val v = \(expected))")
  }

  @Test(
    "lowers branches as values",
    arguments: [
      ("if (a) b else c", "(if a b c)"),
      ("if (a) { b } else if (c) d else { e }", "(if a (block b) (if c d (block e)))"),
      ("a && if (d > 0) c < m else c > n", "(and a (if (greater d 0) (less c m) (greater c n)))"),
      (
        "try { a() } catch (e: E) { b } finally { c() }",
        "(attempt (block (call a)) (arm [(as $e E)] (block b)) finally (block (call c)))"
      ),
      (
        "try { a() }\ncatch (e: E) { b }\n  catch (f: F) { d }\n\nfinally { c() }",
        "(attempt (block (call a)) (arm [(as $e E)] (block b)) (arm [(as $f F)] (block d)) finally (block (call c)))"
      ),
      (
        "when (x) { is A, !is B<C> -> 1; in 1..2 -> 2; !in y -> 3; Q.R, S -> 4; else -> {} }",
        "(match x (arm [(is A) (is-not B<C>)] 1) (arm [(in (closedRange 1 2))] 2) (arm [(not-in y)] 3) "
          + "(arm [(member Q R) S] 4) (arm [] (block)))"
      ),
      ("when (val z = f()) { 1 -> z else -> 2 }", "(match (let $z (call f)) (arm [1] z) (arm [] 2))"),
      (
        "when { !a -> 1; b && c -> 2; else -> 3 }",
        "(match _ (arm [(not a)] 1) (arm [(and b c)] 2) (arm [] 3))"
      ),
      (
        "when (x) {\n  A -> c()\n  in Q -> d\n  else -> 1\n}",
        "(match x (arm [A] (call c)) (arm [(in Q)] d) (arm [] 1))"
      ),
      (
        "when (x) {\n  is A if b > 1 -> 1\n  Q if c -> 2\n  else if d -> 3\n  else -> 4\n}",
        "(match x (arm [(is A)] where (greater b 1) 1) (arm [Q] where c 2) (arm [] where d 3) (arm [] 4))"
      ),
      ("when (x) {\n  A,\n  B,\n  -> 1\n  else -> 2\n}", "(match x (arm [A B] 1) (arm [] 2))"),
    ])
  func branches(source: String, expected: String) throws {
    #expect(try lowered("val v = " + source, .kotlin) == "(val v = \(expected))")
  }

  @Test(
    "reads soft keywords as names at the start of a statement",
    arguments: [
      ("open = it", "(assign open it)"), ("open()", "(call open)"),
      ("enum.x = 1", "(assign (member enum x) 1)"),
      ("f { open -> open }", "(call f &(lambda [(parameter open)] (block open)))"),
      ("const += 1", "(assign-add const 1)"),
    ])
  func softKeywords(source: String, expected: String) throws {
    #expect(try lowered("fun f() { \(source) }", .kotlin) == "(function f [] (block \(expected)))")
  }
}
