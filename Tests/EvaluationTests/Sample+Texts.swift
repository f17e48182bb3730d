extension Sample {
  static let texts: [Sample] = [
    Sample(
      "interpolation", is: "\"3 of 27\"",
      swift: """
        func f() -> String { let i = 2, n = 27; return "\\(i + 1) of \\(n)" }
        """,
      kotlin: """
        fun f(): String { val i = 2; val n = 27; return "${i + 1} of $n" }
        """,
      typescript: """
        function f() { const i = 2, n = 27; return `${i + 1} of ${n}` }
        """),
    Sample(
      "concatenation", is: "\"ab-c\"",
      swift: "func f() -> String { \"a\" + \"b\" + \"-\" + \"c\" }",
      kotlin: "fun f(): String = \"a\" + \"b\" + \"-\" + \"c\"",
      typescript: "function f() { return \"a\" + \"b\" + \"-\" + \"c\" }"),
    Sample(
      "length, upper and lower case", is: "[5, \"HELLO\", \"hello\"]",
      swift: "func f() -> [Any] { let s = \"Hello\"; return [s.count, s.uppercased(), s.lowercased()] }",
      kotlin:
        "fun f(): List<Any> { val s = \"Hello\"; return listOf(s.length, s.uppercase(), s.lowercase()) }",
      typescript: "function f() { const s = \"Hello\"; return [s.length, s.toUpperCase(), s.toLowerCase()] }"),
    Sample(
      "beginnings and ends", is: "[true, false, true]",
      swift:
        "func f() -> [Bool] { let s = \"section\"; return [s.hasPrefix(\"sec\"), s.hasSuffix(\"x\"), s.contains(\"tio\")] }",
      kotlin:
        "fun f(): List<Boolean> { val s = \"section\"; return listOf(s.startsWith(\"sec\"), s.endsWith(\"x\"), s.contains(\"tio\")) }",
      typescript:
        "function f() { const s = \"section\"; return [s.startsWith(\"sec\"), s.endsWith(\"x\"), s.includes(\"tio\")] }"
    ),
    Sample(
      "joined", is: "\"a, b, c\"",
      swift: "func f() -> String { [\"a\", \"b\", \"c\"].joined(separator: \", \") }",
      kotlin: "fun f(): String = listOf(\"a\", \"b\", \"c\").joinToString(\", \")",
      typescript: "function f() { return [\"a\", \"b\", \"c\"].join(\", \") }"),
    Sample(
      "split", is: "[\"a\", \"b\", \"c\"]",
      swift: "func f() -> [String] { \"a-b-c\".split(separator: \"-\").map(String.init) }",
      kotlin: "fun f(): List<String> = \"a-b-c\".split(\"-\")",
      typescript: "function f() { return \"a-b-c\".split(\"-\") }"),
    Sample(
      "the letters of a word", is: "[\"A\", \"B\", \"C\", \"#\"]",
      swift: "func f() -> [String] { \"ABC\".map(String.init) + [\"#\"] }",
      kotlin: "fun f(): List<String> = \"ABC\".map { it.toString() } + \"#\"",
      typescript: "function f() { return [...\"ABC\", \"#\"] }"),
    Sample(
      "repeated", is: "\"ababab\"",
      swift: "func f() -> String { String(repeating: \"ab\", count: 3) }",
      kotlin: "fun f(): String = \"ab\".repeat(3)",
      typescript: "function f() { return \"ab\".repeat(3) }"),
    Sample(
      "a number from a text", is: "[42, -1]",
      swift: "func f() -> [Int] { [Int(\"42\") ?? -1, Int(\"x\") ?? -1] }",
      kotlin: "fun f(): List<Int> = listOf(\"42\".toIntOrNull() ?: -1, \"x\".toIntOrNull() ?: -1)",
      typescript:
        "function f() { const g = (s) => Number.isNaN(Number(s)) ? -1 : Number(s); return [g(\"42\"), g(\"x\")] }"
    ),
    Sample(
      "comparing texts", is: "[true, false, true]",
      swift: "func f() -> [Bool] { [\"a\" < \"b\", \"b\" < \"a\", \"a\" == \"a\"] }",
      kotlin: "fun f(): List<Boolean> = listOf(\"a\" < \"b\", \"b\" < \"a\", \"a\" == \"a\")",
      typescript: "function f() { return [\"a\" < \"b\", \"b\" < \"a\", \"a\" === \"a\"] }"),
    Sample(
      "an empty text", is: "[true, false]",
      swift: "func f() -> [Bool] { [\"\".isEmpty, \"a\".isEmpty] }",
      kotlin: "fun f(): List<Boolean> = listOf(\"\".isEmpty(), \"a\".isEmpty())",
      typescript: "function f() { return [\"\".length === 0, \"a\".length === 0] }"),
    Sample(
      "a capital first letter", is: "\"Stepper\"",
      swift: "func f() -> String { let s = \"stepper\"; return s.prefix(1).uppercased() + s.dropFirst() }",
      kotlin: "fun f(): String = \"stepper\".replaceFirstChar { it.uppercase() }",
      typescript: "function f() { const s = \"stepper\"; return s.charAt(0).toUpperCase() + s.slice(1) }"),
  ]
}
