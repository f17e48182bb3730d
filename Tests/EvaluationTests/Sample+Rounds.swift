extension Sample {
  static let rounds: [Sample] = [
    Sample(
      "the next round of an outer loop", is: "[1, 2, 4]",
      swift: """
        func f() -> [Int] { var r: [Int] = []; outer: for n in 1...4 { for m in [3] { if n == m { continue outer } }; r.append(n) }; return r }
        """,
      kotlin: """
        fun f(): List<Int> { val r = mutableListOf<Int>(); outer@ for (n in 1..4) { for (m in listOf(3)) { if (n == m) continue@outer }; r.add(n) }; return r }
        """,
      typescript: """
        function f() { const r = []; outer: for (let n = 1; n <= 4; n++) { for (const m of [3]) { if (n === m) continue outer } r.push(n) } return r }
        """),
    Sample(
      "a loop that is left from inside", is: "6",
      swift: """
        func f() -> Int { var n = 1; while true { n += 1; if n > 5 { break } }; return n }
        """,
      kotlin: """
        fun f(): Int { var n = 1; while (true) { n += 1; if (n > 5) break }; return n }
        """,
      typescript: """
        function f() { let n = 1; while (true) { n += 1; if (n > 5) break } return n }
        """),
    Sample(
      "doubling until it is enough", is: "[1, 2, 4, 8, 16]",
      swift: """
        func f() -> [Int] { var r = [1]; while r[r.count - 1] < 10 { r.append(r[r.count - 1] * 2) }; return r }
        """,
      kotlin: """
        fun f(): List<Int> { val r = mutableListOf(1); while (r[r.size - 1] < 10) r.add(r[r.size - 1] * 2); return r }
        """,
      typescript: """
        function f() { const r = [1]; while (r[r.length - 1] < 10) r.push(r[r.length - 1] * 2); return r }
        """),
    Sample(
      "something for each element", is: "\"1;2;3;\"",
      swift: """
        func f() -> String { var r = ""; [1, 2, 3].forEach { r += "\\($0);" }; return r }
        """,
      kotlin: """
        fun f(): String { var r = ""; listOf(1, 2, 3).forEach { r += "$it;" }; return r }
        """,
      typescript: """
        function f() { let r = ""; [1, 2, 3].forEach((n) => { r += `${n};` }); return r }
        """),
    Sample(
      "a table of products", is: "[1, 2, 2, 4]",
      swift: """
        func f() -> [Int] { var r: [Int] = []; for a in 1...2 { for b in 1...2 { r.append(a * b) } }; return r }
        """,
      kotlin: """
        fun f(): List<Int> { val r = mutableListOf<Int>(); for (a in 1..2) for (b in 1..2) r.add(a * b); return r }
        """,
      typescript: """
        function f() { const r = []; for (let a = 1; a <= 2; a++) for (let b = 1; b <= 2; b++) r.push(a * b); return r }
        """),
    Sample(
      "steps of a fraction", is: "[0, 0.25, 0.5, 0.75, 1]",
      swift: """
        func f() -> [Double] { stride(from: 0.0, through: 1, by: 0.25).map { $0 } }
        """,
      kotlin: """
        fun f(): List<Double> = List(5) { it * 0.25 }
        """,
      typescript: """
        function f() { return Array.from({ length: 5 }, (_, i) => i * 0.25) }
        """),
    Sample(
      "a countdown by twos", is: "[9, 7, 5]",
      swift: """
        func f() -> [Int] { stride(from: 9, to: 3, by: -2).map { $0 } }
        """,
      kotlin: """
        fun f(): List<Int> = (9 downTo 4 step 2).toList()
        """,
      typescript: """
        function f() { const r = []; for (let n = 9; n > 3; n -= 2) r.push(n); return r }
        """),
    Sample(
      "how many steps a number takes to one", is: "8",
      swift: """
        func f() -> Int { var n = 3, c = 0; while n != 1 { n = n % 2 == 0 ? n / 2 : 3 * n + 1; c += 1 }; return c + 1 }
        """,
      kotlin: """
        fun f(): Int { var n = 3; var c = 0; while (n != 1) { n = if (n % 2 == 0) n / 2 else 3 * n + 1; c++ }; return c + 1 }
        """,
      typescript: """
        function f() { let n = 3, c = 0; while (n !== 1) { n = n % 2 === 0 ? n / 2 : 3 * n + 1; c++ } return c + 1 }
        """),
  ]
}
