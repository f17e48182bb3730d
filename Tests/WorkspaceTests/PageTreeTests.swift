import ParityModel
import Testing

@testable import Workspace

@Suite("A documentation page")
struct PageTreeTests {
  private func tree(_ text: String) throws -> PageTree {
    try PageTree(path: "page.md", bytes: Array(text.utf8))
  }

  @Test("holds a file for each titled fence, with the page's line of its first line")
  func files() throws {
    let tree = try tree(
      """
      # Title
      ```bash title="Terminal"
      npm install
      ```
      ```swift
      let sample = 1
      ```
      ```swift title="ios/A.swift"
      let a = 1
      ```
      ```tsx title="web/[id].tsx"  
      ```

      """)
    let listing = try tree.files(matching: [Glob("**")])
    #expect(
      listing.files == [
        ListedFile(path: "ios/A.swift", page: .init(path: "page.md", line: 9)),
        ListedFile(path: "web/[id].tsx", page: .init(path: "page.md", line: 12)),
      ])
    #expect(try tree.bytes(of: "ios/A.swift", limit: 100) == Array("let a = 1\n".utf8))
    #expect(try tree.bytes(of: "web/[id].tsx", limit: 100) == [])
    #expect(try tree.files(matching: [Glob("ios/*")]).files.map(\.path) == ["ios/A.swift"])
  }

  @Test("keeps the carriage returns of its files")
  func carriageReturns() throws {
    let tree = try tree("a\r\n```swift title=\"A.swift\"\r\nlet a = 1\r\n```\r\n")
    #expect(try tree.bytes(of: "A.swift", limit: 100) == Array("let a = 1\r\n".utf8))
  }

  @Test("ends a fence at a line of nothing but three backticks")
  func fences() throws {
    let tree = try tree("```md title=\"A.md\"\n ```\n````\n``` \nx\n```\n")
    #expect(try tree.bytes(of: "A.md", limit: 100) == Array(" ```\n````\n``` \nx\n".utf8))
  }

  @Test("takes no other line for the start of a file")
  func otherLines() {
    for line in [
      " ```swift title=\"A.swift\"", "``` title=\"A.swift\"", "```swift  title=\"A.swift\"",
      "```swift title=\"A.swift\" x", "```swift title=\"\"", "````swift title=\"A.swift\"",
    ] {
      #expect(throws: WorkspaceError.noTitledFence(page: "page.md"), "\(line)") { try tree(line + "\n```\n") }
    }
  }

  @Test("names the line of a fence that is never closed, stands twice or leads out")
  func broken() {
    #expect(throws: WorkspaceError.unclosedFence(page: "page.md", line: 2, title: "A.swift")) {
      try tree("x\n```swift title=\"A.swift\"\nlet a = 1\n")
    }
    #expect(throws: WorkspaceError.repeatedFence(page: "page.md", first: 1, second: 3, title: "A.swift")) {
      try tree("```swift title=\"A.swift\"\n```\n```swift title=\"A.swift\"\n```\n")
    }
    #expect(
      throws: WorkspaceError.outside(path: "page.md:1: the code fence '../A.swift'", tree: "the page")
    ) {
      try tree("```swift title=\"../A.swift\"\n```\n")
    }
  }
}
