import FoundationEssentials
import ScratchFolder
import Testing

@testable import Workspace

@Suite("The git index")
struct GitIndexTests {
  private let bench: Bench
  private var scratch: Scratch { bench.scratch }

  init() throws { bench = try Bench() }

  @Test("of an empty repository is empty, and follows no commit")
  func empty() throws {
    #expect(try bench.repository().head() == nil)
    #expect(try bench.paths(bench.index(), "**") == [])
  }

  @Test("gives what is staged, whatever the work tree says")
  func partial() throws {
    try scratch.write(["a/A.swift": "staged"])
    try scratch.shell("git add a")
    try scratch.write(["a/A.swift": "in the work tree", "a/B.swift": "untracked"])
    let before = try scratch.fingerprint()
    let index = try bench.index()
    #expect(try bench.paths(index, "**/*.swift") == ["a/A.swift"])
    #expect(try bench.text(index, "a/A.swift") == "staged")
    #expect(try scratch.fingerprint() == before)
  }

  @Test("has a staged file that is gone from the work tree, and lacks one whose deletion is staged")
  func deleted() throws {
    try scratch.write(["A.swift": "a", "B.swift": "b"])
    try scratch.shell("git add . && git commit -qm one && git rm -q --cached B.swift && rm A.swift")
    let repository = try bench.repository()
    #expect(try bench.paths(repository.index(), "*.swift") == ["A.swift"])
    #expect(try bench.text(repository.index(), "A.swift") == "a")
  }

  @Test("has a renamed file under its new name only")
  func renamed() throws {
    try scratch.write(["old/A.swift": "the same text, long enough to be taken for a rename"])
    try scratch.shell("git add . && git commit -qm one && mkdir new && git mv old/A.swift new/A.swift")
    let repository = try bench.repository()
    let head = try repository.snapshot(of: repository.commit(named: "HEAD"))
    #expect(try bench.paths(head, "**") == ["old/A.swift"])
    #expect(try bench.paths(repository.index(), "**") == ["new/A.swift"])
  }

  @Test("lacks what is only intended to be added, and has an empty file")
  func intended() throws {
    try scratch.write(["A.swift": "a", "Empty.swift": ""])
    try scratch.shell("git add -N A.swift && git add Empty.swift")
    #expect(try bench.paths(bench.index(), "*.swift") == ["Empty.swift"])
    #expect(try bench.text(bench.index(), "Empty.swift") == "")
  }

  @Test("names paths with spaces, quotes, line breaks and letters beyond ASCII")
  func names() throws {
    let names = ["a b/C d.swift", "größe/日本.swift", "quo\"te.swift", "tab\tline\nbreak.swift"]
    try scratch.write(Dictionary(uniqueKeysWithValues: names.map { ($0, "in " + $0) }))
    try scratch.shell("git add .")
    let index = try bench.index()
    #expect(try bench.paths(index, "**/*.swift") == names.sorted())
    for name in names { #expect(try bench.text(index, name) == "in " + name) }
  }

  @Test("says where a name is not UTF-8")
  func unnameable() throws {
    try scratch.shell("printf x > \"$(printf 'a\\377.swift')\" && git add .")
    let listing = try bench.listing(bench.index(), "*.swift")
    #expect(listing.files == [])
    #expect(listing.skipped == [.init(path: "a\u{FFFD}.swift", reason: "its name is not UTF-8")])
  }

  @Test("follows a link where a glob gives it a segment, and says where one leads nowhere")
  func links() throws {
    try scratch.write(["packages/ios/A.swift": "a"])
    try scratch.shell(
      """
      ln -s packages/ios ios; ln -s ../packages/ios/A.swift packages/L.swift
      ln -s /etc/passwd Out.swift; ln -s loop loop; ln -s nowhere N.swift; git add .
      """)
    let index = try bench.index()
    #expect(try bench.paths(index, "ios/*.swift") == ["ios/A.swift"])
    #expect(try bench.paths(index, "ios/**/*.swift") == ["ios/A.swift"])
    #expect(try bench.paths(index, "packages/**/*.swift") == ["packages/L.swift", "packages/ios/A.swift"])
    #expect(try bench.paths(index, "packages/*.swift") == ["packages/L.swift"])
    #expect(try bench.text(index, "packages/L.swift") == "a")
    #expect(
      try bench.listing(index, "*.swift", "loop").skipped == [
        .init(path: "N.swift", reason: "the link leads nowhere in the index"),
        .init(path: "Out.swift", reason: "the link leads nowhere in the index"),
        .init(path: "loop", reason: "the link leads nowhere in the index"),
      ])
    #expect(try bench.paths(index, "L.swift", at: scratch.path + "/packages") == ["L.swift"])
    #expect(try bench.paths(index, "*.swift", at: scratch.path + "/ios") == ["A.swift"])
  }

  @Test("skips a submodule, and says so")
  func submodule() throws {
    try scratch.write(["inner/A.swift": "a", "B.swift": "b"])
    try scratch.shell(
      """
      cd inner && git init -q -b main . && git add . && git commit -qm one && cd ..
      git -c advice.addEmbeddedRepo=false add . && git commit -qm one
      """)
    let listing = try bench.listing(bench.index(), "**/*.swift")
    #expect(listing.files.map(\.path) == ["B.swift"])
    #expect(
      listing.skipped == [.init(path: "inner", reason: "it is a submodule, a repository of its own")])
    let inner = try bench.repository(at: scratch.path + "/inner")
    #expect(inner.top.hasSuffix("/inner"))
    #expect(try bench.paths(inner.index(), "*.swift", at: scratch.path + "/inner") == ["A.swift"])
  }

  @Test("refuses an unmerged file, and reads the others")
  func unmerged() throws {
    try scratch.write(["A.swift": "1", "B.swift": "b"])
    try scratch.shell(
      """
      git add . && git commit -qm one && git checkout -q -b side && echo 2 > A.swift && git commit -qam two
      git checkout -q main && echo 3 > A.swift && git commit -qam three
      git merge side && exit 1 || true
      """)
    let index = try bench.index()
    #expect(try bench.paths(index, "*.swift") == ["A.swift", "B.swift"])
    #expect(try bench.text(index, "B.swift") == "b")
    #expect(throws: WorkspaceError.unmerged(path: "A.swift")) { try bench.text(index, "A.swift") }
  }

  @Test("lists what the same folder on disk lists")
  func likeTheDisk() throws {
    try scratch.write([
      "a/A.swift": "", "a/build/B.swift": "", ".hidden/C.swift": "", "node_modules/x/D.swift": "",
      ".E.swift": "", "a/b/c/F.swift": "",
    ])
    try scratch.shell("ln -s a l; git add -f .")
    let index = try bench.index()
    for glob in [
      "**/*.swift", "**", "a/**", "*/build/*.swift", "node_modules/**/*.swift", ".*/*.swift", "l/**",
      "{a,l}/*.swift", "*/*.swift",
    ] {
      let disk = try DirectoryTree(root: scratch.path).files(matching: [Glob(glob)])
      #expect(
        try bench.paths(index, glob) == disk.files.map(\.path).filter { !$0.hasPrefix(".git/") }, "\(glob)")
    }
  }
}
