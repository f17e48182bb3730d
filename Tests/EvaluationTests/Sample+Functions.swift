extension Sample {
  static let functions: [Sample] = [
    Sample(
      "recursion", is: "120",
      swift: "func g(_ n: Int) -> Int { n <= 1 ? 1 : n * g(n - 1) }\nfunc f() -> Int { g(5) }",
      kotlin: "fun g(n: Int): Int = if (n <= 1) 1 else n * g(n - 1)\nfun f(): Int = g(5)",
      typescript: "function g(n) { return n <= 1 ? 1 : n * g(n - 1) }\nfunction f() { return g(5) }"),
    Sample(
      "two functions that call each other", is: "[true, false]",
      swift: """
        func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
        func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }
        func f() -> [Bool] { [even(8), even(7)] }
        """,
      kotlin: """
        fun even(n: Int): Boolean = if (n == 0) true else odd(n - 1)
        fun odd(n: Int): Boolean = if (n == 0) false else even(n - 1)
        fun f(): List<Boolean> = listOf(even(8), even(7))
        """,
      typescript: """
        function even(n) { return n === 0 ? true : odd(n - 1) }
        function odd(n) { return n === 0 ? false : even(n - 1) }
        function f() { return [even(8), even(7)] }
        """),
    Sample(
      "default arguments", is: "[3, 7, 8]",
      swift: """
        func g(_ a: Int, b: Int = 2, c: Int = 0) -> Int { a + b + c }
        func f() -> [Int] { [g(1), g(1, b: 6), g(1, c: 5)] }
        """,
      kotlin: """
        fun g(a: Int, b: Int = 2, c: Int = 0): Int = a + b + c
        fun f(): List<Int> = listOf(g(1), g(1, b = 6), g(1, c = 5))
        """,
      typescript: """
        function g({ a, b = 2, c = 0 }) { return a + b + c }
        function f() { return [g({ a: 1 }), g({ a: 1, b: 6 }), g({ a: 1, c: 5 })] }
        """),
    Sample(
      "a default that uses another parameter's value", is: "[4, 9]",
      swift: """
        func g(_ a: Int, _ b: Int? = nil) -> Int { let c = b ?? a; return a + c }
        func f() -> [Int] { [g(2), g(2, 7)] }
        """,
      kotlin: """
        fun g(a: Int, b: Int = a): Int = a + b
        fun f(): List<Int> = listOf(g(2), g(2, 7))
        """,
      typescript: """
        function g(a, b = a) { return a + b }
        function f() { return [g(2), g(2, 7)] }
        """),
    Sample(
      "a closure that keeps count", is: "[1, 2, 3]",
      swift: """
        func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
        func f() -> [Int] { let c = counter(); return [c(), c(), c()] }
        """,
      kotlin: """
        fun counter(): () -> Int { var n = 0; return { n += 1; n } }
        fun f(): List<Int> { val c = counter(); return listOf(c(), c(), c()) }
        """,
      typescript: """
        function counter() { let n = 0; return () => { n += 1; return n } }
        function f() { const c = counter(); return [c(), c(), c()] }
        """),
    Sample(
      "two closures over one variable", is: "[1, 1, 0]",
      swift: """
        func f() -> [Int] {
          var n = 0
          let up = { n += 1 }
          let reset = { n = 0 }
          up(); let a = n
          let b = n
          reset()
          return [a, b, n]
        }
        """,
      kotlin: """
        fun f(): List<Int> {
          var n = 0
          val up = { n += 1 }
          val reset = { n = 0 }
          up(); val a = n
          val b = n
          reset()
          return listOf(a, b, n)
        }
        """,
      typescript: """
        function f() {
          let n = 0
          const up = () => { n += 1 }
          const reset = () => { n = 0 }
          up(); const a = n
          const b = n
          reset()
          return [a, b, n]
        }
        """),
    Sample(
      "a function that takes a function", is: "[4, 9]",
      swift: """
        func twice(_ x: Int, _ g: (Int) -> Int) -> Int { g(g(x)) }
        func f() -> [Int] { [twice(2) { $0 + 1 }, twice(1) { x in x * 3 }] }
        """,
      kotlin: """
        fun twice(x: Int, g: (Int) -> Int): Int = g(g(x))
        fun f(): List<Int> = listOf(twice(2) { it + 1 }, twice(1) { x -> x * 3 })
        """,
      typescript: """
        const twice = (x, g) => g(g(x))
        function f() { return [twice(2, (x) => x + 1), twice(1, (x) => x * 3)] }
        """),
    Sample(
      "a curried function", is: "7",
      swift: "func add(_ a: Int) -> (Int) -> Int { { b in a + b } }\nfunc f() -> Int { add(3)(4) }",
      kotlin: "fun add(a: Int): (Int) -> Int = { b -> a + b }\nfun f(): Int = add(3)(4)",
      typescript: "const add = (a) => (b) => a + b\nfunction f() { return add(3)(4) }"),
    Sample(
      "a local function that captures", is: "[5, 6]",
      swift: """
        func f() -> [Int] { let base = 4; func g(_ x: Int) -> Int { base + x }; return [g(1), g(2)] }
        """,
      kotlin:
        "fun f(): List<Int> { val base = 4; fun g(x: Int): Int { return base + x }; return listOf(g(1), g(2)) }",
      typescript: "function f() { const base = 4; function g(x) { return base + x } return [g(1), g(2)] }"),
    Sample(
      "any number of arguments", is: "[0, 6]",
      swift: "func sum(_ xs: Int...) -> Int { xs.reduce(0, +) }\nfunc f() -> [Int] { [sum(), sum(1, 2, 3)] }",
      kotlin: "fun sum(vararg xs: Int): Int = xs.sum()\nfun f(): List<Int> = listOf(sum(), sum(1, 2, 3))",
      typescript:
        "function sum(...xs) { return xs.reduce((a, b) => a + b, 0) }\nfunction f() { return [sum(), sum(1, 2, 3)] }"
    ),
    Sample(
      "file level constants", is: "36",
      swift: "let unit = 4\nlet height = unit * 9\nfunc f() -> Int { height }",
      kotlin: "const val UNIT = 4\nprivate val Height = UNIT * 9\nfun f(): Int = Height",
      typescript: "const UNIT = 4\nconst height = UNIT * 9\nfunction f() { return height }"),
    Sample(
      "clamping", is: "[0, 5, 10]",
      swift: "func g(_ x: Int) -> Int { min(max(x, 0), 10) }\nfunc f() -> [Int] { [g(-3), g(5), g(12)] }",
      kotlin: "fun g(x: Int): Int = x.coerceIn(0, 10)\nfun f(): List<Int> = listOf(g(-3), g(5), g(12))",
      typescript:
        "const g = (x) => Math.min(Math.max(x, 0), 10)\nfunction f() { return [g(-3), g(5), g(12)] }"),
    Sample(
      "a pair as a result", is: "[3, 1]",
      swift: """
        func divide(_ a: Int, _ b: Int) -> (quotient: Int, rest: Int) { (a / b, a % b) }
        func f() -> [Int] { let r = divide(10, 3); return [r.quotient, r.rest] }
        """,
      kotlin: """
        fun divide(a: Int, b: Int): Pair<Int, Int> = Pair(a / b, a % b)
        fun f(): List<Int> { val r = divide(10, 3); return listOf(r.first, r.second) }
        """,
      typescript: """
        function divide(a, b) { return { quotient: Math.floor(a / b), rest: a % b } }
        function f() { const { quotient, rest } = divide(10, 3); return [quotient, rest] }
        """),
    Sample(
      "a pair taken apart", is: "[2, 1]",
      swift: "func f() -> [Int] { let (a, b) = (1, 2); return [b, a] }",
      kotlin: "fun f(): List<Int> { val (a, b) = Pair(1, 2); return listOf(b, a) }",
      typescript: "function f() { const [a, b] = [1, 2]; return [b, a] }"),
    Sample(
      "Fibonacci", is: "55",
      swift: "func g(_ n: Int) -> Int { n < 2 ? n : g(n - 1) + g(n - 2) }\nfunc f() -> Int { g(10) }",
      kotlin: "fun g(n: Int): Int = if (n < 2) n else g(n - 1) + g(n - 2)\nfun f(): Int = g(10)",
      typescript: "const g = (n) => n < 2 ? n : g(n - 1) + g(n - 2)\nfunction f() { return g(10) }"),
  ]
}
