import ParityModel
import SpecReader
import SyntaxTree
import Testing

/// Each sample is the inside of a spec; the expected line is `line:column: message: advice`.
@Suite("Mistakes in a spec, each with its place and what to do")
struct MistakeTests {
  static let head = "import ParitySpec\nlet project = Project(\"p\") { Platform(.swiftUI, \"*.swift\") }\n"

  private func problems(_ spec: String, head: String = head) -> [String] {
    let reading = SpecReader().read([SpecReader.File(path: "s.swift", source: SourceText(head + spec))])
    return reading.problems.map { String($0.description.dropFirst("s.swift:".count)) }
  }

  private func part(_ chain: String) -> [String] {
    problems("let c = Component(\"C\") {\n  Part(\"P\")\n    \(chain)\n}")
  }

  @Test("finds nothing wrong with a right spec")
  func right() {
    #expect(part(".height(44).except(.compose, .absent, because: \"none\", until: \"2027-06-30\")") == [])
  }

  @Test("suggests the property that was meant")
  func property() {
    #expect(part(".heigth(44)") == ["5:6: a part has no property 'heigth': did you mean 'height'?"])
    #expect(part(".frobnicate(44)") == ["5:6: a part has no property 'frobnicate': see docs/vocabulary"])
  }

  @Test("names the token that is not declared, and how to declare it")
  func token() {
    #expect(
      part(".background(.transparant)") == [
        "5:17: a colour token '.transparant' does not exist: did you mean 'transparent'?"
      ])
    #expect(
      part(".background(.ink)") == [
        "5:17: a colour token '.ink' does not exist: declare it: "
          + "extension Color { static let ink: Color = \"ink\" }"
      ])
  }

  @Test("wants a unit behind a time")
  func time() {
    #expect(
      part(".delay(400)") == [
        "5:12: a time needs its unit, 400 has none: write .milliseconds(400) or .seconds(0.4)"
      ])
    #expect(
      part(".delay(.pt(4))") == [
        "5:12: a time has no '.pt(…)': write .milliseconds(400) or .seconds(0.4)"
      ])
  }

  @Test("wants a literal where a value is not one")
  func literal() {
    #expect(
      part(".height(measure())") == [
        "5:13: 'measure()' is not a length: write 16, .percent(100) or .px(3)"
      ])
    #expect(
      part(".height(bar)") == [
        "5:13: 'bar' is no constant of this spec: write 16, .percent(100) or .px(3)"
      ])
    #expect(
      part(".height(8 * bar)") == [
        "5:13: '8 * bar' is not made of numbers: use numbers and constants of the spec"
      ])
    #expect(
      part(".label(\"Page \\(1)\")") == [
        "5:12: a text in quotes cannot be interpolated: '\"Page \\(1)\"': "
          + "write {} for each interpolated value"
      ])
    #expect(
      part(".textStyle(14)") == [
        "5:16: '14' is not a text style token: write a token, such as .sm, or .pt(14)"
      ])
  }

  @Test("wants a reason and a date that exists behind an exception")
  func exception() {
    #expect(
      part(".height(4).except(.compose, 5)") == [
        "5:16: 'except' needs its reason: because: \"…\""
      ])
    #expect(
      part(".height(4).except(.compose, 5, because: \" \")") == [
        "5:45: an exception needs a reason: say why it may differ"
      ])
    #expect(
      part(".height(4).except(.compose, 5, because: \"a\", until: \"2027-02-30\")") == [
        "5:57: '2027-02-30' is not a date: write it as 2027-06-30"
      ])
    #expect(
      part(".height(4).except(.compoze, 5, because: \"a\")") == [
        "5:23: there is no platform '.compoze': did you mean 'compose'?"
      ])
  }

  @Test("tells where an element belongs")
  func nesting() {
    #expect(
      problems("let c = Component(\"C\") {\n  Element(\"E\").height(4)\n}") == [
        "4:3: an Element is drawn by a part: move it into the braces of Part(\"…\") { … }"
      ])
    #expect(
      problems("let c = Component(\"C\") {\n  Part(\"P\") {\n    Part(\"Q\")\n  }\n}") == [
        "5:5: parts do not nest: move this Part beside the other, or make it an Element"
      ])
    #expect(
      problems("let e = Part(\"P\").height(4)") == [
        "3:9: a Part belongs to a component: move it into Component(\"…\") { … }"
      ])
    #expect(
      problems("Component(\"C\") { Part(\"P\").height(4) }") == [
        "3:1: Component has no name: write let name = Component(…) { … }"
      ])
  }

  @Test("lets elements be shared by name, and misses them where nobody uses them")
  func shared() {
    let spec = "let e = Element(\"E\").height(4)\nlet c = Component(\"C\") {\n  Part(\"P\") { USE }\n}"
    #expect(problems(spec.replacing("USE", with: "e")) == [])
    #expect(
      problems(spec.replacing("USE", with: "Element(\"F\").height(4)")) == [
        "3:9: an Element is drawn by a part: move it into the braces of Part(\"…\") { … }"
      ])
    #expect(
      problems(spec.replacing("USE", with: "f")) == [
        "3:9: an Element is drawn by a part: move it into the braces of Part(\"…\") { … }",
        "5:3: a part with braces names what it draws: add an Element, or drop the braces",
        "5:15: 'f' is no element: only elements stand here; loops and conditions do not",
      ])
  }

  @Test("wants something in every pair of braces")
  func empty() {
    #expect(
      problems("let c = Component(\"C\") {\n}") == [
        "3:9: a component says something: add a Part, a Constant or a Parameter"
      ])
    #expect(
      problems("let c = Component(\"C\") {\n  Part(\"P\") {}\n}") == [
        "4:3: a part with braces names what it draws: add an Element, or drop the braces"
      ])
    #expect(
      problems("let project = Project(\"p\") {}", head: "") == [
        "1:15: a project names its ports: add Platform(.swiftUI, \"swift/**/*.swift\")"
      ])
  }

  @Test("refuses a root that is no way from the root")
  func roots() {
    #expect(
      problems("let project = Project(\"p\") { Platform(.compose, root: \"/a\", \"*.kt\") }", head: "") == [
        "1:55: '/a' is no way from the root: "
          + "write it as \"../android\"; a folder of one machine is given with --root"
      ])
  }

  @Test("refuses two of a name")
  func duplicates() {
    #expect(
      problems(
        "let c = Component(\"C\") {\n  Part(\"P\").height(4)\n  Part(\"P\").height(5)\n}\n"
          + "let d = Component(\"C\") {\n  Part(\"Q\").height(4)\n}\n"
          + "let other = Project(\"q\") { Platform(.compose, \"*.kt\") }") == [
          "5:3: the part 'P' is declared twice: the other is in line 4",
          "7:9: the component 'C' is declared twice: the other is in s.swift:3",
          "10:13: this folder has two projects: the other is in s.swift:2",
        ])
  }

  @Test("names the argument that nobody takes")
  func arguments() {
    #expect(
      part(".height(4, wen: .pressed)") == ["5:21: 'height' has no argument 'wen': did you mean 'when'?"])
    #expect(part(".height(4, 5)") == ["5:16: 'height' takes no further argument"])
    #expect(part(".height()") == ["5:6: 'height' needs a length"])
    #expect(
      part(".height(4, when: .presed)") == ["5:22: there is no state '.presed': did you mean 'pressed'?"])
  }

  @Test("wants names of a claim that the component has")
  func claims() {
    func claim(_ text: String) -> [String] {
      problems(
        "let c = Component(\"C\") {\n  Constant(\"delay\", 4)\n  Part(\"P\").height(4)\n  \(text)\n}")
    }
    #expect(claim("Claim(\"waits {delay} ms\")") == [])
    #expect(claim("Claim(\"is {height} high\", of: \"P\")") == [])
    #expect(
      claim("Claim(\"waits {dealy} ms\")") == [
        "6:3: C pins no 'dealy': did you mean 'delay'?"
      ])
    #expect(
      claim("Claim(\"is {width} wide\", of: \"P\")") == [
        "6:3: P pins no 'width': a brace names a constant, a parameter, or Part.property, with 'when' and a state"
      ])
    #expect(
      claim("Claim(\"is {width} wide\", of: \"Q\")") == [
        "6:3: the component has no part 'Q': did you mean 'P'?"
      ])
    #expect(claim("Claim(\"{delay} ms\")") == [])
    #expect(claim("Claim(\"waits 7 ms\")") == [])
    #expect(
      claim("Claim(\"waits long\")") == [
        "6:3: a claim states a value: put a name in braces: every {interval} ms"
      ])
  }

  @Test("reports every mistake of a file, and what does not parse")
  func several() {
    #expect(part(".heigth(44)\n    .gap(.mm(3))\n    .opacity(\"half\")").count == 3)
    #expect(part(".height(").contains { $0.contains("this does not parse") })
  }

  @Test("wants a project in the folder")
  func project() {
    #expect(
      problems("let c = Component(\"C\") {\n  Part(\"P\").height(4)\n}", head: "") == [
        "1:9: no file of this folder declares the project: "
          + "add let project = Project(\"name\") { Platform(.swiftUI, \"swift/**/*.swift\") }"
      ])
  }

  @Test("keeps the place of every pin, exception and restatement")
  func origins() {
    let reading = SpecReader().read([
      SpecReader.File(
        path: "s.swift",
        source: SourceText(
          Self.head + "let c = Component(\"C\") {\n  Part(\"P\")\n    .gap(3)\n    .only(on: .native)\n"
            + "    .except(.compose, 4, because: \"é\").stated(on: .swiftUI, as: .offsetX)\n}"))
    ])
    let pin = reading.specification.components.first?.parts.first?.pins.first
    #expect(pin?.origin == Origin(path: "s.swift", line: 5, column: 6))
    #expect(pin?.exceptions.first?.origin == Origin(path: "s.swift", line: 7, column: 6))
    #expect(pin?.restatements.first?.origin == Origin(path: "s.swift", line: 7, column: 40))
  }

  @Test("names the brace of a claim that nothing is behind, and the nearest")
  func claim() {
    func claim(_ sentence: String) -> [String] {
      problems(
        "let c = Component(\"C\") {\n  Constant(\"maxScale\", 4)\n  Part(\"P\").height(4, when: .pressed)\n"
          + "  Claim(\(sentence))\n}")
    }
    #expect(claim("\"up to {maxScale}x, {P.height when pressed} high\"") == [])
    #expect(claim("\"up to {maxScal}x\"") == ["6:3: C pins no 'maxScal': did you mean 'maxScale'?"])
    #expect(
      claim("\"{P.height} high\"") == [
        "6:3: C pins no 'P.height': a brace names a constant, a parameter, or Part.property, with 'when' and a state"
      ])
    #expect(claim("") == ["6:3: 'Claim' needs a sentence"])
    #expect(claim("\" \"") == ["6:3: a claim has words of the page: write the sentence around the value"])
    #expect(
      claim("\"a \\(b)\"") == [
        "6:9: the sentence of a claim must be a plain string, not '\"a \\(b)\"': write it in quotes, without interpolation"
      ])
  }
}
