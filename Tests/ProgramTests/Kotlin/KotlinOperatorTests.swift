import Testing

/// A row of Kotlin's precedence table each, against the row below it.
struct KotlinOperatorTests {
  @Test(
    "folds operators by Kotlin's own precedence",
    arguments: [
      ("-a as B", "(as (negate a) B)"),
      ("a as? B * c", "(multiply (as? a B) c)"),
      ("a as B + c", "(add (as a B) c)"),
      ("a + b * c", "(add a (multiply b c))"),
      ("a * b + c", "(add (multiply a b) c)"),
      ("a - b - c", "(subtract (subtract a b) c)"),
      ("a % b / c", "(divide (remainder a b) c)"),
      ("a..b + c", "(closedRange a (add b c))"),
      ("a until b + c", "(halfOpenRange a (add b c))"),
      ("a..b step c", "(call (member (closedRange a b) step) c)"),
      ("a to b ?: c", "(coalesce (call (member a to) b) c)"),
      ("a ?: b to c", "(coalesce a (call (member b to) c))"),
      ("a in b ?: c", "(contained a (coalesce b c))"),
      ("a !in b..c", "(notContained a (closedRange b c))"),
      ("a is B && c", "(and (is a B) c)"),
      ("a !is B<C> || c", "(or (is-not a B<C>) c)"),
      ("a < b ?: c", "(less a (coalesce b c))"),
      ("a in b == c", "(equal (contained a b) c)"),
      ("a < b == c >= d", "(equal (less a b) (greaterOrEqual c d))"),
      ("a == b && c != d", "(and (equal a b) (notEqual c d))"),
      ("a === b || c !== d", "(or (identical a b) (notIdentical c d))"),
      ("a || b && c", "(or a (and b c))"),
      ("a && b || c", "(or (and a b) c)"),
      ("!x && y", "(and (not x) y)"),
      ("-a + c", "(add (negate a) c)"),
      ("!a.b(1) || !c", "(or (not (call (member a b) 1)) (not c))"),
      ("-1.dp * 2", "(multiply (negate (member 1 dp)) 2)"),
      ("!(x && y)", "(not (and x y))"),
      ("(a + b) * c", "(multiply (add a b) c)"),
      ("a ?: b ?: c", "(coalesce (coalesce a b) c)"),
      ("a <= b", "(lessOrEqual a b)"),
      ("a > b", "(greater a b)"),
      ("+a - -b", "(subtract (plus a) (negate b))"),
      ("!a!!", "(not (force a))"),
      ("a ?: return b + c", "(coalesce a (return (add b c)))"),
    ])
  func folds(source: String, expected: String) throws {
    #expect(try lowered("val v = " + source, .kotlin) == "(val v = \(expected))")
  }

  @Test("reads the half open range that the grammar does not know")
  func readsHalfOpenRange() throws {
    #expect(
      try lowered("val v = 0..<5 step 2", .kotlin) == "(val v = (call (member (halfOpenRange 0 5) step) 2))")
  }

  @Test(
    "ends an expression at a line that starts with a parenthesis or a sign",
    arguments: [
      ("g(c)\n(v as T).x() + 1", "(call g c) (add (call (member (as v T) x)) 1)"),
      ("a = g(c)\n(v as T).x()", "(assign a (call g c)) (call (member (as v T) x))"),
      ("g(c)\n(v as T).x = 1", "(call g c) (assign (member (as v T) x) 1)"),
      ("val x = a\n-b + c", "(val x = a) (add (negate b) c)"),
      ("a\n  && b", "(and a b)"),
      ("a\n  .b()\n  ?.c", "(member? (call (member a b)) c)"),
      ("f(a\n  + b)", "(call f (add a b))"),
      ("return (a\n  - b)", "(return (subtract a b))"),
    ])
  func endsLines(source: String, expected: String) throws {
    #expect(try lowered("fun f() {\n\(source)\n}", .kotlin) == "(function f [] (block \(expected)))")
  }
}
