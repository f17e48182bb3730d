import FoundationEssentials
import ScratchFolder
import Testing

@testable import Workspace

@Suite("A watch of folders")
struct FolderWatchTests {
  @Test(
    "ends its wait at what changed since the last one, and only at names that count", .timeLimit(.minutes(1)))
  func changes() throws {
    let scratch = try Scratch()
    try scratch.write(["A.swift": "1"])
    let watch = try FolderWatch()
    try watch.add(scratch.path)
    try watch.add(scratch.path + "/nowhere")

    var seen: [String] = []
    func wait() throws {
      seen = []
      try watch.wait(quiet: 1) { name in
        seen.append(name)
        return name.hasSuffix(".swift")
      }
    }
    try scratch.write(["note.txt": "x"])
    try scratch.write(["A.swift": "2"])
    try wait()
    #expect(seen.contains("note.txt"))
    #expect(seen.contains("A.swift"))

    try scratch.shell("mv A.swift B.swift")
    try wait()
    #expect(seen.contains("A.swift") && seen.contains("B.swift"))

    try scratch.shell("mkdir inner")
    try wait()
    try watch.add(scratch.path + "/inner")
    try scratch.write(["inner/C.swift": ""])
    try wait()
    #expect(seen.contains("C.swift"))
  }
}
