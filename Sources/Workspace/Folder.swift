/// Plain questions about the disk, for what is no source of a port: specs, and paths a person names.
public enum Folder {
  public enum Kind: Hashable, Sendable { case file, folder, other }

  /// What a path is, links followed; nil where it is nothing.
  public static func kind(of path: String) throws(WorkspaceError) -> Kind? {
    do {
      switch try FileSystem.kind(of: path) {
      case .file: return .file
      case .folder: return .folder
      case .link, .other: return .other
      }
    } catch .missing {
      return nil
    }
  }

  /// The names of the files of a folder with an ending, sorted; hidden ones and subfolders are left out.
  public static func files(of folder: String, ending: String) throws(WorkspaceError) -> [String] {
    try FileSystem.entries(of: folder).entries
      .filter { $0.kind != .folder && !$0.name.hasPrefix(".") && $0.name.hasSuffix(ending) }
      .map(\.name).sorted()
  }

  /// The names of the folders in a folder, sorted; hidden ones are left out.
  public static func folders(of folder: String) throws(WorkspaceError) -> [String] {
    try FileSystem.entries(of: folder).entries
      .filter { $0.kind == .folder && !$0.name.hasPrefix(".") }.map(\.name).sorted()
  }

  /// Makes a folder where it is missing, and those above it.
  public static func make(_ folder: String) throws(WorkspaceError) { try FileSystem.makeFolder(folder) }

  public static func read(_ path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    try FileSystem.read(path, limit: limit)
  }
}
