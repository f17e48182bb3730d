import FactCache

/// `paritylint cache`.
struct CacheCommand {
  let arguments: Arguments
  let invocation: Invocation

  enum Action: String, CaseIterable { case info, clean }

  func run() throws(Failure) -> ExitStatus {
    guard arguments.paths.count == 1 else {
      throw Failure("cache takes one word: info or clean", advice: "see paritylint cache --help")
    }
    let action = try Arguments.choice(arguments.paths[0], of: "cache", Action.self)
    guard let folder = try CacheFolder.path(arguments, invocation) else {
      throw Failure(
        "there is no folder for a cache: neither XDG_CACHE_HOME nor HOME is set",
        advice: "give one with --cache-dir DIR")
    }
    do throws(CacheFailure) {
      switch action {
      case .info: try describe(folder)
      case .clean:
        invocation.print(
          try FactCache.clean(folder)
            ? "emptied the cache in \(folder)\n" : "there is no cache in \(folder)\n")
      }
      return .clean
    } catch {
      throw Failure(error.message, advice: error.advice)
    }
  }

  private func describe(_ folder: String) throws(CacheFailure) {
    guard let content = try FactCache.content(of: folder) else {
      return invocation.print("there is no cache in \(folder)\n")
    }
    invocation.print(
      """
      file: \(FactCache.file(in: folder))
      entries: \(content.entries)
      kept: \(Self.size(content.bytes)) of \(Self.size(FactCache.limit))
      on disk: \(Self.size(content.size))

      """)
  }

  /// In the greatest unit that leaves a whole number, with one more digit below ten.
  private static func size(_ bytes: Int64) -> String {
    for (unit, name) in [(Int64(1) << 20, "MiB"), (1 << 10, "KiB")] where bytes >= unit {
      let tenths = (bytes * 10 + unit / 2) / unit
      return (tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\((bytes + unit / 2) / unit)") + " " + name
    }
    return "\(bytes) bytes"
  }
}
