extension Sample {
  static let conditions: [Sample] = [
    Sample(
      "a ternary inside a ternary", is: "\"mid\"",
      swift: """
        func f() -> String { let x = 5; return x < 3 ? "low" : x < 7 ? "mid" : "high" }
        """,
      kotlin: """
        fun f(): String { val x = 5; return if (x < 3) "low" else if (x < 7) "mid" else "high" }
        """,
      typescript: """
        function f() { const x = 5; return x < 3 ? "low" : x < 7 ? "mid" : "high" }
        """),
    Sample(
      "an early return", is: "1",
      swift: """
        func g(_ x: Int) -> Int { guard x > 2 else { return 0 }; return 1 }
        func f() -> Int { g(1) + g(3) }
        """,
      kotlin: """
        fun g(x: Int): Int { if (x <= 2) return 0; return 1 }
        fun f(): Int = g(1) + g(3)
        """,
      typescript: """
        function g(x) { if (x <= 2) return 0; return 1 }
        function f() { return g(1) + g(3) }
        """),
    Sample(
      "an if and else if chain", is: "[\"a\", \"b\", \"c\"]",
      swift: """
        func g(_ x: Int) -> String {
          if x == 0 { return "a" } else if x == 1 { return "b" } else { return "c" }
        }
        func f() -> [String] { [g(0), g(1), g(2)] }
        """,
      kotlin: """
        fun g(x: Int): String {
          if (x == 0) { return "a" } else if (x == 1) { return "b" } else { return "c" }
        }
        fun f(): List<String> = listOf(g(0), g(1), g(2))
        """,
      typescript: """
        function g(x) {
          if (x === 0) { return "a" } else if (x === 1) { return "b" } else { return "c" }
        }
        function f() { return [g(0), g(1), g(2)] }
        """),
    Sample(
      "a switch over numbers and ranges", is: "[\"zero\", \"few\", \"few\", \"many\", \"below\"]",
      swift: """
        func g(_ x: Int) -> String {
          switch x {
          case 0: "zero"
          case 1...3: "few"
          case let n where n < 0: "below"
          default: "many"
          }
        }
        func f() -> [String] { [0, 1, 3, 4, -1].map(g) }
        """,
      kotlin: """
        fun g(x: Int): String = when {
          x == 0 -> "zero"
          x in 1..3 -> "few"
          x < 0 -> "below"
          else -> "many"
        }
        fun f(): List<String> = listOf(0, 1, 3, 4, -1).map { g(it) }
        """,
      typescript: """
        function g(x) {
          switch (true) {
            case x === 0: return "zero"
            case x >= 1 && x <= 3: return "few"
            case x < 0: return "below"
            default: return "many"
          }
        }
        function f() { return [0, 1, 3, 4, -1].map(g) }
        """),
    Sample(
      "a switch with several values in one case", is: "[1, 1, 2, 3]",
      swift: """
        func g(_ x: String) -> Int {
          switch x {
          case "a", "b": return 1
          case "c": return 2
          default: return 3
          }
        }
        func f() -> [Int] { ["a", "b", "c", "d"].map { g($0) } }
        """,
      kotlin: """
        fun g(x: String): Int = when (x) {
          "a", "b" -> 1
          "c" -> 2
          else -> 3
        }
        fun f(): List<Int> = listOf("a", "b", "c", "d").map(::g)
        """,
      typescript: """
        function g(x) {
          switch (x) {
            case "a":
            case "b": return 1
            case "c": return 2
            default: return 3
          }
        }
        function f() { return ["a", "b", "c", "d"].map((x) => g(x)) }
        """),
    Sample(
      "a switch that falls through", is: "[3, 2]",
      swift: """
        func g(_ x: Int) -> Int {
          var n = 0
          switch x {
          case 1: n += 1; fallthrough
          case 2: n += 2
          default: n += 9
          }
          return n
        }
        func f() -> [Int] { [g(1), g(2)] }
        """,
      kotlin: """
        fun g(x: Int): Int {
          var n = 0
          if (x == 1) n += 1
          if (x == 1 || x == 2) n += 2 else n += 9
          return n
        }
        fun f(): List<Int> = listOf(g(1), g(2))
        """,
      typescript: """
        function g(x) {
          let n = 0
          switch (x) {
            case 1: n += 1
            case 2: n += 2; break
            default: n += 9
          }
          return n
        }
        function f() { return [g(1), g(2)] }
        """),
    Sample(
      "and and or stop early", is: "[1, 2]",
      swift: """
        func f() -> [Int] {
          var calls: [Int] = []
          func g(_ n: Int, _ b: Bool) -> Bool { calls.append(n); return b }
          _ = g(1, false) && g(9, true)
          _ = g(2, true) || g(8, true)
          return calls
        }
        """,
      kotlin: """
        fun f(): List<Int> {
          val calls = mutableListOf<Int>()
          fun g(n: Int, b: Boolean): Boolean { calls.add(n); return b }
          val x = g(1, false) && g(9, true)
          val y = g(2, true) || g(8, true)
          return calls
        }
        """,
      typescript: """
        function f() {
          const calls = []
          function g(n, b) { calls.push(n); return b }
          const x = g(1, false) && g(9, true)
          const y = g(2, true) || g(8, true)
          return calls
        }
        """),
    Sample(
      "not binds tighter than and", is: "true",
      swift: "func f() -> Bool { let a = false, b = true; return !a && b }",
      kotlin: "fun f(): Boolean { val a = false; val b = true; return !a && b }",
      typescript: "function f() { const a = false, b = true; return !a && b }"),
    Sample(
      "a conditional inside arithmetic", is: "13",
      swift: "func f() -> Int { let wide = true; return 3 + (wide ? 10 : 20) }",
      kotlin: "fun f(): Int { val wide = true; return 3 + (if (wide) 10 else 20) }",
      typescript: "function f() { const wide = true; return 3 + (wide ? 10 : 20) }"),
    Sample(
      "comparisons", is: "[true, false, true, true, false]",
      swift: "func f() -> [Bool] { [1 < 2, 2 < 2, 2 <= 2, 3 != 4, 3 == 4] }",
      kotlin: "fun f(): List<Boolean> = listOf(1 < 2, 2 < 2, 2 <= 2, 3 != 4, 3 == 4)",
      typescript: "function f() { return [1 < 2, 2 < 2, 2 <= 2, 3 !== 4, 3 === 4] }"),
    Sample(
      "shadowing", is: "[1, 2, 1]",
      swift: """
        func f() -> [Int] {
          let x = 1
          var out = [x]
          do { let x = 2; out.append(x) }
          out.append(x)
          return out
        }
        """,
      kotlin: """
        fun f(): List<Int> {
          val x = 1
          val out = mutableListOf(x)
          run { val x = 2; out.add(x) }
          out.add(x)
          return out
        }
        """,
      typescript: """
        function f() {
          const x = 1
          const out = [x]
          { const x = 2; out.push(x) }
          out.push(x)
          return out
        }
        """),
  ]
}
