import FoundationEssentials
import Glibc

/// A folder for one test, which goes away with it.
public final class Scratch: Sendable {
  public let path: String

  public init() throws {
    var template = Array("/tmp/paritylint-test.XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw CocoaError(.fileWriteUnknown) }
    path = String(cString: made)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes files, their folders with them.
  public func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = path + "/" + name
      let folder = file.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: file))
    }
  }

  /// The text of a file; empty where there is none.
  public func read(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path + "/" + name) ?? Data(), as: UTF8.self)
  }

  /// Runs with the rights of an ordinary user. `setfsuid` changes this thread alone, so the body must
  /// stay on it.
  public static func asNobody<Result>(_ body: () -> Result) -> Result {
    typealias Change = @convention(c) (UInt32) -> Int32
    guard geteuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return body() }
    let change = unsafeBitCast(symbol, to: Change.self)
    _ = change(65_534)
    defer { _ = change(0) }
    return body()
  }
}
