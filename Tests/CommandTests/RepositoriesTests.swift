import FoundationEssentials
import ScratchFolder
import Testing

@Suite("Ports in several repositories")
struct RepositoriesTests {
  private static let spec = Sample.spec.replacing(
    ".compose, \"", with: ".compose, root: \"../android\", \"")

  /// A repository with the spec and the SwiftUI port, and another beside it.
  private func repositories(android: String = "android", kotlin: String = Sample.drifting) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write([
      "ios/specs/box.swift": Self.spec, "ios/swift/Box.swift": Sample.swift,
      "\(android)/kotlin/ui/Box.kt": kotlin,
    ])
    return scratch
  }

  @Test("are found where the spec says, under paths on the way from the root")
  func spec() async throws {
    let scratch = try repositories()
    let run = await Run(["lint"], in: scratch, from: "ios")
    #expect(run.status == .findings)
    #expect(
      run.output.hasPrefix(
        """
        error[value-drift] Box: the constant maxScale of Box is 5 in Compose, not 4
         --> ../android/kotlin/ui/Box.kt:1:30
          |
        1 | private const val MaxScale = 5f
        """))
    let narrowed = await Run(["lint", "../android/kotlin"], in: scratch, from: "ios")
    #expect(narrowed.output == run.output)
    #expect(await Run(["lint", "swift"], in: scratch, from: "ios").status == .clean)
    #expect(await Run(["lint", "--fix"], in: scratch, from: "ios").status == .clean)
    #expect(scratch.read("android/kotlin/ui/Box.kt") == Sample.kotlin)
  }

  @Test("may lie elsewhere on one machine")
  func commandLine() async throws {
    let scratch = try repositories(android: "work/droid")
    let missing = await Run(["lint"], in: scratch, from: "ios")
    #expect(missing.status == .failed)
    #expect(
      missing.errors == """
        error: the folder of Compose is not there: \(scratch.path)/android
          help: say where it is with --root compose=DIR, or bring its facts with --facts FILE

        """)
    let run = await Run(["lint", "--root", "compose=../work/droid"], in: scratch, from: "ios")
    #expect(run.output.contains("\n --> ../work/droid/kotlin/ui/Box.kt:1:30\n"), "\(run.errors)")
    let far = await Run(
      ["lint", "--spec", "ios/specs", "--root", "ios", "--root", "compose=work/droid"], in: scratch)
    #expect(far.output == run.output)
    let twice = await Run(["lint", "--root", "a", "--root", "b"], in: scratch, from: "ios")
    #expect(twice.errors.hasPrefix("error: --root is given twice\n"))
  }

  @Test("are judged with what is staged here as they are there")
  func staged() async throws {
    let scratch = try repositories(kotlin: Sample.kotlin)
    try scratch.shell("git init -q ios && cd ios && git add . && git commit -qm x")
    try scratch.write([
      "ios/swift/Box.swift": Sample.swift.replacing("4", with: "6"),
      "android/kotlin/ui/Box.kt": Sample.drifting,
    ])
    try scratch.shell("cd ios && git add .")
    let run = await Run(
      ["lint", "--staged"], in: scratch, from: "ios", environment: scratch.environment)
    #expect(run.status == .findings, "\(run.errors)")
    #expect(run.output.contains("\n2 errors; "))
  }

  @Test("give the same findings from their facts, at the same places")
  func facts() async throws {
    let scratch = try repositories()
    let whole = await Run(["lint", "--format", "json"], in: scratch, from: "ios")
    let extract = await Run(
      [
        "extract", "--spec", "../ios/specs", "--root", "compose=.", "--platform", "compose", "--output",
        "f.json",
      ],
      in: scratch, from: "android")
    #expect(extract.status == .clean, "\(extract.errors)")
    #expect(scratch.read("android/f.json").contains("\"path\":\"kotlin/ui/Box.kt\""))
    try scratch.shell("mv android/f.json ios/f.json && rm -r android")
    let run = await Run(["lint", "--facts", "f.json", "--format", "json"], in: scratch, from: "ios")
    #expect(run.output == whole.output)
    #expect(run.status == .findings)
    let fix = await Run(["lint", "--facts", "f.json", "--fix"], in: scratch, from: "ios")
    #expect(fix.output.contains("  = note: not fixed: its source is not at hand\n"))
  }

  @Test("give the same findings from their facts in the gallery")
  func gallery() async throws {
    let scratch = try Scratch()
    let (spec, root) = (Build.root + "/examples/specs", Build.root + "/examples/drifting")
    var words = ["lint", "--spec", spec, "--root", "there", "--format", "json"]
    for platform in ["swiftui", "compose", "uniwind", "nativewind", "stylesheet"] {
      let run = await Run(
        ["extract", "--spec", spec, "--root", root, "--platform", platform, "--output", platform], in: scratch
      )
      #expect(run.status == .clean, "\(run.errors)")
      words += ["--facts", platform]
    }
    try scratch.shell("mkdir there && cp -r '\(root)/docs' there")
    let whole = await Run(["lint", "--spec", spec, "--root", root, "--format", "json"], in: scratch)
    #expect(await Run(words, in: scratch).output == whole.output)
    #expect(whole.output.contains("behaviour-drift"))
  }

  @Test("give the same findings from their facts on a documentation page")
  func page() async throws {
    let seeds = ["/..", "/../.."].map { Build.root + $0 + "/shared/seeds" }
      .first { FileManager.default.fileExists(atPath: $0) }
    guard let seeds else {
      print("skipped the page: ../shared/seeds is not at hand")
      return
    }
    let pages = try FileManager.default.contentsOfDirectory(atPath: seeds).filter { $0.hasPrefix("000") }
    let page = seeds + "/" + (try #require(pages.first))
    let scratch = try Scratch()
    let options = ["--spec", Build.root + "/specs/uim", "--root", page]
    let extract = await Run(["extract", "--output", "f.json"] + options, in: scratch)
    #expect(extract.status == .clean, "\(extract.errors)")
    let whole = await Run(["lint", "--format", "json"] + options, in: scratch)
    let run = await Run(["lint", "--format", "json", "--facts", "f.json"] + options, in: scratch)
    #expect(run.output == whole.output)
    #expect(whole.output.contains("\"page\":"))
  }

  @Test("say so where a behaviour was asked otherwise when their facts were extracted")
  func question() async throws {
    let ask = { (samples: String) in
      Sample.spec.replacing(
        "Constant(\"maxScale\", 4)", with: "Function(\"twice\", .values(\(samples))) { (n: Int) in n * 2 }")
    }
    let scratch = try Sample.project(
      spec: ask("1, 2"), swift: "func twice(_ n: Int) -> Int { n * 2 }\n",
      kotlin: "fun twice(n: Int): Int = n * 2\n")
    let words = ["lint", "--facts", "f.json"]
    let extract = await Run("extract", "--platform", "compose", "--output", "f.json", in: scratch)
    #expect(extract.status == .clean, "\(extract.errors)")
    #expect(await Run(words, in: scratch).status == .clean)
    try scratch.write(["specs/box.swift": ask("1, 3")])
    let run = await Run(words, in: scratch)
    #expect(run.status == .findings, "\(run.output)\(run.errors)")
    #expect(
      run.output.contains(
        "its facts were extracted when the spec asked something else; extract them again"), "\(run.output)")
  }

  @Test("are refused where a spec with other words has read them")
  func words() async throws {
    let scratch = try Sample.project()
    #expect(await Run("extract", "--output", "f.json", in: scratch).status == .clean)
    try scratch.write([
      "specs/box.swift": Sample.spec.replacing(
        "kt\")\n", with: "kt\")\n  Namespace(\"Ph\", holds: .icon, on: .compose)\n")
    ])
    let run = await Run("lint", "--facts", "f.json", in: scratch)
    #expect(run.status == .failed)
    #expect(
      run.errors == """
        error: the facts of Compose in f.json were read by the words of another spec
          help: its Platform, Namespace and Teach lines differ; extract them again with this spec

        """)
  }

  @Test("are refused where a file holds none, or two hold the same")
  func files() async throws {
    let scratch = try Sample.project()
    try scratch.write(["list.json": "[]", "cut.json": "{\"ports\": [", "empty.json": "{\"ports\": 1}"])
    for (words, error) in [
      (["--facts", "list.json"], "error: list.json is no file of facts: it holds no ports; "),
      (
        ["--facts", "cut.json"],
        "error: cut.json is no file of facts: line 1 is no JSON: a value is missing\n"
      ),
      (
        ["--facts", "empty.json"], "error: empty.json is no file of facts: 'version' is not a whole number\n"
      ),
      (["--facts", "none.json"], "error: no such file or folder: "),
      (["--facts", "list.json", "--watch"], "error: --facts holds ports as they once were\n"),
    ] {
      let run = await Run(["lint"] + words, in: scratch)
      #expect(run.status == .failed)
      #expect(run.errors.hasPrefix(error), "\(run.errors)")
    }
    #expect(await Run("extract", "--output", "f.json", in: scratch).status == .clean)
    let twice = await Run("lint", "--facts", "f.json", "--facts", "f.json", in: scratch)
    #expect(twice.errors == "error: f.json and f.json both hold the facts of SwiftUI\n")
    let both = await Run("lint", "--facts", "f.json", "--root", "compose=kotlin", in: scratch)
    #expect(both.errors == "error: --root compose= and --facts both bring Compose\n")
  }
}
