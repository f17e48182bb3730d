import ScratchFolder
import Testing

@testable import ParityLintCommand

@Suite("Hostile input")
struct HostileInputTests {
  @Test("of any size or kind is named, and the rest is judged")
  func files() async throws {
    let scratch = try Sample.project()
    try scratch.shell(
      """
      truncate -s 50M swift/Big.swift
      head -c 10000000 /dev/zero | tr '\\0' 'a' > kotlin/Line.kt
      mkfifo swift/Fifo.swift
      ln -s Loop.swift swift/Loop.swift
      ln -s ../swift kotlin/again
      ln -s /dev/zero swift/Zero.swift
      ln -s ../../../../../../../etc/passwd kotlin/Up.kt
      """)
    let run = await Run("lint", "--no-cache", in: scratch)
    #expect(run.status == .clean)
    #expect(run.errors.isEmpty)
    #expect(
      run.output.hasPrefix(
        """
        note: swift/Fifo.swift is not read: it is not a regular file
        note: swift/Loop.swift is not read: the link leads nowhere
        note: swift/Zero.swift is not read: the link leads out of the root
        note: kotlin/Up.kt is not read: the link leads out of the root
        note: swift/Big.swift is not read: it is larger than 4000000 bytes
        note: kotlin/Line.kt is not read: it is larger than 4000000 bytes

        """))
    #expect(run.output.hasSuffix("no findings; 2 pins met, 0 differences allowed\n"))
    #expect(await Run("lint", "--no-cache", "--strict", in: scratch).status == .unreadable)
  }

  @Test("that would lead out of the root does not")
  func globs() async throws {
    for glob in ["../**/*.swift", "swift/../../x.swift", "/etc/*"] {
      let scratch = try Sample.project(
        spec: Sample.spec.replacing("swift/**/*.swift", with: glob))
      let run = await Run("lint", "--no-cache", in: scratch)
      #expect(run.status == .failed)
      #expect(run.errors.hasPrefix("error: specs/box.swift:4:3: a glob "), "\(glob): \(run.errors)")
    }
  }

  @Test(
    "of bytes that are no text hides nothing beside them",
    arguments: [[0x00], [0xFF, 0xFE], [0xED, 0xA0, 0x80], [0xC3, 0x28], [0xF8, 0x88, 0x80]] as [[UInt8]])
  func bytes(bytes: [UInt8]) async throws {
    let scratch = try Sample.project()
    let octal = bytes.map { "\\\\0" + String($0, radix: 8) }.joined()
    try scratch.shell("printf '%b' '\\n// \(octal)\\nlet after = 7\\n' >> swift/Box.swift")
    try scratch.shell("printf '%b' '\\n// \(octal)\\nprivate const val After = 7\\n' >> kotlin/ui/Box.kt")
    let run = await Run("extract", "--no-cache", in: scratch)
    #expect(run.status == .clean)
    #expect(
      run.output.split(separator: "\n").filter { $0.contains("constant:after") }.count == 2, "\(run.output)")
    #expect(run.output.split(separator: "\n").filter { $0.contains("constant:maxScale") }.count == 2)
  }

  /// Specs that would take forever, or all memory, if they were taken at their word.
  private static let bombs: [String] = [
    "Function(\"f\", .range(0...1_000_000_000_000)) { (a: Int) in a }",
    "Function(\"f\", .range(0...9999), .range(0...9999), .range(0...9999)) { (a: Int, b: Int, c: Int) in a }",
    """
    Function("f", .values(1)) { (a: Int) in
      let g0 = { 1 }
      \((1...60).map { "let g\($0) = { g\($0 - 1)() + g\($0 - 1)() }" }.joined(separator: "\n  "))
      return g60()
    }
    """,
    "Function(\"f\", .values(1)) { (a: Int) in\n  var s = \"a\"\n  while true { s = s + s }\n  return s\n}",
    "Function(\"f\", .values(1)) { (a: Int) in\n  func g(_ n: Int) -> Int { g(n + 1) }\n  return g(a)\n}",
    "Constant(\"a\", \(String(repeating: "(", count: 50_000))1\(String(repeating: ")", count: 50_000)))",
    "Constant(\"a\", \(String(repeating: "-", count: 50_000))1)",
    "Constant(\"\(String(repeating: "a", count: 1_000_000))\", 1)",
  ]

  // The limit only tells a run that does not end from one that does, on however busy a machine.
  @Test("in a spec ends with a message", .timeLimit(.minutes(10)), arguments: bombs.indices)
  func spec(index: Int) async throws {
    let bomb = "let bomb = Component(\"Bomb\") {\n  \(Self.bombs[index])\n  Constant(\"maxScale\", 4)\n}\n"
    let scratch = try Sample.project(
      spec: Sample.spec + "let x = y\nlet y = x\n" + bomb,
      swift: Sample.swift + "func f(_ a: Int, _ b: Int = 0, _ c: Int = 0) -> Int { a }\n",
      kotlin: Sample.kotlin + "fun f(a: Int, b: Int = 0, c: Int = 0): Int = a\n")
    let run = await Run("lint", "--no-cache", in: scratch)
    #expect(
      run.status == .failed || run.status == .findings
        || run.output.contains(
          "note: the first 2000 of 1000000000000 samples of 'f' are compared (specs/box.swift:14)"),
      "\(run.output)")
  }

  @Test("of a page with very many fences is read in proportion")
  func fences() async throws {
    let scratch = try Sample.project()
    let fences = (0..<5000).map { "```swift title=\"swift/A\($0).swift\"\nlet a\($0) = \($0)\n```\n" }
    try scratch.write([
      "page.md": fences.joined() + "```swift title=\"swift/Box.swift\"\n" + Sample.swift + "```\n"
    ])
    let run = await Run("extract", "--no-cache", "--spec", "specs", "--root", "page.md", in: scratch)
    #expect(run.status == .clean)
    #expect(run.output.split(separator: "\n").filter { $0.contains("constant:a4999 ") }.count == 1)
  }

  @Test("of a repository says what is wrong with it")
  func repository() async throws {
    let scratch = try Sample.project()
    try scratch.makeRepository()
    try scratch.shell("git add . && git commit -qm one")
    func review(_ name: String) async -> Run {
      await Run(["review", "--no-cache", name], in: scratch, environment: scratch.environment)
    }
    for name in [
      "no-such", "--output=x", "a..b..c", "HEAD^{tree}", "HEAD:specs", "refs/heads/loop",
    ] {
      try scratch.shell("printf 'ref: refs/heads/loop\\n' > .git/refs/heads/loop")
      let run = await review(name)
      #expect(run.status == .failed, "\(name): \(run.output)")
      #expect(run.errors.hasPrefix("error: "), "\(name): \(run.errors)")
    }
    try scratch.shell("rm .git/refs/heads/loop && git update-ref 'refs/heads/ünder-@x' HEAD")
    #expect(await review("ünder-@x").status == .clean)
    try scratch.shell("git rev-parse HEAD:swift/Box.swift | sed 's,^..,.git/objects/&/,' | xargs rm -f")
    let missing = await review("HEAD")
    #expect(missing.status == .failed)
    #expect(missing.errors.contains("swift/Box.swift"), "\(missing.errors)")
    try scratch.shell("printf 'garbage' > .git/HEAD")
    let headless = await Run(
      ["lint", "--no-cache", "--staged"], in: scratch, environment: scratch.environment)
    #expect(headless.status == .failed)
    #expect(headless.errors.hasPrefix("error: "), "\(headless.errors)")
  }
}
