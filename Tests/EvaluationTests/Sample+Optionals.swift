extension Sample {
  static let optionals: [Sample] = [
    Sample(
      "a fallback for nothing", is: "[\"Back\", \"Home\"]",
      swift: """
        func g(_ t: String?) -> String { t ?? "Back" }
        func f() -> [String] { [g(nil), g("Home")] }
        """,
      kotlin: """
        fun g(t: String?): String = t ?: "Back"
        fun f(): List<String> = listOf(g(null), g("Home"))
        """,
      typescript: """
        const g = (t) => t ?? "Back"
        function f() { return [g(undefined), g("Home")] }
        """),
    Sample(
      "a chain that ends at nothing", is: "[3, -1]",
      swift: """
        struct B { let n: Int }; struct A { let b: B? }
        func g(_ a: A?) -> Int { a?.b?.n ?? -1 }
        func f() -> [Int] { [g(A(b: B(n: 3))), g(A(b: nil))] }
        """,
      kotlin: """
        class B(val n: Int); class A(val b: B?)
        fun g(a: A?): Int = a?.b?.n ?: -1
        fun f(): List<Int> = listOf(g(A(B(3))), g(A(null)))
        """,
      typescript: """
        const g = (a) => a?.b?.n ?? -1
        function f() { return [g({ b: { n: 3 } }), g({ b: null })] }
        """),
    Sample(
      "something only where it is there", is: "[6, 0]",
      swift: """
        func g(_ x: Int?) -> Int { if let x { return x * 2 }; return 0 }
        func f() -> [Int] { [g(3), g(nil)] }
        """,
      kotlin: """
        fun g(x: Int?): Int { if (x != null) { return x * 2 }; return 0 }
        fun f(): List<Int> = listOf(g(3), g(null))
        """,
      typescript: """
        function g(x) { if (x !== undefined) { return x * 2 } return 0 }
        function f() { return [g(3), g(undefined)] }
        """),
    Sample(
      "a function on what is there", is: "[4, -1]",
      swift: """
        func g(_ x: Int?) -> Int { x.map { $0 + 1 } ?? -1 }
        func f() -> [Int] { [g(3), g(nil)] }
        """,
      kotlin: """
        fun g(x: Int?): Int = x?.let { it + 1 } ?: -1
        fun f(): List<Int> = listOf(g(3), g(null))
        """,
      typescript: """
        const g = (x) => x == null ? -1 : x + 1
        function f() { return [g(3), g(null)] }
        """),
    Sample(
      "kept only where it fits", is: "[4, 9]",
      swift: """
        func g(_ x: Int) -> Int { (x % 2 == 0 ? x : nil) ?? 9 }
        func f() -> [Int] { [g(4), g(5)] }
        """,
      kotlin: """
        fun g(x: Int): Int = x.takeIf { it % 2 == 0 } ?: 9
        fun f(): List<Int> = listOf(g(4), g(5))
        """,
      typescript: """
        const g = (x) => (x % 2 === 0 ? x : null) ?? 9
        function f() { return [g(4), g(5)] }
        """),
    Sample(
      "a guard that returns", is: "[\"none\", \"one\"]",
      swift: """
        func g(_ x: [Int]) -> String { guard let first = x.first else { return "none" }; return first == 1 ? "one" : "other" }
        func f() -> [String] { [g([]), g([1])] }
        """,
      kotlin: """
        fun g(x: List<Int>): String { val first = x.firstOrNull() ?: return "none"; return if (first == 1) "one" else "other" }
        fun f(): List<String> = listOf(g(emptyList()), g(listOf(1)))
        """,
      typescript: """
        function g(x) { const first = x[0]; if (first === undefined) return "none"; return first === 1 ? "one" : "other" }
        function f() { return [g([]), g([1])] }
        """),
    Sample(
      "what is there out of some", is: "[1, 3]",
      swift: "func f() -> [Int] { [1, nil, 3].compactMap { $0 } }",
      kotlin: "fun f(): List<Int> = listOf(1, null, 3).filterNotNull()",
      typescript: "function f() { return [1, null, 3].filter((x) => x !== null) }"),
    Sample(
      "scope functions", is: "[7, 3]",
      swift: """
        func f() -> [Int] { var a = [1, 2]; a.append(4); let sum = a.reduce(0, +); return [sum, a.count] }
        """,
      kotlin: """
        fun f(): List<Int> { val a = mutableListOf(1, 2).apply { add(4) }; return with(a) { listOf(sum(), size) } }
        """,
      typescript: """
        function f() { const a = [1, 2]; a.push(4); return [a.reduce((x, y) => x + y), a.length] }
        """),
  ]
}
