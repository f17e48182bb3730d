import Testing

@testable import Program

@Suite("Swift control flow")
struct SwiftControlFlowTests {
  private func body(_ statements: String) throws -> String {
    let text = try lowered("func f() {\n\(statements)\n}", .swift)
    return String(text.dropFirst("(function f [] (block ".count).dropLast(2))
  }

  @Test(
    "reads conditions",
    arguments: [
      (
        "if a, let b = c?.d, b > 1 { x } else { y }",
        "(if (and (and a (let $b (member? c d))) (greater b 1)) (block x) (block y))"
      ),
      (
        "if a == b && c { 1 } else if d { 2 } else { 3 }",
        "(if (and (equal a b) c) (block 1) (if d (block 2) (block 3)))"
      ),
      ("if case .a(let x, y: 1) = w { x }", "(if (let (call .a $x y:1) w) (block x))"),
      ("if case let .a(x) = w { x }", "(if (let (call .a $x) w) (block x))"),
      ("if #available(iOS 17, *) { x }", "(if (call #available type:iOS 17 type:*) (block x))"),
      ("guard let self, x == 1 else { return }", "(unless (and (let $self) (equal x 1)) (block (return)))"),
      ("let v = if a { 1 } else { 2 }", "(val v = (if a (block 1) (block 2)))"),
    ])
  func conditions(_ source: String, _ expected: String) throws {
    #expect(try body(source) == expected)
  }

  @Test(
    "reads patterns",
    arguments: [
      (".a(let x)", "(call .a $x)"), ("let .a(x, k: y)", "(call .a $x k:$y)"), ("(1, _)", "(tuple 1 _)"),
      ("let (a, b)", "(tuple $a $b)"), ("1...5, 7", "(in (closedRange 1 5)) 7"),
      ("..<5", "(in (halfOpenRange null 5))"), ("is Foo", "(is Foo)"), ("let x as Bar", "(as $x Bar)"),
      (".some(.none)?", "(call .some (call .some .none))"), ("let x?", "(call .some $x)"), ("nil", "null"),
      ("-1", "(negate 1)"), ("Foo.a", "(member Foo a)"), ("Foo.a(let x)", "(call (member Foo a) $x)"),
      ("\"s\"", "(string \"s\")"), (".a, .b", ".a .b"), ("x", "x"),
    ])
  func patterns(_ source: String, _ expected: String) throws {
    #expect(try body("switch v { case \(source): 1 }") == "(match v (arm [\(expected)] (block 1)))")
  }

  @Test("reads where clauses, defaults and falling through")
  func arms() throws {
    #expect(
      try body("switch v {\ncase let x where x > 1: a; fallthrough\n@unknown default: break\n}")
        == "(match v (arm [$x] where (greater x 1) (block a (fallthrough))) (arm [] (block (break))))")
    #expect(
      try body("let v = switch a { case .x: 1; default: 2 }")
        == "(val v = (match a (arm [.x] (block 1)) (arm [] (block 2))))")
  }

  @Test(
    "reads loops",
    arguments: [
      (
        "for (i, x) in xs where i > 1 { continue }",
        "(for (tuple $i $x) xs where (greater i 1) (block (continue)))"
      ),
      ("for case .a(let x)? in xs {}", "(for (call .some (call .a $x)) xs (block))"),
      ("for _ in 0..<3 {}", "(for _ (halfOpenRange 0 3) (block))"),
      ("for await x in s {}", "(for $x s (block))"),
      ("while x < 1 && y { x += 1 }", "(loop _ (and (less x 1) y) _ (block (assign-add x 1)))"),
      ("repeat { x } while a", "(do (block x) a)"),
      (
        "outer: while let x = y.next() { break outer }",
        "(label outer (loop _ (let $x (call (member y next))) _ (block (break outer))))"
      ),
    ])
  func loops(_ source: String, _ expected: String) throws {
    #expect(try body(source) == expected)
  }

  @Test("reads errors and deferred statements")
  func errors() throws {
    #expect(
      try body("do { try a() } catch let e as E where e.x { b } catch { throw error }")
        == "(attempt (block (try (call a))) (arm [(as $e E)] where (member e x) (block b))"
        + " (arm [] (block (throw error))))")
    #expect(try body("defer { a() }") == "(defer (block (call a)))")
  }
}
