import FoundationEssentials
import Testing

/// A golden that is missing is recorded, and the test fails all the same.
func expectGolden(_ name: String, _ text: String, at place: SourceLocation = #_sourceLocation) throws {
  let folder = Build.root + "/Tests/CommandTests/Goldens"
  let path = folder + "/" + name
  guard let golden = FileManager.default.contents(atPath: path) else {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
    Issue.record("\(name) was missing and is now recorded; read it, then run again", sourceLocation: place)
    return
  }
  #expect(text == String(decoding: golden, as: UTF8.self), sourceLocation: place)
}
