import ScratchFolder
import Testing

@testable import Workspace

@Suite("Stamps of files")
struct FileStampTests {
  private static let second: Int64 = 1_000_000_000

  private func status(size: Int64 = 1, modified: Int64 = 0, changed: Int64 = 0) -> FileStamp {
    .status(.init(device: 1, inode: 2, size: size, modified: modified, changed: changed))
  }

  @Test("hold from two seconds after the last change on, whichever clock says so")
  func settled() {
    let second = Self.second
    #expect(status(modified: second, changed: second).isSettled(at: 3 * second))
    #expect(!status(modified: second, changed: second).isSettled(at: 3 * second - 1))
    #expect(!status(modified: 0, changed: 2 * second).isSettled(at: 3 * second))
    #expect(!status(modified: 2 * second, changed: 0).isSettled(at: 3 * second))
    #expect(!status(modified: 9 * second, changed: 9 * second).isSettled(at: 3 * second), "from the future")
    #expect(!status(modified: .min, changed: .min).isSettled(at: .max), "no clock says that")
    #expect(FileStamp.object("1").isSettled(at: 0))
  }

  @Test("change with every write, also one that sets the time back")
  func changes() throws {
    let scratch = try Scratch()
    try scratch.write(["a": "1"])
    let path = scratch.path + "/a"
    let first = try #require(FileStamp(ofFile: path))
    #expect(FileStamp(ofFile: path) == first)
    try scratch.shell("sleep 0.05; cp -p a old; printf 2 > a; touch -r old a")
    #expect(FileStamp(ofFile: path) != first)
  }

  @Test("are of regular files, links followed")
  func kinds() throws {
    let scratch = try Scratch()
    try scratch.write(["a": "1"])
    try scratch.shell("ln -s a link; ln -s none broken; mkfifo pipe")
    #expect(FileStamp(ofFile: scratch.path + "/link") == FileStamp(ofFile: scratch.path + "/a"))
    for name in ["", "/none", "/broken", "/pipe"] { #expect(FileStamp(ofFile: scratch.path + name) == nil) }
  }
}
