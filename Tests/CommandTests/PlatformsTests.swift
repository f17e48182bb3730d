import Foundation
import Handbook
import ParityModel
import ScratchFolder
import Testing

@testable import ParityLintCommand

@Suite("platforms")
struct PlatformsTests {
  @Test("tells of each what it is, how it is read and how a spec names it")
  func text() async throws {
    let run = await Run("platforms", in: try Scratch())
    #expect(run.status == .clean)
    #expect(
      run.output.hasPrefix(
        """
        SwiftUI (swiftui): views of Apple's systems
          written in      Swift (.swift)
          in a spec       Platform(.swiftUI, "ios/**/*.swift")
          without a spec  every Swift file
        """))
    for platform in Platform.allCases {
      #expect(run.output.contains("\(platform.title) (\(platform.rawValue)): "))
    }
    #expect(!run.output.split(separator: "\n").contains { $0.count > 110 })
  }

  @Test("omits what no source of the gallery states there, and what the handbook shows of no other")
  func omissions() async throws {
    let run = await Run(
      ["extract", "--spec", "examples/specs", "--root", "examples/conforming", "--format", "json"],
      at: Build.root)
    struct Fact: Decodable {
      var platform: String
      var property: String
    }
    let facts = try JSONDecoder().decode([Fact].self, from: Data(run.output.utf8))
    #expect(facts.count > 100)
    for platform in Platform.allCases {
      for omission in platform.omissions {
        let family = omission.family
        #expect(
          Property.all.contains { $0.spelling == family || $0.spelling.hasPrefix(family + ".") }, "\(family)")
        #expect(
          !facts.contains { $0.platform == platform.rawValue && $0.property.hasPrefix(family) },
          "\(platform) states \(family)")
      }
    }
  }

  @Test("are known by the endings of their files")
  func endings() {
    #expect(PlatformsCommand.text.contains("Kotlin (.kt .kts)"))
    #expect(
      PlatformsCommand.text.contains("TSX (.tsx .jsx), TypeScript (.ts .mts .cts .js .mjs .cjs), CSS (.css)"))
  }
}

@Suite("A line of progress")
struct ProgressTests {
  @Test("is shown only after a second, and then ten times a second at most")
  func patience() {
    var progress = Progress { _ in }.of("reading")
    #expect(progress.line(1, of: 9, at: .milliseconds(999)) == nil)
    #expect(progress.line(2, of: 9, at: .seconds(1)) == "reading: 2 of 9")
    #expect(progress.line(3, of: 9, at: .milliseconds(1099)) == nil)
    #expect(progress.line(4, of: 9, at: .milliseconds(1100)) == "reading: 4 of 9")
  }

  @Test("is for a terminal that shows errors, and for no quiet run")
  func terminal() throws {
    var invocation = Invocation(
      arguments: [], workingDirectory: "/", today: .init(secondsSince1970: 0), output: { _, _ in })
    let loud = try CommonOptions(Arguments(["lint"]), invocation)
    #expect(invocation.progress(loud) == nil)
    invocation.areErrorsShown = true
    #expect(invocation.progress(loud) != nil)
    #expect(invocation.progress(try CommonOptions(Arguments(["lint", "-q"]), invocation)) == nil)
  }
}

@Suite("--verbose")
struct VerboseTests {
  @Test("says what is read, and how much of it")
  func lint() async throws {
    let scratch = try Sample.project()
    let run = await Run("lint", "--verbose", in: scratch)
    #expect(
      run.errors == """
        note: the spec is specs/box.swift
        note: the root is \(scratch.path)
        note: SwiftUI: 1 file, 1 fact, 0 declarations, 0 places that cannot be read
        note: Compose: 1 file, 1 fact, 0 declarations, 0 places that cannot be read

        """)
  }
}
