import FoundationEssentials
import Glibc
import ParityModel
import ScratchFolder
import Testing

@testable import ParityLintCommand

@Suite("A mistake")
struct MistakeTests {
  /// The run fails, prints nothing, and says these lines.
  private func expect(_ run: Run, says text: String, at place: SourceLocation = #_sourceLocation) {
    #expect(run.status == .failed, sourceLocation: place)
    #expect(run.output == "", sourceLocation: place)
    #expect(run.errors == text, sourceLocation: place)
  }

  @Test("in a command is answered with the nearest one")
  func command() async throws {
    let scratch = try Scratch()
    expect(
      await Run("lnt", in: scratch),
      says: "error: there is no command 'lnt'\n  help: did you mean 'lint'?\n")
    expect(
      await Run("frobnicate", in: scratch),
      says: "error: there is no command 'frobnicate'\n  help: see paritylint --help\n")
  }

  @Test("in an option is answered with the nearest one")
  func option() async throws {
    let scratch = try Scratch()
    expect(
      await Run("lint", "--fromat", "json", in: scratch),
      says: "error: there is no option '--fromat'\n  help: did you mean '--format'?\n")
    expect(
      await Run("lint", "-x", in: scratch),
      says: "error: there is no option '-x'\n  help: see paritylint lint --help\n")
    expect(
      await Run("lint", "--format", "jsno", in: scratch),
      says: "error: 'jsno' is no value of --format\n  help: did you mean 'json'?\n")
    expect(await Run("lint", "--spec", in: scratch), says: "error: --spec needs a value: PATH\n")
    expect(await Run("lint", "--strict=yes", in: scratch), says: "error: --strict takes no value\n")
    expect(
      await Run("extract", "--component", "Box", in: scratch),
      says: "error: extract has no option --component\n  help: see paritylint extract --help\n")
    expect(
      await Run("lint", "--jobs", "0", in: scratch),
      says: "error: --jobs takes a number from 1 to 1024, not '0'\n")
    expect(
      await Run("lint", "--format", "json", "--format", "text", in: scratch),
      says: "error: --format is given twice\n")
  }

  @Test("about where the spec is names the folder it was looked for in")
  func noSpec() async throws {
    let scratch = try Scratch()
    expect(
      await Run("lint", in: scratch),
      says:
        "error: there is no spec: no specs/*.swift and no parity/*.swift from \(scratch.path) upwards\n  help: give it with --spec PATH\n"
    )
    expect(
      await Run("lint", "--spec", "nowhere", in: scratch),
      says:
        "error: no such file or folder: nowhere\n  help: check the spelling; paths are relative to the working directory\n"
    )
  }

  @Test("between several specs names them")
  func severalSpecs() async throws {
    let scratch = try Scratch()
    try scratch.write(["specs/a/a.swift": Sample.spec, "specs/b/b.swift": Sample.spec])
    expect(
      await Run("lint", in: scratch),
      says:
        "error: \(scratch.path)/specs holds several specs: a, b\n  help: choose one: --spec \(scratch.path)/specs/a\n"
    )
  }

  @Test("in the spec is shown at its line, with what may be meant")
  func typo() async throws {
    let scratch = try Sample.project(spec: Sample.spec.replacing("Constant(", with: "Constnat("))
    let run = await Run("lint", in: scratch)
    #expect(run.status == .failed)
    #expect(run.output == "")
    #expect(run.errors.contains(" --> specs/box.swift:9:3\n"))
    #expect(run.errors.contains("\n9 |   Constnat(\"maxScale\", 4)\n  |   ^\n"))
    #expect(run.errors.contains("did you mean 'Constant'?"))
  }

  @Test("in a property of the spec is shown at its line")
  func unknownProperty() async throws {
    let spec = Sample.spec.replacing("Constant(\"maxScale\", 4)", with: "Part(\"Box\")\n    .heigth(16)")
    let run = await Run("lint", in: try Sample.project(spec: spec))
    #expect(run.status == .failed)
    #expect(run.errors.contains(" --> specs/box.swift:10:6\n"))
    #expect(run.errors.contains("did you mean 'height'?"))
  }

  @Test("in the spec where a literal has to stand is shown at its line")
  func nonLiteral() async throws {
    let spec = Sample.spec.replacing("\"maxScale\", 4", with: "\"maxScale\", readLine()")
    let run = await Run("lint", in: try Sample.project(spec: spec))
    #expect(run.status == .failed)
    #expect(run.errors.contains(" --> specs/box.swift:9:24\n"))
  }

  @Test("in a glob is shown at its line")
  func glob() async throws {
    let spec = Sample.spec.replacing("swift/**/*.swift", with: "../**/*.swift")
    let run = await Run("lint", in: try Sample.project(spec: spec))
    #expect(run.status == .failed)
    #expect(run.errors.contains("specs/box.swift:4:"))
    #expect(run.errors.contains("a glob stays under the root; '..' leaves it: '../**/*.swift'"))
  }

  @Test("in the root is not a clean run")
  func root() async throws {
    let scratch = try Sample.project()
    try scratch.write(["other/readme.md": "# nothing\n"])
    expect(
      await Run("lint", "--root", "other", in: scratch),
      says:
        "error: no component of the spec has a source under \(scratch.path)/other\n  help: the globs of the spec start at the root; give another with --root DIR-OR-PAGE\n"
    )
    expect(
      await Run("lint", "--root", "other/readme.md", in: scratch),
      says:
        "error: \(scratch.path)/other/readme.md has no code fence with a title\n  help: a fence that opens with ```swift title=\"path\" is a file; give a folder otherwise\n"
    )
    expect(
      await Run("lint", "--root", "gone", in: scratch),
      says:
        "error: no such file or folder: \(scratch.path)/gone\n  help: check the spelling; paths are relative to the working directory\n"
    )
  }

  @Test("in a component's name is answered with the nearest one")
  func component() async throws {
    expect(
      await Run("lint", "--component", "Bxo", in: try Sample.project()),
      says: "error: the spec has no component 'Bxo'\n  help: did you mean 'Box'?\n")
  }

  @Test("of rights names the folder that cannot be read")
  func unreadableFolder() async throws {
    let scratch = try Sample.project()
    chmod(scratch.path, 0o755)
    chmod(scratch.path + "/kotlin/ui", 0)
    defer { chmod(scratch.path + "/kotlin/ui", 0o755) }
    let selection = try Selection(
      roots: Roots(Arguments([])), home: scratch.path, paths: [],
      invocation: .init(arguments: [], workingDirectory: scratch.path, today: .init(secondsSince1970: 0)) {
        _, _ in
      }, of: Specification())
    let source = Specification.Source(
      dialect: Dialect(platform: .compose), globs: ["kotlin/**/*.kt"],
      origin: Origin(path: "specs/box.swift", line: 5))
    let failure = Scratch.asNobody { () -> Failure? in
      do throws(Failure) {
        _ = try selection.ports(of: Specification(sources: [source]), platform: nil)
        return nil
      } catch {
        return error
      }
    }
    #expect(failure?.message == "cannot read the folder \(scratch.path)/kotlin/ui: permission denied")
    #expect(
      failure?.advice == "make it readable, or write the spec's globs so that they do not enter it")
  }
}
