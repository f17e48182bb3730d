import FoundationEssentials

/// What the build left behind.
enum Build {
  static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

  /// The folder that holds the test bundle that runs, and the `paritylint` of the same build.
  static let products: String = {
    let bundle = CommandLine.arguments.first ?? ""
    let folder = bundle.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
    return FileManager.default.isExecutableFile(atPath: folder + "/paritylint")
      ? folder : root + "/.build/debug"
  }()
}
