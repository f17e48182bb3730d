import FoundationEssentials
import Glibc
import Testing

/// A folder that goes away with the test.
final class Scratch {
  let path: String

  init() throws {
    var template = Array("/tmp/paritylint-test.XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    path = String(cString: made)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes files, their folders with them.
  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = path + "/" + name
      let folder = file.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: file))
    }
  }
}
