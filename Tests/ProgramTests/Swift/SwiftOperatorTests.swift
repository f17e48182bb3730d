import Testing

@Suite("Swift operators")
struct SwiftOperatorTests {
  @Test(
    "folds each precedence group as Swift does",
    arguments: [
      ("a << b * c", "(multiply (shiftLeft a b) c)"),
      ("a & b == c", "(equal (bitAnd a b) c)"),
      ("a + b * c", "(add a (multiply b c))"),
      ("a | b * c", "(bitOr a (multiply b c))"),
      ("a - b - c", "(subtract (subtract a b) c)"),
      ("0 ..< n + 1", "(halfOpenRange 0 (add n 1))"),
      ("x as? Int ?? y", "(coalesce (as? x Int) y)"),
      ("a + b as Int", "(as (add a b) Int)"),
      ("x is Int && y", "(and (is x Int) y)"),
      ("x ?? y + 1", "(coalesce x (add y 1))"),
      ("1 + x ?? y", "(coalesce (add 1 x) y)"),
      ("a ?? b ?? c", "(coalesce a (coalesce b c))"),
      ("a ?? b == c", "(equal (coalesce a b) c)"),
      ("a == b && c", "(and (equal a b) c)"),
      ("a < b && c >= d", "(and (less a b) (greaterOrEqual c d))"),
      ("a && b || c", "(or (and a b) c)"),
      ("a || b && c", "(or a (and b c))"),
      ("a ? b : c ? d : e", "(if a b (if c d e))"),
      ("a ? b ? c : d : e", "(if a (if b c d) e)"),
      ("a || b ? c + 1 : d == e", "(if (or a b) (add c 1) (equal d e))"),
      ("x = a == b && c", "(assign x (and (equal a b) c))"),
      ("x += a ?? b", "(assign-add x (coalesce a b))"),
      ("x = a ? b : c", "(assign x (if a b c))"),
    ])
  func precedence(_ source: String, _ expected: String) throws {
    #expect(try lowered(source, .swift) == expected)
  }

  @Test(
    "binds prefix operators tighter than binary ones and looser than members",
    arguments: [
      ("-a + c", "(add (negate a) c)"),
      ("!x && y", "(and (not x) y)"),
      ("-a * b + c", "(add (multiply (negate a) b) c)"),
      ("~a & b", "(bitAnd (bitNot a) b)"),
      ("!x.y", "(not (member x y))"),
      ("-x.y()", "(negate (call (member x y)))"),
      ("-1.0.rounded()", "(call (member (negate 1) rounded))"),
      ("a - -1", "(subtract a (negate 1))"),
      (".a + b", "(add .a b)"),
      ("f(&a.b)", "(call f (member a b))"),
    ])
  func prefix(_ source: String, _ expected: String) throws {
    #expect(try lowered(source, .swift) == expected)
  }

  @Test(
    "keeps what parentheses hold together",
    arguments: [
      ("(a + b) * c", "(multiply (add a b) c)"),
      ("a == (b && c)", "(equal a (and b c))"),
      ("-(a + b)", "(negate (add a b))"),
      ("(a + b).c", "(member (add a b) c)"),
      ("!(a && b).c", "(not (member (and a b) c))"),
    ])
  func parentheses(_ source: String, _ expected: String) throws {
    #expect(try lowered(source, .swift) == expected)
  }

  @Test(
    "spreads try and await over everything to their right",
    arguments: [
      ("try a == b && c", "(try (and (equal a b) c))"),
      ("await f().g + 1", "(await (add (member (call f) g) 1))"),
      ("_ = try? await f()", "(assign _ (optionalTry (await (call f))))"),
      ("try! f()", "(forceTry (call f))"),
    ])
  func effects(_ source: String, _ expected: String) throws {
    #expect(try lowered(source, .swift) == expected)
  }

  @Test("calls an operator that the project declared")
  func custom() throws {
    #expect(try lowered("a |> b", .swift) == "(call |> a b)")
    #expect(try lowered("xs.reduce(0, +)", .swift) == "(call (member xs reduce) 0 +)")
  }

  @Test("leaves out the missing side of a one-sided range")
  func ranges() throws {
    #expect(try lowered("x[1...]", .swift) == "(index x (closedRange 1 null))")
    #expect(try lowered("x[..<n + 1]", .swift) == "(index x (halfOpenRange null (add n 1)))")
    #expect(try lowered("a...b", .swift) == "(closedRange a b)")
  }
}
