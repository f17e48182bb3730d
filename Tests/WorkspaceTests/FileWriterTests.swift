import FoundationEssentials
import ScratchFolder
import Testing

@testable import Workspace

@Suite("Writing a file")
struct FileWriterTests {
  @Test("replaces the old one as a whole and leaves nothing beside it")
  func replaces() throws {
    let scratch = try Scratch()
    try scratch.write(["out.json": "old and longer"])
    try FileWriter.write(Array("new".utf8), to: scratch.path + "/out.json")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["out.json"])
    #expect(FileManager.default.contents(atPath: scratch.path + "/out.json") == Data("new".utf8))
  }

  @Test("into a folder that does not exist is refused with the path")
  func refused() throws {
    let path = try Scratch().path + "/no/out.json"
    #expect(throws: WorkspaceError.notWritten(path: path, reason: "no such file or directory")) {
      try FileWriter.write([], to: path)
    }
  }

  @Test("that was read before keeps its permissions")
  func rewrites() throws {
    let scratch = try Scratch()
    try scratch.write(["a": "old"])
    try scratch.shell("chmod 751 a")
    try FileWriter.replace(scratch.path + "/a", holding: Array("old".utf8), with: Array("newer".utf8))
    #expect(scratch.read("a") == "newer")
    #expect(try scratch.shell("stat -c %a a; ls") == "751\na\n")
  }

  @Test("that has changed since it was read leaves it alone", arguments: ["other", "old and more", ""])
  func changed(text: String) throws {
    let scratch = try Scratch()
    try scratch.write(["a": text])
    #expect(throws: WorkspaceError.changed(path: scratch.path + "/a")) {
      try FileWriter.replace(scratch.path + "/a", holding: Array("old".utf8), with: Array("newer".utf8))
    }
    #expect(try scratch.shell("cat a; ls") == text + "a\n")
  }
}
