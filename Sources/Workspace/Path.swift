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

  /// What stands behind a folder in a path; empty for the folder itself, nil for a path outside.
  public static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "" }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }
}
