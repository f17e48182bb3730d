import Program
import Testing

/// The samples' values are those of the real languages, asked here.
@Suite("The real languages")
struct ToolchainTests {
  @Test("give the value of every Swift sample, and print what the table of arithmetic says")
  func swift() throws {
    guard Toolchain.has("swiftc") else {
      print("skipped: no swiftc")
      return
    }
    var program = """
      import Foundation
      func show(_ value: Any) -> String {
        if let text = value as? String { return "\\"\\(text)\\"" }
        if let list = value as? [Any] { return "[" + list.map(show).joined(separator: ", ") + "]" }
        if let number = value as? Double { return number == number.rounded() ? "\\(Int(number))" : "\\(number)" }
        return "\\(value)"
      }

      """
    for (index, sample) in Sample.all.enumerated() {
      program +=
        "func sample\(index)() -> Any {\n\(sample.swift)\nreturn f()\n}\nprint(show(sample\(index)()))\n"
    }
    for row in ArithmeticTable.swift { program += "print(\"\\(\(row.expression))\")\n" }
    let lines = try #require(
      Toolchain.lines(
        of: program, as: "swift", by: "swiftc -Onone -suppress-warnings \"$1\" -o \"$2\" && \"$2\""))
    try #require(lines.count == Sample.all.count + ArithmeticTable.swift.count)
    for (sample, line) in zip(Sample.all, lines) { #expect(line == sample.value, "\(sample.name)") }
    for (row, line) in zip(ArithmeticTable.swift, lines.dropFirst(Sample.all.count)) {
      #expect(line == row.text, "\(row.expression)")
    }
  }

  @Test("give the value of every TypeScript sample, and print what the table of arithmetic says")
  func javaScript() throws {
    guard Toolchain.has("node") else {
      print("skipped: no node")
      return
    }
    var program = """
      const show = (value) =>
        typeof value === "string" ? `"${value}"` : Array.isArray(value) ? `[${value.map(show).join(", ")}]` : `${value}`

      """
    for sample in Sample.all {
      program += "console.log(show((() => {\n\(sample.typescript)\nreturn f()\n})()))\n"
    }
    for row in ArithmeticTable.typescript { program += "console.log(`${\(row.expression)}`)\n" }
    let lines = try #require(Toolchain.lines(of: program, as: "js", by: "node \"$1\""))
    try #require(lines.count == Sample.all.count + ArithmeticTable.typescript.count)
    for (sample, line) in zip(Sample.all, lines) { #expect(line == sample.value, "\(sample.name)") }
    for (row, line) in zip(ArithmeticTable.typescript, lines.dropFirst(Sample.all.count)) {
      #expect(line == row.text, "\(row.expression)")
    }
  }

  @Test("give the value of every Kotlin sample, and print what the table of arithmetic says")
  func kotlin() throws {
    guard Toolchain.has("run-kotlin") else {
      print("skipped: no Kotlin compiler; `make kotlin-test` fetches one")
      return
    }
    let isImport = { (line: Substring) in line.hasPrefix("import ") }
    let samples = Sample.all.map { $0.kotlin.split(separator: "\n") }
    let imports = Set(samples.joined().filter(isImport) + ["import kotlin.math.*"]).sorted()
    var program =
      imports.joined(separator: "\n") + #"""

        fun show(value: Any?): String = when (value) {
          is String -> "\"$value\""
          is Iterable<*> -> value.joinToString(", ", "[", "]") { show(it) }
          is Double -> if (value == Math.rint(value) && Math.abs(value) < 1e15) "${value.toLong()}" else "$value"
          is Float -> show(value.toDouble())
          else -> "$value"
        }

        """#
    for (index, lines) in samples.enumerated() {
      // An object keeps the declarations of the samples apart.
      let body = lines.filter { !isImport($0) }.joined(separator: "\n")
      program += "object Sample\(index) {\n\(body)\n}\n"
    }
    program += "fun main() {\n"
    for index in Sample.all.indices { program += "println(show(Sample\(index).f()))\n" }
    // Lengths are Compose's, not the language's.
    let rows = ArithmeticTable.kotlin.filter {
      !$0.expression.contains(".dp") && !$0.expression.contains(".sp")
    }
    for row in rows { program += "println(\"${\(row.expression)}\")\n" }
    program += "}\n"
    let lines = try #require(Toolchain.lines(of: program, as: "kt", by: "run-kotlin \"$1\" \"$2\""))
    try #require(lines.count == Sample.all.count + rows.count)
    for (sample, line) in zip(Sample.all, lines) { #expect(line == sample.value, "\(sample.name)") }
    for (row, line) in zip(rows, lines.dropFirst(Sample.all.count)) {
      #expect(line == row.text, "\(row.expression)")
    }
  }
}
