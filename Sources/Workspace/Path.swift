/// Paths as text: nothing here asks the disk.
public enum Path {
  /// An absolute path without `.`, `..` and doubled slashes.
  public static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      switch part {
      case ".": break
      case "..": parts = Array(parts.dropLast())
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  public static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  public static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The way from one folder to another, both absolute and normalized: `../android`.
  public static func way(from folder: String, to other: String) -> String {
    let (here, there) = (folder.split(separator: "/"), other.split(separator: "/"))
    let common = zip(here, there).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: here.count - common) + there.dropFirst(common).map(String.init)
    return steps.joined(separator: "/")
  }

  /// What stands behind a folder in a path; empty for the folder itself, nil for a path outside.
  public static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "" }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }
}
