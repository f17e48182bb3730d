extension Sample {
  static let choices: [Sample] = [
    Sample(
      "a switch over texts", is: "[\"one\", \"two\", \"many\"]",
      swift: """
        func g(_ w: String) -> String { switch w { case "a": return "one"; case "b", "c": return "two"; default: return "many" } }
        func f() -> [String] { [g("a"), g("c"), g("z")] }
        """,
      kotlin: """
        fun g(w: String): String = when (w) { "a" -> "one"; "b", "c" -> "two"; else -> "many" }
        fun f(): List<String> = listOf(g("a"), g("c"), g("z"))
        """,
      typescript: """
        function g(w) { switch (w) { case "a": return "one"; case "b": case "c": return "two"; default: return "many" } }
        function f() { return [g("a"), g("c"), g("z")] }
        """),
    Sample(
      "a choice over two values at once", is: "[\"origin\", \"axis\", \"plane\"]",
      swift: """
        func g(_ x: Int, _ y: Int) -> String { switch (x, y) { case (0, 0): return "origin"; case (0, _), (_, 0): return "axis"; default: return "plane" } }
        func f() -> [String] { [g(0, 0), g(0, 3), g(2, 3)] }
        """,
      kotlin: """
        fun g(x: Int, y: Int): String = when { x == 0 && y == 0 -> "origin"; x == 0 || y == 0 -> "axis"; else -> "plane" }
        fun f(): List<String> = listOf(g(0, 0), g(0, 3), g(2, 3))
        """,
      typescript: """
        function g(x, y) { if (x === 0 && y === 0) return "origin"; return x === 0 || y === 0 ? "axis" : "plane" }
        function f() { return [g(0, 0), g(0, 3), g(2, 3)] }
        """),
    Sample(
      "a case with a further condition", is: "[\"big\", \"small\", \"none\"]",
      swift: """
        func g(_ n: Int?) -> String { switch n { case let n? where n > 9: return "big"; case _?: return "small"; case nil: return "none" } }
        func f() -> [String] { [g(10), g(1), g(nil)] }
        """,
      kotlin: """
        fun g(n: Int?): String = when { n == null -> "none"; n > 9 -> "big"; else -> "small" }
        fun f(): List<String> = listOf(g(10), g(1), g(null))
        """,
      typescript: """
        function g(n) { if (n === null) return "none"; return n > 9 ? "big" : "small" }
        function f() { return [g(10), g(1), g(null)] }
        """),
    Sample(
      "what kind of shape it is", is: "[12, 9, 0]",
      swift: """
        enum Shape { case box(Int, Int), square(Int), none }
        func area(_ s: Shape) -> Int { switch s { case .box(let w, let h): return w * h; case .square(let a): return a * a; case .none: return 0 } }
        func f() -> [Int] { [area(.box(3, 4)), area(.square(3)), area(.none)] }
        """,
      kotlin: """
        sealed class Shape
        class Box(val w: Int, val h: Int) : Shape()
        class Square(val a: Int) : Shape()
        object Empty : Shape()
        fun area(s: Shape): Int = when (s) { is Box -> s.w * s.h; is Square -> s.a * s.a; is Empty -> 0; else -> -1 }
        fun f(): List<Int> = listOf(area(Box(3, 4)), area(Square(3)), area(Empty))
        """,
      typescript: """
        function area(s) { switch (s.kind) { case "box": return s.w * s.h; case "square": return s.a * s.a; default: return 0 } }
        function f() { return [area({ kind: "box", w: 3, h: 4 }), area({ kind: "square", a: 3 }), area({ kind: "none" })] }
        """),
    Sample(
      "two things that must both be there", is: "[7, -1, -1]",
      swift: """
        func g(_ a: Int?, _ b: Int?) -> Int { if let a, let b { return a + b }; return -1 }
        func f() -> [Int] { [g(3, 4), g(nil, 4), g(3, nil)] }
        """,
      kotlin: """
        fun g(a: Int?, b: Int?): Int = if (a != null && b != null) a + b else -1
        fun f(): List<Int> = listOf(g(3, 4), g(null, 4), g(3, null))
        """,
      typescript: """
        function g(a, b) { return a !== null && b !== null ? a + b : -1 }
        function f() { return [g(3, 4), g(null, 4), g(3, null)] }
        """),
    Sample(
      "inside and outside of a range", is: "[true, false, true]",
      swift: """
        func f() -> [Bool] { [(1...5).contains(5), (1..<5).contains(5), !(1...5).contains(9)] }
        """,
      kotlin: """
        fun f(): List<Boolean> = listOf(5 in 1..5, 5 in 1 until 5, 9 !in 1..5)
        """,
      typescript: """
        function f() { const within = (n, a, b) => n >= a && n <= b; return [within(5, 1, 5), within(5, 1, 4), !within(9, 1, 5)] }
        """),
    Sample(
      "a value that a condition gives", is: "\"wide\"",
      swift: """
        func f() -> String { let w = 700; let name: String; if w > 600 { name = "wide" } else { name = "narrow" }; return name }
        """,
      kotlin: """
        fun f(): String { val w = 700; val name = if (w > 600) { "wide" } else { "narrow" }; return name }
        """,
      typescript: """
        function f() { const w = 700; let name; if (w > 600) { name = "wide" } else { name = "narrow" } return name }
        """),
    Sample(
      "either and neither", is: "[true, false, true, true]",
      swift: """
        func f() -> [Bool] { let a = true, b = false; return [a || b, a && b, !(a && b), a != b] }
        """,
      kotlin: """
        fun f(): List<Boolean> { val a = true; val b = false; return listOf(a || b, a && b, !(a && b), a != b) }
        """,
      typescript: """
        function f() { const a = true, b = false; return [a || b, a && b, !(a && b), a !== b] }
        """),
    Sample(
      "the first of several fallbacks", is: "3",
      swift: """
        func f() -> Int { let a: Int? = nil; let b: Int? = nil; return a ?? b ?? 3 }
        """,
      kotlin: """
        fun f(): Int { val a: Int? = null; val b: Int? = null; return a ?: b ?: 3 }
        """,
      typescript: """
        function f() { const a = null, b = undefined; return a ?? b ?? 3 }
        """),
  ]
}
