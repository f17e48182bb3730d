import ParityModel
import Workspace

/// Where the globs of a spec start: for all platforms, and for those that lie elsewhere.
struct Roots {
  /// What `--root DIR-OR-PAGE` gives.
  let base: String?
  /// What `--root PLATFORM=DIR` gives, as it is written.
  let platforms: [Platform: String]

  init(_ arguments: Arguments) throws(Failure) {
    var base: String?
    var platforms: [Platform: String] = [:]
    for word in arguments.all(.root) {
      if let equals = word.firstIndex(of: "="), let platform = Platform(rawValue: String(word[..<equals])) {
        let path = String(word[word.index(after: equals)...])
        guard !path.isEmpty else { throw Failure("--root \(word) names no folder") }
        guard platforms.updateValue(path, forKey: platform) == nil else {
          throw Failure("--root \(platform.rawValue)= is given twice")
        }
      } else if base == nil {
        base = word
      } else {
        throw Failure(
          "--root is given twice", advice: "--root PLATFORM=DIR says where one platform lies")
      }
    }
    (self.base, self.platforms) = (base, platforms)
  }
}

extension Roots {
  /// The folders of the platforms that have one of their own, absolute. What the spec says starts from the
  /// root; where that is a page, the page holds all ports.
  func folders(
    of specification: Specification, from base: String, _ invocation: Invocation, in store: any FileStore
  ) throws(Failure) -> [(Platform, String)] {
    let isFolder = Self.isFolder(base, in: store)
    var folders: [(Platform, String)] = []
    for source in specification.sources {
      if let path = platforms[source.platform] {
        folders.append((source.platform, Path.normalized(invocation.absolute(path))))
      } else if let root = source.root, isFolder {
        folders.append((source.platform, Path.normalized(base + "/" + root)))
      }
    }
    for platform in platforms.keys.sorted()
    where !specification.sources.contains(where: { $0.platform == platform }) {
      throw Failure("the spec has no Platform for --root \(platform.rawValue)=")
    }
    return folders
  }

  /// What the paths of a source's files begin with where the spec gives it a root of its own.
  static func prefix(of source: Specification.Source, from base: String, in store: any FileStore) -> String {
    guard let root = source.root, isFolder(base, in: store) else { return "" }
    let way = Path.way(from: base, to: Path.normalized(base + "/" + root))
    return way.isEmpty ? "" : way + "/"
  }

  private static func isFolder(_ path: String, in store: any FileStore) -> Bool {
    (try? store.kind(of: path)) == .folder
  }

  /// The sources of one platform. Another repository than the one that is read from git is read from the disk.
  static func tree(
    of platform: Platform, at folder: String, in store: any FileStore
  ) throws(Failure) -> any SourceTree {
    do throws(WorkspaceError) {
      guard try store.kind(of: folder) == .folder else {
        throw .missing(path: folder)
      }
      do {
        return try store.sourceTree(at: folder)
      } catch .outsideRepository {
        return try Disk().sourceTree(at: folder)
      }
    } catch .missing {
      throw Failure(
        "the folder of \(platform.title) is not there: \(folder)",
        advice: "say where it is with --root \(platform.rawValue)=DIR, or bring its facts with --facts FILE")
    } catch {
      throw Failure(error)
    }
  }
}
