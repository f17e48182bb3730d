import ScratchFolder
import Testing

@testable import Workspace

@Suite("A git repository")
struct GitRepositoryTests {
  private let bench: Bench
  private var scratch: Scratch { bench.scratch }

  init() throws { bench = try Bench() }

  @Test("is missing outside of one, and without git, with a sentence")
  func missing() throws {
    let elsewhere = try Scratch()
    #expect(throws: WorkspaceError.noRepository(path: elsewhere.path)) {
      try bench.repository(at: elsewhere.path)
    }
    #expect(throws: WorkspaceError.noRepository(path: scratch.path + "/.git")) {
      try bench.repository(at: scratch.path + "/.git")
    }
    #expect(throws: WorkspaceError.gitMissing) {
      try bench.repository(adding: ["PATH": "/nowhere:/at/all"])
    }
  }

  @Test("gives a commit as it was, and the disk for what is outside of it")
  func revision() throws {
    try scratch.write(["specs/S.swift": "one", "A.swift": "1"])
    try scratch.shell("git add . && git commit -qm one && git tag first")
    try scratch.write(["specs/S.swift": "two"])
    try scratch.shell("git rm -q A.swift && git commit -qam two && rm -r specs")
    let repository = try bench.repository()
    let old = try repository.snapshot(of: repository.commit(named: "first"))
    let new = try repository.snapshot(of: repository.commit(named: "HEAD"))
    #expect(try bench.paths(old, "**/*.swift") == ["A.swift", "specs/S.swift"])
    #expect(try bench.paths(new, "**/*.swift") == ["specs/S.swift"])
    #expect(try old.read(scratch.path + "/specs/S.swift", limit: 9) == Array("one".utf8))
    #expect(try new.read(scratch.path + "/specs/S.swift", limit: 9) == Array("two".utf8))
    #expect(try old.folders(of: scratch.path) == ["specs"])
    #expect(try old.files(of: scratch.path + "/specs", ending: ".swift") == ["S.swift"])
    #expect(try new.kind(of: scratch.path + "/A.swift") == nil)
    #expect(try old.kind(of: scratch.path + "/A.swift") == .file)
    #expect(try old.kind(of: scratch.path) == .folder)
    let other = try Scratch()
    try other.write(["S.swift": "on disk"])
    #expect(try old.read(other.path + "/S.swift", limit: 9) == Array("on disk".utf8))
    #expect(throws: WorkspaceError.outsideRepository(path: other.path, top: repository.top)) {
      try old.sourceTree(at: other.path)
    }
  }

  @Test("names the commit where two histories part, and says where they never met")
  func mergeBase() throws {
    try scratch.shell(
      """
      git commit -q --allow-empty -m one && git tag one
      git checkout -q -b side && git commit -q --allow-empty -m two
      git checkout -q main && git commit -q --allow-empty -m three
      git checkout -q --orphan lone && git commit -q --allow-empty -m four
      """)
    let repository = try bench.repository()
    #expect(try repository.mergeBase("main", "side") == repository.commit(named: "one"))
    #expect(throws: WorkspaceError.noMergeBase(base: "main", head: "lone")) {
      try repository.mergeBase("main", "lone")
    }
    #expect(throws: WorkspaceError.unknownRevision(name: "nothing")) {
      try repository.commit(named: "nothing")
    }
    #expect(throws: WorkspaceError.unknownRevision(name: "--all")) {
      try repository.commit(named: "--all")
    }
  }

  @Test("is the one of a linked work tree, with an index of its own")
  func worktree() throws {
    try scratch.write(["A.swift": "a"])
    try scratch.shell(
      """
      git add . && git commit -qm one && git worktree add -q tree -b other && cd tree
      printf b > B.swift && git add .
      """)
    let tree = scratch.path + "/tree"
    let linked = try bench.repository(at: tree)
    #expect(try bench.paths(linked.index(), "*.swift", at: tree) == ["A.swift", "B.swift"])
    #expect(try bench.paths(bench.index(), "*.swift") == ["A.swift"])
    #expect(try linked.hooksFolder() == bench.repository().hooksFolder())
  }

  @Test("inside a hook is the one that the hook names, with its index")
  func hook() throws {
    try scratch.write(["A.swift": "a", "sub/B.swift": "b"])
    try scratch.shell(
      "git add A.swift && git commit -qm one && GIT_INDEX_FILE=.git/other git read-tree HEAD "
        + "&& GIT_INDEX_FILE=.git/other git add sub/B.swift")
    for variables in [
      ["GIT_INDEX_FILE": ".git/other"], ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/other"],
      ["GIT_INDEX_FILE": scratch.path + "/.git/other", "GIT_PREFIX": "sub/"],
    ] {
      let repository = try bench.repository(adding: variables)
      #expect(try bench.paths(repository.index(), "**/*.swift") == ["A.swift", "sub/B.swift"])
    }
    let below = try bench.repository(
      from: scratch.path + "/sub", adding: ["GIT_INDEX_FILE": scratch.path + "/.git/other"])
    #expect(try bench.paths(below.index(), "**/*.swift") == ["A.swift", "sub/B.swift"])
    #expect(try bench.paths(bench.index(), "**/*.swift") == ["A.swift"])
  }

  @Test("inside a hook of another one is still the one around the path")
  func foreignHook() throws {
    try scratch.write(["A.swift": "a"])
    try scratch.shell("git add .")
    let other = try Bench()
    try other.scratch.shell("git commit -q --allow-empty -m one")
    let variables = ["GIT_DIR": other.scratch.path + "/.git", "GIT_INDEX_FILE": ".git/index"]
    let repository = try bench.repository(from: other.scratch.path, adding: variables)
    #expect(try bench.paths(repository.index(), "*.swift") == ["A.swift"])
  }

  @Test("with its metadata elsewhere is found through the environment")
  func detached() throws {
    try scratch.write(["A.swift": "a"])
    try scratch.shell("git add . && mv .git meta.git")
    let variables = ["GIT_DIR": scratch.path + "/meta.git", "GIT_WORK_TREE": scratch.path]
    let repository = try bench.repository(adding: variables)
    #expect(try bench.paths(repository.index(), "*.swift") == ["A.swift"])
  }

  @Test("reads large files and many, and refuses what is over the limit")
  func sizes() throws {
    let large = String(repeating: "0123456789abcdef", count: 300_000)
    try scratch.write(["Large.swift": large, "Small.swift": "s"])
    try scratch.shell("git add .")
    let tree = try bench.index().sourceTree(at: scratch.path)
    #expect(throws: WorkspaceError.tooLarge(path: "Large.swift", limit: 1000)) {
      try tree.bytes(of: "Large.swift", limit: 1000)
    }
    #expect(try tree.bytes(of: "Small.swift", limit: 1000) == Array("s".utf8))
    #expect(try tree.bytes(of: "Large.swift", limit: 10_000_000) == Array(large.utf8))
    #expect(throws: WorkspaceError.missing(path: "None.swift in the index")) {
      try tree.bytes(of: "None.swift", limit: 1000)
    }
    #expect(throws: WorkspaceError.outside(path: "../x", tree: scratch.path + " in the index")) {
      try tree.bytes(of: "../x", limit: 1000)
    }
  }

  @Test("reads the same from many tasks at once")
  func concurrent() async throws {
    let names = (0..<40).map { "F\($0).swift" }
    try scratch.write(Dictionary(uniqueKeysWithValues: names.map { ($0, String(repeating: $0, count: 900)) }))
    try scratch.shell("git add .")
    let tree = try bench.index().sourceTree(at: scratch.path)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for name in names {
        group.addTask {
          try tree.bytes(of: name, limit: 100_000) == Array(String(repeating: name, count: 900).utf8)
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test("says where an object is missing")
  func damaged() throws {
    try scratch.write(["A.swift": "a"])
    try scratch.shell("git add . && rm -r .git/objects/??")
    let tree = try bench.index().sourceTree(at: scratch.path)
    #expect {
      try tree.bytes(of: "A.swift", limit: 10)
    } throws: { error in
      (error as? WorkspaceError)?.message.hasPrefix("git cat-file failed: the object store lacks ") == true
    }
  }
}
