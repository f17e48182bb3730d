import Workspace

/// Where runs keep what later ones need.
enum CacheFolder {
  /// What --cache-dir says, else the user's; nil where there is neither.
  static func path(_ arguments: Arguments, _ invocation: Invocation) throws(Failure) -> String? {
    guard let path = try arguments.one(.cacheDir) else { return invocation.cacheFolder }
    guard !path.isEmpty else { throw Failure("--cache-dir needs the path of a folder") }
    return Path.normalized(invocation.absolute(path))
  }

  /// The user's, by the conventions of the system.
  static func path(of environment: [String: String]) -> String? {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/paritylint" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return home + "/Library/Caches/paritylint"
    #else
      return home + "/.cache/paritylint"
    #endif
  }
}
