import Evaluation
import Extraction
import ParityModel
import Program
import SyntaxTree
import Testing

@Suite("Constants computed from constants")
struct ConstantValueTests {
  @Test(
    "states the value, with its unit, at the whole expression",
    arguments: [
      ("val Base = 16.dp\nval Twice = Base * 2", "2 - constant:twice 32 pt"),
      ("val Base = 16.dp\nval Sum = 8.dp + Base", "2 - constant:sum 24 pt"),
      ("val Base = 16.dp\nval Back = -Base", "2 - constant:back -16 pt"),
      ("val Base = 16.dp\nval Share = Base / 3.dp", "2 - constant:share 5.333333"),
      ("const val Total = 7\nconst val Half = Total / 2", "2 - constant:half 3"),
      ("const val Delay = 400L\nconst val Sum = Delay + 60", "2 - constant:sum 460 ms"),
      ("object Size { val Small = 4.dp }\nval Big = Size.Small * 3", "2 - constant:big 12 pt"),
    ])
  func computed(source: String, expected: String) throws {
    #expect(try composeFacts(source + "\nfun f() { delay(Delay) }").last == expected)
  }

  @Test(
    "does not take a part of a computation for its value",
    arguments: [
      "val Sum = other + 8.dp", "val Large = maxOf(other, 8)", "val Pick = if (flag) 1 else 2",
      "val Mixed = 8.dp + 4.sp", "val Loop = Pool * 2\nval Pool = Loop * 2", "val Name = other + \"x\"",
    ])
  func unknown(source: String) throws {
    #expect(try composeFacts(source) == [])
  }
}

@Suite("Uses of a constant")
struct ConstantUseTests {
  private func uses(_ source: String) throws -> [String] {
    let program = try ProgramReader().read(SourceText(source), language: .kotlin).get()
    let module = Module(files: [SourceFile(path: "a.kt", program: program)])
    return Extractor(dialect: Dialect(platform: .compose)).extract(module).uses.map { use in
      let steps = use.derivation.map { "\($0.name) \($0.location.line)" }.joined(separator: " ")
      return
        "\(use.location.line) \(use.part) \(use.property) \(use.state) \(use.value) \(use.unit.rawValue) < \(steps)"
    }
  }

  @Test("are stated under the part and property of the use, at the constant's literal")
  func uses() throws {
    let source = """
      private val BarHeight = 44.dp
      object Metrics { val gap = 8.dp }
      @Composable fun Bar(modifier: Modifier) {
        val height = if (pressed) BarHeight else 10.dp
        Row(modifier.height(height), horizontalArrangement = Arrangement.spacedBy(Metrics.gap))
      }
      @Composable fun Other(modifier: Modifier) { Box(modifier.padding(top = -BarHeight)) }
      """
    #expect(
      try uses(source) == [
        "1 Bar height pressed 44 pt < height 5 BarHeight 4", "1 Other padding.top  -44 pt < BarHeight 7",
        "2 Bar gap  8 pt < gap 5",
      ])
    #expect(
      try composeFacts(source) == [
        "1 - constant:barHeight 44 pt", "2 Metrics constant:gap 8 pt", "4 Bar height 10 pt",
      ])
  }

  @Test("are stated side by side where the constant holds several values")
  func paddings() throws {
    let source = """
      private val Space = PaddingValues(start = 16.dp, top = 8.dp)
      @Composable fun Bar(modifier: Modifier) { Box(modifier.padding(Space)) }
      """
    #expect(
      try uses(source) == [
        "1 Bar padding.start  16 pt < ", "1 Bar padding.top  8 pt < ",
      ])
  }

  @Test("are stated at the computation where constants make the value together")
  func computed() throws {
    let source = """
      private val BarHeight = 44.dp
      @Composable fun Bar(modifier: Modifier) {
        Box(modifier.height(BarHeight * 2).padding(top = -(BarHeight + 4.dp)))
      }
      """
    #expect(try uses(source) == ["3 Bar height  88 pt < ", "3 Bar padding.top  -48 pt < "])
  }

  @Test("are not stated where the constant is an operand of what cannot be told")
  func operands() throws {
    let source = """
      private val BarHeight = 44.dp
      @Composable fun Bar(modifier: Modifier) {
        Box(modifier.padding(top = BarHeight + inset).width(maxOf(BarHeight, other)))
      }
      """
    #expect(try uses(source) == [])
  }
}
