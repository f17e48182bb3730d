import ParityModel
import Workspace

/// What a run has read, for `--verbose`.
struct Account {
  let folder: SpecFolder
  let selection: Selection
  let files: [PortFiles]
  let reading: PortReading

  /// One sentence each: the spec, the root, and every platform.
  var lines: [String] {
    ["the spec is \(folder.files.map(\.path).joined(separator: ", "))", "the root is \(selection.tree.name)"]
      + files.map(line)
  }

  private func line(_ files: PortFiles) -> String {
    let platform = files.dialect.platform
    let port = reading.ports.first { $0.platform == platform }
    let place = selection.prefixes[platform].map { " below " + $0.dropLast() } ?? ""
    guard let port, !port.files.isEmpty else { return "\(platform.title)\(place): no file" }
    let classes = reading.unknownClasses.count { $0.platform == platform }
    let counts = [
      counted(port.files.count, "file") + (files.known == nil ? "" : " read elsewhere"),
      counted(port.facts.count, "fact"), counted(port.declarations.count, "declaration"),
      counted(port.unreadable.count, "place") + " that cannot be read",
    ]
    return "\(platform.title)\(place): " + counts.joined(separator: ", ")
      + (classes == 0
        ? "" : ", \(counted(classes, "class", "classes")) that are not understood")
  }

  private func counted(_ count: Int, _ noun: String, _ nouns: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : nouns ?? noun + "s")"
  }
}

extension Invocation {
  func complain(_ account: Account) { for line in account.lines { complain("note: \(line)") } }
}
