import Glibc
import ScratchFolder
import Testing

@testable import Workspace

@Suite("A folder")
struct DirectoryTreeTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func listing(_ patterns: String...) throws -> Listing {
    let tree = try DirectoryTree(root: scratch.path)
    return try tree.files(matching: patterns.map { try Glob($0) })
  }

  private func paths(_ patterns: String...) throws -> [String] {
    let tree = try DirectoryTree(root: scratch.path)
    return try tree.files(matching: patterns.map { try Glob($0) }).files.map(\.path)
  }

  @Test("lists what the globs name, sorted by path")
  func lists() throws {
    try scratch.write(["b/B.swift": "", "a/A.swift": "", "a/A.kt": "", "C.swift": ""])
    #expect(try paths("**/*.swift") == ["C.swift", "a/A.swift", "b/B.swift"])
    #expect(try paths("a/*", "b/*.swift") == ["a/A.kt", "a/A.swift", "b/B.swift"])
  }

  @Test("enters hidden and build folders only where a glob spells them")
  func hidden() throws {
    try scratch.write([
      ".git/A.swift": "", "build/B.swift": "", "node_modules/x/C.swift": "", ".D.swift": "", "E.swift": "",
    ])
    #expect(try paths("**/*.swift") == ["E.swift"])
    #expect(try paths("build/*.swift") == ["build/B.swift"])
    #expect(try paths(".git/**") == [".git/A.swift"])
    #expect(try paths("node_modules/**/*.swift") == ["node_modules/x/C.swift"])
    #expect(try paths("buil?/*.swift") == [])
  }

  @Test("follows a link inside the root where a glob names it, and never through **")
  func links() throws {
    try scratch.write(["packages/ios/A.swift": ""])
    symlink("packages/ios", scratch.path + "/ios")
    #expect(try paths("ios/**/*.swift") == ["ios/A.swift"])
    #expect(try paths("**/*.swift") == ["packages/ios/A.swift"])
  }

  @Test("does not run in a circle of links")
  func circle() throws {
    try scratch.write(["a/A.swift": ""])
    symlink("..", scratch.path + "/a/up")
    symlink("loop", scratch.path + "/loop")
    #expect(try paths("**/*.swift") == ["a/A.swift"])
    #expect(try paths("a/up/a/up/a/*.swift") == ["a/up/a/up/a/A.swift"])
    #expect(try listing("loop").skipped == [.init(path: "loop", reason: "the link leads nowhere")])
  }

  @Test("refuses a link that leads out of the root, and says so")
  func outside() throws {
    symlink("/etc", scratch.path + "/etc")
    symlink("/etc/passwd", scratch.path + "/P.swift")
    let listing = try listing("etc/*", "*.swift")
    #expect(listing.files.isEmpty)
    #expect(
      listing.skipped == [
        .init(path: "P.swift", reason: "the link leads out of the root"),
        .init(path: "etc", reason: "the link leads out of the root"),
      ])
    let tree = try DirectoryTree(root: scratch.path)
    #expect(throws: WorkspaceError.outside(path: "P.swift", tree: scratch.path)) {
      try tree.bytes(of: "P.swift", limit: 100)
    }
    #expect(throws: WorkspaceError.outside(path: "../x", tree: scratch.path)) {
      try tree.bytes(of: "../x", limit: 100)
    }
  }

  @Test("skips what is no regular file, and says so")
  func pipes() throws {
    mkfifo(scratch.path + "/A.swift", 0o600)
    let listing = try listing("*.swift")
    #expect(listing.files.isEmpty)
    #expect(listing.skipped == [.init(path: "A.swift", reason: "it is not a regular file")])
    #expect(throws: WorkspaceError.notAFile(path: scratch.path + "/A.swift")) {
      try DirectoryTree(root: scratch.path).bytes(of: "A.swift", limit: 100)
    }
  }

  @Test("gives the bytes of a file up to a limit")
  func bytes() throws {
    try scratch.write(["A.swift": "let a = 1"])
    let tree = try DirectoryTree(root: scratch.path)
    #expect(try tree.bytes(of: "A.swift", limit: 9) == Array("let a = 1".utf8))
    #expect(throws: WorkspaceError.tooLarge(path: scratch.path + "/A.swift", limit: 8)) {
      try tree.bytes(of: "A.swift", limit: 8)
    }
    #expect(throws: WorkspaceError.missing(path: scratch.path + "/B.swift")) {
      try tree.bytes(of: "B.swift", limit: 8)
    }
  }

  @Test("that does not exist is missing")
  func missing() {
    #expect(throws: WorkspaceError.missing(path: "/nowhere/at/all")) {
      try openSourceTree(at: "/nowhere/at/all")
    }
  }

  @Test("reports a folder that it may not read")
  func unreadable() throws {
    try scratch.write(["a/A.swift": "", "b/B.kt": ""])
    chmod(scratch.path, 0o755)
    chmod(scratch.path + "/a", 0)
    let root = scratch.path
    let result = Scratch.asNobody { () -> WorkspaceError? in
      do throws(WorkspaceError) {
        _ = try DirectoryTree(root: root).files(matching: [Glob(everythingIn: "")])
        return nil
      } catch {
        return error
      }
    }
    chmod(scratch.path + "/a", 0o755)
    #expect(result == .refused(path: root + "/a", isFolder: true, reason: "permission denied"))
  }
}
