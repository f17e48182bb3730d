extension Sample {
  static let shapes: [Sample] = [
    Sample(
      "a function of a number's own", is: "[6, 9]",
      swift: """
        struct N { let n: Int; func times(_ m: Int) -> Int { n * m }; var squared: Int { n * n } }
        func f() -> [Int] { [N(n: 2).times(3), N(n: 3).squared] }
        """,
      kotlin: """
        fun Int.times3(): Int = this * 3
        val Int.squared: Int get() = this * this
        fun f(): List<Int> = listOf(2.times3(), 3.squared)
        """,
      typescript: """
        function times(a, n) { return a * n }
        function f() { return [times(2, 3), times(3, 3)] }
        """),
    Sample(
      "a thing inside a thing", is: "10",
      swift: """
        struct Inner { var n: Int }
        struct Outer { var inner: Inner; var twice: Int { inner.n * 2 } }
        func f() -> Int { var o = Outer(inner: Inner(n: 3)); o.inner.n = 5; return o.twice }
        """,
      kotlin: """
        class Inner(var n: Int)
        class Outer(val inner: Inner) { val twice: Int get() = inner.n * 2 }
        fun f(): Int { val o = Outer(Inner(3)); o.inner.n = 5; return o.twice }
        """,
      typescript: """
        function f() { const o = { inner: { n: 3 } }; o.inner.n = 5; return o.inner.n * 2 }
        """),
    Sample(
      "what two kinds have in common", is: "[3, 8]",
      swift: """
        protocol Sized { var size: Int { get } }
        struct A: Sized { let size = 3 }
        struct B: Sized { let n: Int; var size: Int { n * 2 } }
        func f() -> [Int] { let all: [any Sized] = [A(), B(n: 4)]; return all.map { $0.size } }
        """,
      kotlin: """
        interface Sized { val size: Int }
        class A : Sized { override val size = 3 }
        class B(val n: Int) : Sized { override val size: Int get() = n * 2 }
        fun f(): List<Int> { val all: List<Sized> = listOf(A(), B(4)); return all.map { it.size } }
        """,
      typescript: """
        class A { get size() { return 3 } }
        class B { constructor(n) { this.n = n } get size() { return this.n * 2 } }
        function f() { return [new A(), new B(4)].map((s) => s.size) }
        """),
    Sample(
      "every case in order", is: "[\"sm\", \"md\", \"lg\"]",
      swift: """
        enum Size: String, CaseIterable { case sm, md, lg }
        func f() -> [String] { Size.allCases.map { $0.rawValue } }
        """,
      kotlin: """
        enum class Size { sm, md, lg }
        fun f(): List<String> = Size.values().map { it.name }
        """,
      typescript: """
        function f() { const sizes = { sm: 1, md: 2, lg: 3 }; return Object.keys(sizes) }
        """),
    Sample(
      "a case by its name", is: "[2, 0]",
      swift: """
        enum Size: String { case sm, md }
        func g(_ n: String) -> Int { Size(rawValue: n) == .md ? 2 : 0 }
        func f() -> [Int] { [g("md"), g("xx")] }
        """,
      kotlin: """
        enum class Size { sm, md }
        fun g(n: String): Int = if (Size.values().firstOrNull { it.name == n } == Size.md) 2 else 0
        fun f(): List<Int> = listOf(g("md"), g("xx"))
        """,
      typescript: """
        const Size = { sm: "sm", md: "md" }
        function g(n) { return Size[n] === Size.md ? 2 : 0 }
        function f() { return [g("md"), g("xx")] }
        """),
    Sample(
      "values that a type shares", is: "[16, 8]",
      swift: """
        enum Grid { static let unit = 4; static let row = unit * 4; static func half(_ n: Int) -> Int { n / 2 } }
        func f() -> [Int] { [Grid.row, Grid.half(Grid.row)] }
        """,
      kotlin: """
        object Grid { const val UNIT = 4; val row = UNIT * 4; fun half(n: Int) = n / 2 }
        fun f(): List<Int> = listOf(Grid.row, Grid.half(Grid.row))
        """,
      typescript: """
        const unit = 4
        const Grid = { row: unit * 4, half: (n) => n / 2 }
        function f() { return [Grid.row, Grid.half(Grid.row)] }
        """),
    Sample(
      "a copy with one field of another", is: "[1, 5, 2]",
      swift: """
        struct P { var x: Int; var y: Int }
        func f() -> [Int] { let a = P(x: 1, y: 2); var b = a; b.y = 5; return [b.x, b.y, a.y] }
        """,
      kotlin: """
        data class P(val x: Int, val y: Int)
        fun f(): List<Int> { val a = P(1, 2); val b = a.copy(y = 5); return listOf(b.x, b.y, a.y) }
        """,
      typescript: """
        function f() { const a = { x: 1, y: 2 }; const b = { ...a, y: 5 }; return [b.x, b.y, a.y] }
        """),
    Sample(
      "a property that is set through another", is: "[2, 20]",
      swift: """
        struct T { var c = 0; var tenfold: Int { get { c * 10 } set { c = newValue / 10 } } }
        func f() -> [Int] { var t = T(); t.tenfold = 20; return [t.c, t.tenfold] }
        """,
      kotlin: """
        class T { var c = 0; var tenfold: Int get() = c * 10
         set(value) { c = value / 10 } }
        fun f(): List<Int> { val t = T(); t.tenfold = 20; return listOf(t.c, t.tenfold) }
        """,
      typescript: """
        class T { constructor() { this.c = 0 } get tenfold() { return this.c * 10 } set tenfold(v) { this.c = v / 10 } }
        function f() { const t = new T(); t.tenfold = 20; return [t.c, t.tenfold] }
        """),
    Sample(
      "a parameter that is changed for the caller", is: "[1, 2, 3]",
      swift: """
        func g(_ a: inout [Int]) { a.append(3) }
        func f() -> [Int] { var a = [1, 2]; g(&a); return a }
        """,
      kotlin: """
        fun g(a: MutableList<Int>) { a.add(3) }
        fun f(): List<Int> { val a = mutableListOf(1, 2); g(a); return a }
        """,
      typescript: """
        function g(a) { a.push(3) }
        function f() { const a = [1, 2]; g(a); return a }
        """),
    Sample(
      "a function for any kind", is: "[\"a\", \"b\"]",
      swift: """
        func swap<T>(_ a: T, _ b: T) -> [T] { [b, a] }
        func f() -> [String] { swap("b", "a") }
        """,
      kotlin: """
        fun <T> swap(a: T, b: T): List<T> = listOf(b, a)
        fun f(): List<String> = swap("b", "a")
        """,
      typescript: """
        function swap(a, b) { return [b, a] }
        function f() { return swap("b", "a") }
        """),
    Sample(
      "two functions put together", is: "21",
      swift: """
        func f() -> Int { let plus = { (n: Int) in n + 1 }; let thrice = { (n: Int) in n * 3 }; let both = { (n: Int) in thrice(plus(n)) }; return both(6) }
        """,
      kotlin: """
        fun f(): Int { val plus = { n: Int -> n + 1 }; val thrice = { n: Int -> n * 3 }; val both = { n: Int -> thrice(plus(n)) }; return both(6) }
        """,
      typescript: """
        function f() { const plus = (n) => n + 1; const thrice = (n) => n * 3; const both = (n) => thrice(plus(n)); return both(6) }
        """),
    Sample(
      "an early end of a closure", is: "[\"neg\", \"pos\"]",
      swift: """
        func f() -> [String] { [-1, 1].map { n -> String in if n < 0 { return "neg" }; return "pos" } }
        """,
      kotlin: """
        fun f(): List<String> = listOf(-1, 1).map { n -> if (n < 0) return@map "neg"; "pos" }
        """,
      typescript: """
        function f() { return [-1, 1].map((n) => { if (n < 0) return "neg"; return "pos" }) }
        """),
    Sample(
      "what was computed before", is: "[6, 6, 1]",
      swift: """
        func f() -> [Int] { var known: [Int: Int] = [:]; var runs = 0; func g(_ n: Int) -> Int { if let k = known[n] { return k }; runs += 1; known[n] = n * 2; return n * 2 }; return [g(3), g(3), runs] }
        """,
      kotlin: """
        fun f(): List<Int> { val known = mutableMapOf<Int, Int>(); var runs = 0; fun g(n: Int): Int { val k = known[n]; if (k != null) return k; runs++; known[n] = n * 2; return n * 2 }; return listOf(g(3), g(3), runs) }
        """,
      typescript: """
        function f() { const known = new Map(); let runs = 0; const g = (n) => { if (known.has(n)) return known.get(n); runs++; known.set(n, n * 2); return n * 2 }; return [g(3), g(3), runs] }
        """),
  ]
}
