extension Sample {
  static let collections: [Sample] = [
    Sample(
      "map and filter", is: "[4, 16]",
      swift: "func f() -> [Int] { [1, 2, 3, 4].filter { $0 % 2 == 0 }.map { $0 * $0 } }",
      kotlin: "fun f(): List<Int> = listOf(1, 2, 3, 4).filter { it % 2 == 0 }.map { it * it }",
      typescript: "function f() { return [1, 2, 3, 4].filter((x) => x % 2 === 0).map((x) => x * x) }"),
    Sample(
      "reduce", is: "24",
      swift: "func f() -> Int { [1, 2, 3, 4].reduce(1) { $0 * $1 } }",
      kotlin: "fun f(): Int = listOf(1, 2, 3, 4).fold(1) { a, b -> a * b }",
      typescript: "function f() { return [1, 2, 3, 4].reduce((a, b) => a * b, 1) }"),
    Sample(
      "the first that fits, or none", is: "[3, -1]",
      swift:
        "func f() -> [Int] { let x = [1, 3, 5]; return [x.first { $0 > 2 } ?? -1, x.first { $0 > 9 } ?? -1] }",
      kotlin:
        "fun f(): List<Int> { val x = listOf(1, 3, 5); return listOf(x.firstOrNull { it > 2 } ?: -1, x.find { it > 9 } ?: -1) }",
      typescript:
        "function f() { const x = [1, 3, 5]; return [x.find((v) => v > 2) ?? -1, x.find((v) => v > 9) ?? -1] }"
    ),
    Sample(
      "the position of an element", is: "[1, -1]",
      swift: """
        func f() -> [Int] { let x = ["a", "b"]; return [x.firstIndex(of: "b") ?? -1, x.firstIndex(of: "z") ?? -1] }
        """,
      kotlin: """
        fun f(): List<Int> { val x = listOf("a", "b"); return listOf(x.indexOf("b"), x.indexOf("z")) }
        """,
      typescript: """
        function f() { const x = ["a", "b"]; return [x.indexOf("b"), x.indexOf("z")] }
        """),
    Sample(
      "whether all, some or none fit", is: "[true, true, false]",
      swift:
        "func f() -> [Bool] { let x = [2, 4]; return [x.allSatisfy { $0 > 1 }, x.contains { $0 == 4 }, x.contains(5)] }",
      kotlin:
        "fun f(): List<Boolean> { val x = listOf(2, 4); return listOf(x.all { it > 1 }, x.any { it == 4 }, x.contains(5)) }",
      typescript:
        "function f() { const x = [2, 4]; return [x.every((v) => v > 1), x.some((v) => v === 4), x.includes(5)] }"
    ),
    Sample(
      "sorting numbers both ways", is: "[[1, 2, 10], [10, 2, 1]]",
      swift: "func f() -> [[Int]] { let x = [10, 1, 2]; return [x.sorted(), x.sorted(by: >)] }",
      kotlin:
        "fun f(): List<List<Int>> { val x = listOf(10, 1, 2); return listOf(x.sorted(), x.sortedDescending()) }",
      typescript:
        "function f() { const x = [10, 1, 2]; return [[...x].sort((a, b) => a - b), [...x].sort((a, b) => b - a)] }"
    ),
    Sample(
      "a stable sort by a key", is: "[\"b1\", \"c1\", \"a2\", \"d2\"]",
      swift: """
        func f() -> [String] { ["a2", "b1", "d2", "c1"].sorted { $0.suffix(1) == $1.suffix(1) ? $0 < $1 : $0.suffix(1) < $1.suffix(1) } }
        """,
      kotlin: """
        fun f(): List<String> = listOf("a2", "b1", "d2", "c1").sortedBy { it.takeLast(1) }
        """,
      typescript: """
        function f() { return ["a2", "b1", "d2", "c1"].sort((x, y) => Number(x.slice(-1)) - Number(y.slice(-1))) }
        """),
    Sample(
      "the smallest and the largest", is: "[1, 9]",
      swift: "func f() -> [Int] { let x = [4, 9, 1]; return [x.min() ?? 0, x.max() ?? 0] }",
      kotlin: "fun f(): List<Int> { val x = listOf(4, 9, 1); return listOf(x.min(), x.max()) }",
      typescript: "function f() { const x = [4, 9, 1]; return [Math.min(...x), Math.max(...x)] }"),
    Sample(
      "two rows zipped", is: "[\"a1\", \"b2\"]",
      swift: """
        func f() -> [String] { zip(["a", "b"], [1, 2]).map { "\\($0)\\($1)" } }
        """,
      kotlin: """
        fun f(): List<String> = listOf("a", "b").zip(listOf(1, 2)).map { (x, y) -> "$x$y" }
        """,
      typescript: """
        function f() { const y = [1, 2]; return ["a", "b"].map((x, i) => `${x}${y[i]}`) }
        """),
    Sample(
      "an index with each element", is: "[0, 2, 6]",
      swift: "func f() -> [Int] { [1, 2, 3].enumerated().map { $0.offset * $0.element } }",
      kotlin: "fun f(): List<Int> = listOf(1, 2, 3).mapIndexed { i, x -> i * x }",
      typescript: "function f() { return [1, 2, 3].map((x, i) => i * x) }"),
    Sample(
      "a row from a count", is: "[0, 1, 4, 9]",
      swift: "func f() -> [Int] { (0..<4).map { $0 * $0 } }",
      kotlin: "fun f(): List<Int> = List(4) { it * it }",
      typescript: "function f() { return Array.from({ length: 4 }, (_, i) => i * i) }"),
    Sample(
      "rows joined", is: "[1, 2, 3]",
      swift: "func f() -> [Int] { [1] + [2, 3] }",
      kotlin: "fun f(): List<Int> = listOf(1) + listOf(2, 3)",
      typescript: "function f() { return [...[1], ...[2, 3]] }"),
    Sample(
      "rows of rows", is: "[1, 2, 2, 4]",
      swift: "func f() -> [Int] { [1, 2].flatMap { [$0, $0 * 2] } }",
      kotlin: "fun f(): List<Int> = listOf(1, 2).flatMap { listOf(it, it * 2) }",
      typescript: "function f() { return [1, 2].flatMap((x) => [x, x * 2]) }"),
    Sample(
      "the other way round", is: "[3, 2, 1]",
      swift: "func f() -> [Int] { Array([1, 2, 3].reversed()) }",
      kotlin: "fun f(): List<Int> = listOf(1, 2, 3).reversed()",
      typescript: "function f() { return [1, 2, 3].reverse() }"),
    Sample(
      "parts of a row", is: "[[1, 2], [3, 4], [2, 3]]",
      swift:
        "func f() -> [[Int]] { let x = [1, 2, 3, 4]; return [Array(x.prefix(2)), Array(x.suffix(2)), Array(x[1..<3])] }",
      kotlin:
        "fun f(): List<List<Int>> { val x = listOf(1, 2, 3, 4); return listOf(x.take(2), x.takeLast(2), x.subList(1, 3)) }",
      typescript:
        "function f() { const x = [1, 2, 3, 4]; return [x.slice(0, 2), x.slice(-2), x.slice(1, 3)] }"),
    Sample(
      "an element set", is: "[1, 9, 3]",
      swift: "func f() -> [Int] { var x = [1, 2, 3]; x[1] = 9; return x }",
      kotlin: "fun f(): List<Int> { val x = mutableListOf(1, 2, 3); x[1] = 9; return x }",
      typescript: "function f() { const x = [1, 2, 3]; x[1] = 9; return x }"),
    Sample(
      "the last element taken off", is: "[3, 2]",
      swift: "func f() -> [Int] { var x = [1, 2, 3]; let l = x.removeLast(); return [l, x.count] }",
      kotlin:
        "fun f(): List<Int> { val x = mutableListOf(1, 2, 3); val l = x.removeAt(x.lastIndex); return listOf(l, x.size) }",
      typescript: "function f() { const x = [1, 2, 3]; const l = x.pop(); return [l, x.length] }"),
    Sample(
      "a table by key", is: "[2, 0]",
      swift: """
        func f() -> [Int] { let t = ["a": 1, "b": 2]; return [t["b"] ?? 0, t["z"] ?? 0] }
        """,
      kotlin: """
        fun f(): List<Int> { val t = mapOf("a" to 1, "b" to 2); return listOf(t["b"] ?: 0, t["z"] ?: 0) }
        """,
      typescript: """
        function f() { const t = { a: 1, b: 2 }; return [t["b"] ?? 0, t["z"] ?? 0] }
        """),
    Sample(
      "counting by key", is: "[2, 1]",
      swift: """
        func f() -> [Int] { var t: [String: Int] = [:]; for x in ["a", "b", "a"] { t[x, default: 0] += 1 }; return [t["a"] ?? 0, t["b"] ?? 0] }
        """,
      kotlin: """
        fun f(): List<Int> { val t = mutableMapOf<String, Int>(); for (x in listOf("a", "b", "a")) { t[x] = (t[x] ?: 0) + 1 }; return listOf(t["a"] ?: 0, t["b"] ?: 0) }
        """,
      typescript: """
        function f() { const t = new Map(); for (const x of ["a", "b", "a"]) { t.set(x, (t.get(x) ?? 0) + 1) } return [t.get("a"), t.get("b")] }
        """),
    Sample(
      "members of a set", is: "[true, false, 2]",
      swift:
        "func f() -> [Any] { let s: Set<Int> = [1, 2, 2]; return [s.contains(2), s.contains(3), s.count] }",
      kotlin: "fun f(): List<Any> { val s = setOf(1, 2, 2); return listOf(2 in s, 3 in s, s.size) }",
      typescript: "function f() { const s = new Set([1, 2, 2]); return [s.has(2), s.has(3), s.size] }"),
    Sample(
      "copies and aliases", is: "[2, 3]",
      swift: "func f() -> [Int] { var a = [1, 2]; let b = a; a.append(3); return [b.count, a.count] }",
      kotlin:
        "fun f(): List<Int> { val a = mutableListOf(1, 2); val b = a.toList(); a.add(3); return listOf(b.size, a.size) }",
      typescript:
        "function f() { const a = [1, 2]; const b = [...a]; a.push(3); return [b.length, a.length] }"),
    Sample(
      "chunks of two", is: "[[1, 2], [3]]",
      swift:
        "func f() -> [[Int]] { let x = [1, 2, 3]; return stride(from: 0, to: x.count, by: 2).map { Array(x[$0..<min($0 + 2, x.count)]) } }",
      kotlin: "fun f(): List<List<Int>> = listOf(1, 2, 3).chunked(2)",
      typescript:
        "function f() { const x = [1, 2, 3], r = []; for (let i = 0; i < x.length; i += 2) r.push(x.slice(i, i + 2)); return r }"
    ),
    Sample(
      "what is there more than once, once", is: "[3, 1, 2]",
      swift:
        "func f() -> [Int] { var r: [Int] = []; for x in [3, 1, 3, 2, 1] where !r.contains(x) { r.append(x) }; return r }",
      kotlin: "fun f(): List<Int> = listOf(3, 1, 3, 2, 1).distinct()",
      typescript: "function f() { return [...new Set([3, 1, 3, 2, 1])] }"),
  ]
}
