import ParityModel
import Workspace

/// The globs that name the files of one port and none of another's.
enum PlatformGlobs {
  /// Everything below the folder that the files have in common, by their endings; where that would take a
  /// file of another port along, the files themselves.
  static func globs(of port: PortFiles, among ports: [PortFiles]) -> [String] {
    let paths = port.files.map(\.path)
    let folder = common(paths)
    let endings = Set(paths.compactMap { $0.split(separator: ".").last.map(String.init) }).sorted()
    let globs = endings.map { (folder.isEmpty ? "" : folder + "/") + "**/*." + $0 }
    let others = ports.filter { $0.dialect.platform != port.dialect.platform }.flatMap(\.files)
    let takesOthers = globs.compactMap { try? Glob($0) }
      .contains { glob in others.contains { glob.matches($0.path) } }
    return takesOthers ? paths : globs
  }

  /// The innermost folder that holds every path.
  private static func common(_ paths: [String]) -> String {
    var folder = paths.first.map { Array($0.split(separator: "/").dropLast()) } ?? []
    for path in paths {
      let parts = path.split(separator: "/").dropLast()
      let count = zip(folder, parts).prefix { $0 == $1 }.count
      folder.removeLast(folder.count - count)
    }
    return folder.joined(separator: "/")
  }
}
