extension Sample {
  static let sequences: [Sample] = [
    Sample(
      "rows made flat", is: "[1, 1, 2, 1, 2, 3]",
      swift: """
        func f() -> [Int] { [1, 2, 3].flatMap { Array(1...$0) } }
        """,
      kotlin: """
        fun f(): List<Int> = listOf(1, 2, 3).flatMap { (1..it).toList() }
        """,
      typescript: """
        function f() { return [1, 2, 3].flatMap((n) => Array.from({ length: n }, (_, i) => i + 1)) }
        """),
    Sample(
      "what is something, of what may be nothing", is: "[1, 3]",
      swift: """
        func f() -> [Int] { ["1", "x", "3"].compactMap { Int($0) } }
        """,
      kotlin: """
        fun f(): List<Int> = listOf("1", "x", "3").mapNotNull { it.toIntOrNull() }
        """,
      typescript: """
        function f() { return ["1", "x", "3"].map((w) => Number(w)).filter((n) => !Number.isNaN(n)) }
        """),
    Sample(
      "the sum of a field", is: "7",
      swift: """
        struct P { let n: Int }
        func f() -> Int { [P(n: 3), P(n: 4)].reduce(0) { $0 + $1.n } }
        """,
      kotlin: """
        data class P(val n: Int)
        fun f(): Int = listOf(P(3), P(4)).sumOf { it.n }
        """,
      typescript: """
        function f() { return [{ n: 3 }, { n: 4 }].reduce((s, p) => s + p.n, 0) }
        """),
    Sample(
      "the largest by a field", is: "\"b\"",
      swift: """
        struct P { let k: String; let n: Int }
        func f() -> String { let all = [P(k: "a", n: 1), P(k: "b", n: 5), P(k: "c", n: 3)]; return all.max { $0.n < $1.n }!.k }
        """,
      kotlin: """
        data class P(val k: String, val n: Int)
        fun f(): String = listOf(P("a", 1), P("b", 5), P("c", 3)).maxByOrNull { it.n }!!.k
        """,
      typescript: """
        function f() { return [{ k: "a", n: 1 }, { k: "b", n: 5 }, { k: "c", n: 3 }].reduce((a, b) => (b.n > a.n ? b : a)).k }
        """),
    Sample(
      "running totals", is: "[1, 3, 6]",
      swift: """
        func f() -> [Int] { var s = 0; return [1, 2, 3].map { s += $0; return s } }
        """,
      kotlin: """
        fun f(): List<Int> { var s = 0; return listOf(1, 2, 3).map { s += it; s } }
        """,
      typescript: """
        function f() { let s = 0; return [1, 2, 3].map((n) => { s += n; return s }) }
        """),
    Sample(
      "what is right and what is not", is: "[2, 4, -1, 1, 3]",
      swift: """
        func f() -> [Int] { let all = [1, 2, 3, 4]; return all.filter { $0 % 2 == 0 } + [-1] + all.filter { $0 % 2 != 0 } }
        """,
      kotlin: """
        fun f(): List<Int> { val (a, b) = listOf(1, 2, 3, 4).partition { it % 2 == 0 }; return a + listOf(-1) + b }
        """,
      typescript: """
        function f() { const all = [1, 2, 3, 4]; return [...all.filter((n) => n % 2 === 0), -1, ...all.filter((n) => n % 2 !== 0)] }
        """),
    Sample(
      "as long as it fits", is: "[1, 2]",
      swift: """
        func f() -> [Int] { Array([1, 2, 9, 1].prefix { $0 < 5 }) }
        """,
      kotlin: """
        fun f(): List<Int> = listOf(1, 2, 9, 1).takeWhile { it < 5 }
        """,
      typescript: """
        function f() { const all = [1, 2, 9, 1]; const i = all.findIndex((n) => n >= 5); return all.slice(0, i < 0 ? all.length : i) }
        """),
    Sample(
      "the differences of neighbours", is: "[1, 2, 4]",
      swift: """
        func f() -> [Int] { let a = [1, 2, 4, 8]; return zip(a, a.dropFirst()).map { $1 - $0 } }
        """,
      kotlin: """
        fun f(): List<Int> { val a = listOf(1, 2, 4, 8); return a.zip(a.drop(1)).map { (x, y) -> y - x } }
        """,
      typescript: """
        function f() { const a = [1, 2, 4, 8]; return a.slice(1).map((n, i) => n - a[i]) }
        """),
    Sample(
      "how many fit", is: "2",
      swift: """
        func f() -> Int { [1, 5, 9].filter { $0 > 3 }.count }
        """,
      kotlin: """
        fun f(): Int = listOf(1, 5, 9).count { it > 3 }
        """,
      typescript: """
        function f() { return [1, 5, 9].filter((n) => n > 3).length }
        """),
    Sample(
      "the last that fits", is: "4",
      swift: """
        func f() -> Int { [1, 4, 3].last { $0 % 2 == 0 } ?? -1 }
        """,
      kotlin: """
        fun f(): Int = listOf(1, 4, 3).lastOrNull { it % 2 == 0 } ?: -1
        """,
      typescript: """
        function f() { const fits = [1, 4, 3].filter((n) => n % 2 === 0); return fits.length > 0 ? fits[fits.length - 1] : -1 }
        """),
    Sample(
      "a position that is not there", is: "-1",
      swift: """
        func f() -> Int { [1, 2].firstIndex(of: 9) ?? -1 }
        """,
      kotlin: """
        fun f(): Int = listOf(1, 2).indexOf(9)
        """,
      typescript: """
        function f() { return [1, 2].indexOf(9) }
        """),
    Sample(
      "put in and taken out", is: "[1, 9, 3]",
      swift: """
        func f() -> [Int] { var a = [1, 2, 3]; a.insert(9, at: 1); a.remove(at: 2); return a }
        """,
      kotlin: """
        fun f(): List<Int> { val a = mutableListOf(1, 2, 3); a.add(1, 9); a.removeAt(2); return a }
        """,
      typescript: """
        function f() { const a = [1, 2, 3]; a.splice(1, 0, 9); a.splice(2, 1); return a }
        """),
    Sample(
      "rows turned to columns", is: "[1, 3, 2, 4]",
      swift: """
        func f() -> [Int] { let m = [[1, 2], [3, 4]]; return (0..<2).flatMap { c in m.map { $0[c] } } }
        """,
      kotlin: """
        fun f(): List<Int> { val m = listOf(listOf(1, 2), listOf(3, 4)); return (0 until 2).flatMap { c -> m.map { it[c] } } }
        """,
      typescript: """
        function f() { const m = [[1, 2], [3, 4]]; return [0, 1].flatMap((c) => m.map((r) => r[c])) }
        """),
    Sample(
      "sorted by two keys", is: "[\"a1\", \"a2\", \"b1\"]",
      swift: """
        struct P { let k: String; let n: Int }
        func f() -> [String] { let all = [P(k: "b", n: 1), P(k: "a", n: 2), P(k: "a", n: 1)]; let sorted = all.sorted { $0.k == $1.k ? $0.n < $1.n : $0.k < $1.k }; return sorted.map { "\\($0.k)\\($0.n)" } }
        """,
      kotlin: """
        data class P(val k: String, val n: Int)
        fun f(): List<String> = listOf(P("b", 1), P("a", 2), P("a", 1)).sortedBy { it.n }.sortedBy { it.k }.map { "${it.k}${it.n}" }
        """,
      typescript: """
        function f() { return [{ k: "b", n: 1 }, { k: "a", n: 2 }, { k: "a", n: 1 }].sort((a, b) => (a.k === b.k ? a.n - b.n : a.k < b.k ? -1 : 1)).map((p) => `${p.k}${p.n}`) }
        """),
    Sample(
      "the ends of a row", is: "[1, 3, 3]",
      swift: """
        func f() -> [Int] { let a = [1, 2, 3]; return [a.first!, a.last!, a.count] }
        """,
      kotlin: """
        fun f(): List<Int> { val a = listOf(1, 2, 3); return listOf(a.first(), a.last(), a.size) }
        """,
      typescript: """
        function f() { const a = [1, 2, 3]; return [a[0], a[a.length - 1], a.length] }
        """),
    Sample(
      "a row that is empty", is: "[0, -1]",
      swift: """
        func f() -> [Int] { let a: [Int] = []; return [a.count, a.max() ?? -1] }
        """,
      kotlin: """
        fun f(): List<Int> { val a = listOf<Int>(); return listOf(a.size, a.maxOrNull() ?: -1) }
        """,
      typescript: """
        function f() { const a = []; return [a.length, a.length === 0 ? -1 : Math.max(...a)] }
        """),
    Sample(
      "positions of what fits", is: "[1, 3]",
      swift: """
        func f() -> [Int] { [5, 8, 3, 9].enumerated().filter { $0.element > 5 }.map { $0.offset } }
        """,
      kotlin: """
        fun f(): List<Int> = listOf(5, 8, 3, 9).withIndex().filter { it.value > 5 }.map { it.index }
        """,
      typescript: """
        function f() { return [5, 8, 3, 9].map((n, i) => [n, i]).filter(([n]) => n > 5).map(([, i]) => i) }
        """),
    Sample(
      "without the first and the last", is: "[2, 3]",
      swift: """
        func f() -> [Int] { Array([1, 2, 3, 4].dropFirst().dropLast()) }
        """,
      kotlin: """
        fun f(): List<Int> = listOf(1, 2, 3, 4).drop(1).dropLast(1)
        """,
      typescript: """
        function f() { return [1, 2, 3, 4].slice(1, -1) }
        """),
  ]
}
