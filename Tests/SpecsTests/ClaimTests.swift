import Conformance
import FoundationEssentials
import ParityModel
import Testing

@testable import ParityLintCommand

/// What the prose of the pages says, held against the specs.
@Suite("The claims of the specs")
struct ClaimTests {
  private func findings(
    _ number: String, _ spec: String, changing old: String = "", to new: String = ""
  ) async throws -> [Finding]? {
    guard let path = SeedPage.path(number) else { return nil }
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    let folder = FileManager.default.temporaryDirectory.path + "/claims-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(old.isEmpty || text.contains(old), "page \(number) does not say \(old)")
    let changed = folder + "/page.md"
    let edited = old.isEmpty ? text : text.replacing(old, with: new)
    try Data(edited.utf8).write(to: URL(filePath: changed))
    let page = try await SeedPage(at: changed, spec: spec)
    return try page.judgement(pages: page.pages).findings.filter { $0.rule == .docsDrift }
  }

  @Test(
    "hold on the pages as they are",
    arguments: [
      ("000", "specs/uim"), ("001", "specs/uim"), ("002", "specs/ui"), ("003", "specs/uim"),
      ("004", "specs/uim"),
    ])
  func hold(page: String, spec: String) async throws {
    guard let findings = try await findings(page, spec) else {
      print("skipped: ../shared/seeds is not at hand")
      return
    }
    #expect(findings.map(\.message) == [])
  }

  @Test(
    "drift where a page is changed, at the word",
    arguments: [
      ("000", "specs/uim", "and 4x around", "and 5x around", "5"),
      ("000", "specs/uim", "zoom to 2.5x at", "zoom to 3x at", "3"),
      ("000", "specs/uim", "the `bg-media` and", "the `bg-surface` and", "bg-surface"),
      ("001", "specs/uim", "uses `bg-surface-raised`", "uses `bg-surface`", "bg-surface"),
      ("002", "specs/ui", "| `\"Close\"` |", "| `\"Dismiss\"` |", "\"Dismiss\""),
      ("002", "specs/ui", "to `n of count`", "to `n / count`", "n / count"),
      ("003", "specs/uim", "a 44-point bar", "a 48-point bar", "48"),
      ("003", "specs/uim", "to one line in", "to two line in", "two"),
      ("004", "specs/uim", "every 60 ms after", "every 80 ms after", "80"),
      ("004", "specs/uim", "after 400 ms.", "after 500 ms.", "500"),
      ("004", "specs/uim", "(`0` by default)", "(`1` by default)", "1"),
      ("004", "specs/uim", "(`bg-label-quaternary` in", "(`bg-label` in", "bg-label"),
    ])
  func drift(page: String, spec: String, old: String, new: String, found: String) async throws {
    guard let findings = try await findings(page, spec, changing: old, to: new) else {
      print("skipped: ../shared/seeds is not at hand")
      return
    }
    #expect(findings.map(\.found) == [found])
    #expect(findings.map(\.location?.path) == ["page.md"])
  }

  @Test("leave a schedule of the code that is not the prose's to the rules about the code")
  func schedule() async throws {
    guard let path = SeedPage.path("004") else {
      print("skipped: ../shared/seeds is not at hand")
      return
    }
    let page = try await SeedPage(at: path, spec: "specs/uim")
    #expect(page.pages.count == 1)
    let findings = try page.judgement(pages: page.pages).findings
    #expect(findings.allSatisfy { $0.rule != .docsDrift })
    let drifting = findings.filter { $0.property == .constant("repeatDelay") && $0.expected == "60 ms" }
    #expect(Set(drifting.map(\.platform)) == [.swiftUI, .compose])
  }
}
