import ScratchFolder
import Testing

@testable import ParityLintCommand

@Suite("The cache of a run")
struct CacheTests {
  private let scratch: Scratch

  init() throws { scratch = try Sample.project(kotlin: Sample.drifting) }

  private var folder: String { scratch.path + "/cache" }

  private func run(_ words: String..., from place: String = "") async -> Run {
    await Run(words + ["--cache-dir", folder], in: scratch, from: place)
  }

  /// Runs with a cache print what those without one print.
  private func expectSame(_ words: String...) async {
    let plain = await Run(words + ["--no-cache"], in: scratch)
    for _ in 0..<2 {
      let cached = await Run(words + ["--cache-dir", folder], in: scratch)
      #expect(cached.output == plain.output)
      #expect(cached.errors == plain.errors)
      #expect(cached.status == plain.status)
    }
  }

  @Test("changes no output of any command")
  func same() async throws {
    for format in ["text", "json", "sarif", "junit", "github", "gitlab"] {
      await expectSame("lint", "--format", format)
    }
    await expectSame("extract", "--format", "json")
    await expectSame("extract", "--unknown")
    await expectSame("extract", "swift")
    await expectSame("coverage", "--format", "json")
    await expectSame("drift")
    await expectSame("lint", "--platform", "swiftui")
    try scratch.write(["swift/Box.swift": "enum BoxMath { static let"])
    await expectSame("lint", "--strict")
    try scratch.write(["specs/box.swift": Sample.spec + "let more = Component(\"More\") { Nothing() }\n"])
    await expectSame("lint")
  }

  @Test("changes no output of what is staged, nor of a review")
  func git() async throws {
    try scratch.makeRepository()
    try scratch.shell("git add specs swift kotlin && git commit -qm one")
    try scratch.write(["kotlin/ui/Box.kt": Sample.kotlin, "swift/Box.swift": "enum BoxMath {}\n"])
    try scratch.shell("git add kotlin swift")
    func same(_ words: [String]) async {
      let environment = scratch.environment
      let plain = await Run(words + ["--no-cache"], in: scratch, environment: environment)
      for _ in 0..<2 {
        let cached = await Run(words + ["--cache-dir", folder], in: scratch, environment: environment)
        #expect(cached.output == plain.output)
        #expect(cached.status == plain.status)
        #expect(cached.errors == "")
      }
      #expect(plain.status == .findings)
    }
    await same(["lint", "--staged"])
    try scratch.shell("git commit -qm two")
    await same(["review", "HEAD~1"])
  }

  @Test("is told about, and let go of")
  func upkeep() async throws {
    #expect(await run("cache", "info").output == "there is no cache in \(folder)\n")
    #expect(await run("cache", "clean").output == "there is no cache in \(folder)\n")
    _ = await run("lint")
    let info = await run("cache", "info")
    #expect(info.status == .clean)
    let lines = info.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first == "file: \(folder)/paritylint-cache.sqlite")
    // The spec; the outline and the facts of two files, and where those of their ports are; the stamps of the
    // files where they are old enough.
    #expect(["entries: 7", "entries: 8"].contains(lines.dropFirst().first))
    #expect(lines.dropFirst(2).first?.hasSuffix(" of 256 MiB") ?? false)
    #expect(lines.last?.hasPrefix("on disk: ") ?? false)
    #expect(await run("cache", "clean").output == "emptied the cache in \(folder)\n")
    #expect(await run("cache", "info").output.contains("\nentries: 0\nkept: 0 bytes of 256 MiB\n"))
  }

  @Test("takes one word, and needs a folder")
  func mistakes() async throws {
    let none = await Run("cache", "info", in: scratch)
    #expect(none.status == .failed)
    #expect(
      none.errors == """
        error: there is no folder for a cache: neither XDG_CACHE_HOME nor HOME is set
          help: give one with --cache-dir DIR

        """)
    #expect(
      await run("cache").errors == """
        error: cache takes one word: info or clean
          help: see paritylint cache --help

        """)
    #expect(await run("cache", "clear").errors.hasPrefix("error: 'clear' is no value of cache\n"))
    #expect(
      await Run("lint", "--cache-dir", "", in: scratch).errors
        == "error: --cache-dir needs the path of a folder\n")
  }

  @Test("lies in the user's folder by the conventions of the system")
  func places() {
    #expect(CacheFolder.path(of: ["XDG_CACHE_HOME": "/x", "HOME": "/h"]) == "/x/paritylint")
    #expect(CacheFolder.path(of: ["XDG_CACHE_HOME": "x", "HOME": "/h"])?.hasPrefix("/h/") ?? false)
    #expect(CacheFolder.path(of: ["XDG_CACHE_HOME": ""]) == nil)
    #expect(CacheFolder.path(of: ["HOME": ""]) == nil)
  }

  @Test("that cannot be used is a warning, which --quiet drops, and changes nothing else")
  func broken() async throws {
    let plain = await Run("lint", in: scratch)
    try scratch.write(["cache/paritylint-cache.sqlite": String(repeating: "no database ", count: 500)])
    let broken = await run("lint")
    #expect(broken.output == plain.output)
    #expect(broken.status == plain.status)
    #expect(
      broken.errors == """
        warning: the cache \(folder)/paritylint-cache.sqlite is not used: it is no cache of paritylint
          help: `paritylint cache clean` starts it anew

        """)
    #expect(await run("lint", "--quiet").errors == "")
    #expect(await run("cache", "info").status == .failed)
    #expect(await run("cache", "clean").status == .clean)
    #expect(await run("lint").errors == "")
  }
}
