import ParityModel
import Program
import Workspace

/// Tells the platform of a file where no spec does.
enum PlatformGuess {
  /// A rem of 16 points, as the vocabulary has it.
  static let rem = 16.0

  /// Sorts files into ports: Swift is SwiftUI, Kotlin is Compose; TypeScript by the name of a folder
  /// above it, else by whether it sets class names. A file of plain TypeScript goes where the others
  /// of its kind go.
  static func ports(
    of files: [ListedFile], in tree: any SourceTree
  ) throws(WorkspaceError) -> [PortFiles] {
    var byPlatform: [Platform: [ListedFile]] = [:]
    var undecided: [ListedFile] = []
    for file in files {
      switch Language(path: file.path) {
      case .swift: byPlatform[.swiftUI, default: []].append(file)
      case .kotlin: byPlatform[.compose, default: []].append(file)
      case .tsx, .typescript, .css:
        if let platform = try platform(of: file, in: tree) {
          byPlatform[platform, default: []].append(file)
        } else {
          undecided.append(file)
        }
      case nil: break
      }
    }
    let styled = [Platform.uniwind, .nativeWind, .styleSheet].filter { byPlatform[$0] != nil }
    for file in undecided {
      byPlatform[styled.count == 1 ? styled[0] : .styleSheet, default: []].append(file)
    }
    return byPlatform.sorted { $0.key < $1.key }.map { platform, files in
      PortFiles(
        dialect: Dialect(platform: platform, rem: rem), files: files.sorted { $0.path < $1.path })
    }
  }

  /// Whether a path ends like a source of some port.
  static func isSource(_ path: String) -> Bool { Language(path: path) != nil }

  private static func named(in path: String) -> Platform? {
    for component in path.lowercased().split(separator: "/") {
      for platform in [Platform.nativeWind, .uniwind, .styleSheet]
      where component.hasPrefix(platform.rawValue) {
        return platform
      }
    }
    return nil
  }

  private static func platform(
    of file: ListedFile, in tree: any SourceTree
  ) throws(WorkspaceError) -> Platform? {
    if let platform = named(in: file.path) { return platform }
    return try used(by: file, in: tree)
  }

  private static func used(by file: ListedFile, in tree: any SourceTree) throws(WorkspaceError) -> Platform? {
    let bytes: [UInt8]
    do {
      bytes = try tree.bytes(of: file.path, limit: 4_000_000)
    } catch .tooLarge {
      // Whatever it sets, it will be said to be unreadable.
      return nil
    }
    if bytes.contains("className") { return .uniwind }
    return bytes.contains("StyleSheet") ? .styleSheet : nil
  }
}

extension [UInt8] {
  fileprivate func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard count >= word.count else { return false }
    return (0...(count - word.count)).contains { self[$0..<($0 + word.count)].elementsEqual(word) }
  }
}
