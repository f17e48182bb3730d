extension Sample {
  static let loops: [Sample] = [
    Sample(
      "a sum over a range", is: "15",
      swift: "func f() -> Int { var s = 0; for i in 1...5 { s += i }; return s }",
      kotlin: "fun f(): Int { var s = 0; for (i in 1..5) { s += i }; return s }",
      typescript: "function f() { let s = 0; for (let i = 1; i <= 5; i++) { s += i } return s }"),
    Sample(
      "a half open range", is: "[0, 1, 2]",
      swift: "func f() -> [Int] { var a: [Int] = []; for i in 0..<3 { a.append(i) }; return a }",
      kotlin: "fun f(): List<Int> { val a = mutableListOf<Int>(); for (i in 0 until 3) a.add(i); return a }",
      typescript: "function f() { const a = []; for (let i = 0; i < 3; i++) a.push(i); return a }"),
    Sample(
      "steps down", is: "[10, 7, 4, 1]",
      swift: """
        func f() -> [Int] { var a: [Int] = []; for i in stride(from: 10, through: 0, by: -3) { a.append(i) }; return a }
        """,
      kotlin: """
        fun f(): List<Int> { val a = mutableListOf<Int>(); for (i in 10 downTo 0 step 3) { a += i }; return a }
        """,
      typescript: "function f() { const a = []; for (let i = 10; i >= 0; i -= 3) a.push(i); return a }"),
    Sample(
      "break and continue", is: "[1, 3]",
      swift: """
        func f() -> [Int] {
          var a: [Int] = []
          for i in 1...9 { if i == 2 { continue }; if i == 4 { break }; a.append(i) }
          return a
        }
        """,
      kotlin: """
        fun f(): List<Int> {
          val a = mutableListOf<Int>()
          for (i in 1..9) { if (i == 2) continue; if (i == 4) break; a.add(i) }
          return a
        }
        """,
      typescript: """
        function f() {
          const a = []
          for (let i = 1; i <= 9; i++) { if (i === 2) continue; if (i === 4) break; a.push(i) }
          return a
        }
        """),
    Sample(
      "a labelled break", is: "[11, 12, 21]",
      swift: """
        func f() -> [Int] {
          var a: [Int] = []
          outer: for i in 1...3 { for j in 1...3 { if j == 3 { continue outer }; if i == 2 && j == 2 { break outer }; a.append(i * 10 + j) } }
          return a
        }
        """,
      kotlin: """
        fun f(): List<Int> {
          val a = mutableListOf<Int>()
          outer@ for (i in 1..3) { for (j in 1..3) { if (j == 3) continue@outer; if (i == 2 && j == 2) break@outer; a.add(i * 10 + j) } }
          return a
        }
        """,
      typescript: """
        function f() {
          const a = []
          outer: for (let i = 1; i <= 3; i++) { for (let j = 1; j <= 3; j++) { if (j === 3) continue outer; if (i === 2 && j === 2) break outer; a.push(i * 10 + j) } }
          return a
        }
        """),
    Sample(
      "a while loop", is: "128",
      swift: "func f() -> Int { var x = 1; while x < 100 { x *= 2 }; return x }",
      kotlin: "fun f(): Int { var x = 1; while (x < 100) { x *= 2 }; return x }",
      typescript: "function f() { let x = 1; while (x < 100) { x *= 2 } return x }"),
    Sample(
      "a loop that runs at least once", is: "11",
      swift: "func f() -> Int { var x = 10; repeat { x += 1 } while x < 5; return x }",
      kotlin: "fun f(): Int { var x = 10; do { x += 1 } while (x < 5); return x }",
      typescript: "function f() { let x = 10; do { x += 1 } while (x < 5); return x }"),
    Sample(
      "a return out of a loop", is: "3",
      swift: "func f() -> Int { for i in 0..<10 { if i * i > 8 { return i } }; return -1 }",
      kotlin: "fun f(): Int { for (i in 0 until 10) { if (i * i > 8) return i }; return -1 }",
      typescript: "function f() { for (let i = 0; i < 10; i++) { if (i * i > 8) return i } return -1 }"),
    Sample(
      "a loop over elements", is: "\"abc\"",
      swift: """
        func f() -> String { var s = ""; for x in ["a", "b", "c"] { s += x }; return s }
        """,
      kotlin: """
        fun f(): String { var s = ""; for (x in listOf("a", "b", "c")) { s += x }; return s }
        """,
      typescript: """
        function f() { let s = ""; for (const x of ["a", "b", "c"]) { s += x } return s }
        """),
    Sample(
      "a loop with an index", is: "[\"0a\", \"1b\"]",
      swift: """
        func f() -> [String] { var r: [String] = []; for (i, x) in ["a", "b"].enumerated() { r.append("\\(i)\\(x)") }; return r }
        """,
      kotlin: """
        fun f(): List<String> { val r = mutableListOf<String>(); for ((i, x) in listOf("a", "b").withIndex()) { r.add("$i$x") }; return r }
        """,
      typescript: """
        function f() { const r = []; for (const [i, x] of ["a", "b"].entries()) { r.push(`${i}${x}`) } return r }
        """),
    Sample(
      "Euclid's algorithm", is: "6",
      swift: "func f() -> Int { var a = 54, b = 24; while b != 0 { (a, b) = (b, a % b) }; return a }",
      kotlin:
        "fun f(): Int { var a = 54; var b = 24; while (b != 0) { val t = a % b; a = b; b = t }; return a }",
      typescript: "function f() { let a = 54, b = 24; while (b !== 0) { [a, b] = [b, a % b] } return a }"),
    Sample(
      "a condition on the elements of a loop", is: "[2, 4]",
      swift:
        "func f() -> [Int] { var r: [Int] = []; for x in 1...5 where x % 2 == 0 { r.append(x) }; return r }",
      kotlin:
        "fun f(): List<Int> { val r = mutableListOf<Int>(); for (x in 1..5) { if (x % 2 == 0) r.add(x) }; return r }",
      typescript:
        "function f() { const r = []; for (const x of [1, 2, 3, 4, 5]) { if (x % 2 === 0) r.push(x) } return r }"
    ),
  ]
}
