extension Sample {
  static let types: [Sample] = [
    Sample(
      "a struct with a computed property", is: "12",
      swift: """
        struct Box { let w: Int; let h: Int; var area: Int { w * h } }
        func f() -> Int { Box(w: 3, h: 4).area }
        """,
      kotlin: """
        data class Box(val w: Int, val h: Int) { val area: Int get() = w * h }
        fun f(): Int = Box(3, 4).area
        """,
      typescript: """
        const box = (w, h) => ({ w, h, area: w * h })
        function f() { return box(3, 4).area }
        """),
    Sample(
      "a method that uses other members", is: "20",
      swift: """
        struct Box { let w: Int; func doubled() -> Int { w * 2 }; func twice() -> Int { doubled() + doubled() } }
        func f() -> Int { Box(w: 5).twice() }
        """,
      kotlin: """
        class Box(val w: Int) { fun doubled() = w * 2; fun twice(): Int = doubled() + doubled() }
        fun f(): Int = Box(5).twice()
        """,
      typescript: """
        const box = (w) => { const doubled = () => w * 2; return { twice: () => doubled() + doubled() } }
        function f() { return box(5).twice() }
        """),
    Sample(
      "a changed copy", is: "[1, 5, 2]",
      swift: """
        struct P { var x: Int; var y: Int }
        func f() -> [Int] { let a = P(x: 1, y: 2); var b = a; b.x = 5; return [a.x, b.x, b.y] }
        """,
      kotlin: """
        data class P(val x: Int, val y: Int)
        fun f(): List<Int> { val a = P(1, 2); val b = a.copy(x = 5); return listOf(a.x, b.x, b.y) }
        """,
      typescript: """
        function f() { const a = { x: 1, y: 2 }; const b = { ...a, x: 5 }; return [a.x, b.x, b.y] }
        """),
    Sample(
      "a shared object", is: "[5, 5]",
      swift: """
        final class C { var n = 1 }
        func f() -> [Int] { let a = C(); let b = a; b.n = 5; return [a.n, b.n] }
        """,
      kotlin: """
        class C { var n = 1 }
        fun f(): List<Int> { val a = C(); val b = a; b.n = 5; return listOf(a.n, b.n) }
        """,
      typescript: """
        function f() { const a = { n: 1 }; const b = a; b.n = 5; return [a.n, b.n] }
        """),
    Sample(
      "a method that changes its value", is: "[1, 2]",
      swift: """
        struct Counter { var n = 0; mutating func tick() -> Int { n += 1; return n } }
        func f() -> [Int] { var c = Counter(); return [c.tick(), c.tick()] }
        """,
      kotlin: """
        class Counter { var n = 0; fun tick(): Int { n += 1; return n } }
        fun f(): List<Int> { val c = Counter(); return listOf(c.tick(), c.tick()) }
        """,
      typescript: """
        function f() { const c = { n: 0, tick() { c.n += 1; return c.n } }; return [c.tick(), c.tick()] }
        """),
    Sample(
      "a table over the cases of an enumeration", is: "[24, 36, 44]",
      swift: """
        enum Size: CaseIterable { case sm, md, lg
          var height: Int { switch self { case .sm: 24; case .md: 36; case .lg: 44 } } }
        func f() -> [Int] { Size.allCases.map(\\.height) }
        """,
      kotlin: """
        enum class Size { Sm, Md, Lg;
          val height: Int get() = when (this) { Sm -> 24; Md -> 36; Lg -> 44 } }
        fun f(): List<Int> = Size.entries.map { it.height }
        """,
      typescript: """
        const height = { sm: 24, md: 36, lg: 44 }
        function f() { return Object.keys(height).map((size) => height[size]) }
        """),
    Sample(
      "an enumeration with values of its own", is: "[16, 11]",
      swift: """
        enum Size: Int { case md = 16, xs = 11 }
        func f() -> [Int] { [Size.md.rawValue, Size(rawValue: 11)?.rawValue ?? 0] }
        """,
      kotlin: """
        enum class Size(val padding: Int) { Md(16), Xs(padding = 11) }
        fun f(): List<Int> = listOf(Size.Md.padding, Size.valueOf("Xs").padding)
        """,
      typescript: """
        const Size = Object.freeze({ md: 16, xs: 11 })
        function f() { return [Size.md, Size["xs"]] }
        """),
    Sample(
      "raw values that count on", is: "[5, 6, 7]",
      swift: """
        enum Level: Int, CaseIterable { case low = 5, mid, high }
        func f() -> [Int] { Level.allCases.map { $0.rawValue } }
        """,
      kotlin: """
        enum class Level { Low, Mid, High }
        fun f(): List<Int> = Level.values().map { it.ordinal + 5 }
        """,
      typescript: """
        function f() { return ["low", "mid", "high"].map((_, i) => i + 5) }
        """),
    Sample(
      "cases with associated values", is: "[12, 9]",
      swift: """
        enum Shape { case rect(w: Int, h: Int), square(Int)
          var area: Int { switch self { case .rect(let w, let h): w * h; case .square(let s): s * s } } }
        func f() -> [Int] { [Shape.rect(w: 3, h: 4).area, Shape.square(3).area] }
        """,
      kotlin: """
        sealed interface Shape
        data class Rect(val w: Int, val h: Int) : Shape
        data class Square(val s: Int) : Shape
        fun area(x: Shape): Int = when (x) { is Rect -> x.w * x.h; is Square -> x.s * x.s; else -> 0 }
        fun f(): List<Int> = listOf(area(Rect(3, 4)), area(Square(3)))
        """,
      typescript: """
        const area = (x) => x.kind === "rect" ? x.w * x.h : x.s * x.s
        function f() { return [area({ kind: "rect", w: 3, h: 4 }), area({ kind: "square", s: 3 })] }
        """),
    Sample(
      "comparing cases", is: "[true, false]",
      swift: """
        enum V { case plain, ghost }
        func joined(_ v: V) -> Bool { v != .ghost }
        func f() -> [Bool] { [joined(.plain), joined(.ghost)] }
        """,
      kotlin: """
        enum class V { Plain, Ghost }
        fun joined(v: V): Boolean = v != V.Ghost
        fun f(): List<Boolean> = listOf(joined(V.Plain), joined(V.Ghost))
        """,
      typescript: """
        const joined = (v) => v !== "ghost"
        function f() { return [joined("plain"), joined("ghost")] }
        """),
    Sample(
      "members of a namespace", is: "[1, 4, 4]",
      swift: """
        enum Zoom { static let min = 1; static let max = 4; static func clamp(_ x: Int) -> Int { Swift.min(Swift.max(x, min), max) } }
        func f() -> [Int] { [Zoom.clamp(0), Zoom.clamp(9), Zoom.max] }
        """,
      kotlin: """
        object Zoom { const val min = 1; const val max = 4; fun clamp(x: Int): Int = x.coerceIn(min, max) }
        fun f(): List<Int> = listOf(Zoom.clamp(0), Zoom.clamp(9), Zoom.max)
        """,
      typescript: """
        const Zoom = { min: 1, max: 4, clamp: (x) => Math.min(Math.max(x, Zoom.min), Zoom.max) }
        function f() { return [Zoom.clamp(0), Zoom.clamp(9), Zoom.max] }
        """),
    Sample(
      "an initializer that computes", is: "[3, 6]",
      swift: """
        struct Grid { let columns: Int; let count: Int; init(columns: Int) { self.columns = columns; count = columns * 2 } }
        func f() -> [Int] { let g = Grid(columns: 3); return [g.columns, g.count] }
        """,
      kotlin: """
        class Grid(val columns: Int) { val count: Int; init { count = columns * 2 } }
        fun f(): List<Int> { val g = Grid(3); return listOf(g.columns, g.count) }
        """,
      typescript: """
        const grid = (columns) => { const count = columns * 2; return { columns, count } }
        function f() { const g = grid(3); return [g.columns, g.count] }
        """),
    Sample(
      "equal values", is: "[true, false]",
      swift: """
        struct P: Equatable { let x: Int }
        func f() -> [Bool] { [P(x: 1) == P(x: 1), P(x: 1) == P(x: 2)] }
        """,
      kotlin: """
        data class P(val x: Int)
        fun f(): List<Boolean> = listOf(P(1) == P(1), P(1) == P(2))
        """,
      typescript: """
        const same = (a, b) => a.x === b.x
        function f() { return [same({ x: 1 }, { x: 1 }), same({ x: 1 }, { x: 2 })] }
        """),
  ]
}
