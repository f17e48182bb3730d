import Glibc
import Workspace

extension FactCache {
  /// What `cache info` says.
  public struct Content: Hashable, Sendable {
    public var entries: Int
    /// Of what is kept.
    public var bytes: Int64
    /// Of the file.
    public var size: Int64
  }

  /// What a folder holds; nil where it holds no cache. The failure is a sentence.
  public static func content(of folder: String) throws(CacheFailure) -> Content? {
    let path = file(in: folder)
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    do throws(CacheTrouble) {
      let count = try CacheStore(path: path, limit: limit).count()
      return Content(entries: Int(count.entries), bytes: count.bytes, size: Int64(status.st_size))
    } catch {
      throw CacheFailure(message: "cannot read \(path): \(error.sentence)", advice: error.advice)
    }
  }

  /// Empties a cache; false where there is none. One that cannot be opened as ours is removed.
  public static func clean(_ folder: String) throws(CacheFailure) -> Bool {
    let path = file(in: folder)
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    do throws(CacheTrouble) {
      try CacheStore(path: path, limit: limit).clear()
    } catch .corrupt, .foreign {
      // Nobody can have it in use.
      for file in [path + "-journal", path] where unlink(file) != 0 && errno != ENOENT {
        throw CacheFailure(message: "cannot remove \(file): \(String(cString: strerror(errno)))")
      }
    } catch {
      throw CacheFailure(message: "cannot empty \(path): \(error.sentence)")
    }
    return true
  }
}

/// Why a cache cannot be looked at or removed.
public struct CacheFailure: Error, Hashable, Sendable {
  public var message: String
  public var advice: String?
}
