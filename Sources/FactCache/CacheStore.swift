/// The table of kept things, in one file. The least recently used go first where they grow too many.
///
/// Durability is left to chance: what a power cut damages shows by its digest, and is read again.
final class CacheStore {
  let database: Database
  private let mayWrite: Bool
  /// Bytes that are kept at most.
  private let limit: Int64

  /// One kept thing. The bytes carry the digest of the key and of themselves.
  struct Entry {
    var key: CacheKey
    var bytes: [UInt8]
  }

  private static let application: Int64 = 0x5061_7269
  private static let version: Int64 = 1
  /// Seconds that pass before a use is noted again: a run that changes nothing writes nothing.
  private static let pace: Int64 = 3600

  init(path: String, limit: Int64) throws(CacheTrouble) {
    self.limit = limit
    do {
      database = try Database(path: path, mayWrite: true)
      mayWrite = true
    } catch {
      // A folder that may not be written may still hold a cache to read.
      guard let readable = try? Database(path: path, mayWrite: false) else { throw error }
      database = readable
      mayWrite = false
    }
    try database.run("PRAGMA synchronous=OFF; PRAGMA cell_size_check=ON")
    let application = try database.number("PRAGMA application_id")
    let version = try database.number("PRAGMA user_version")
    if application == Self.application, version == Self.version { return }
    let tables = try database.number("SELECT count(*) FROM sqlite_schema") ?? 0
    guard application == Self.application || tables == 0 else { throw .foreign }
    guard mayWrite else { throw .readOnly }
    try prepare()
  }

  private func prepare() throws(CacheTrouble) {
    let database = database
    try database.run("PRAGMA page_size=16384")
    try database.transaction { () throws(CacheTrouble) in
      // Another process may have been faster.
      if try database.number("PRAGMA user_version") == Self.version { return }
      try database.run(
        """
        DROP TABLE IF EXISTS entry;
        CREATE TABLE entry (
          id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, size INTEGER NOT NULL, used INTEGER NOT NULL,
          bytes BLOB NOT NULL);
        PRAGMA application_id=\(Self.application);
        PRAGMA user_version=\(Self.version);
        """)
    }
  }

  /// The bytes of a key behind their seal, and whether their use is to be noted; nil where none are kept.
  func bytes(for key: CacheKey, now: Int64) throws(CacheTrouble) -> (sealed: [UInt8], isStale: Bool)? {
    let rows = try database.rows(
      "SELECT bytes, used FROM entry WHERE key = ?", .bytes(key.digest.bytes))
    guard let row = rows.first, row.count == 2, case .bytes(let sealed) = row[0],
      case .number(let used) = row[1]
    else { return nil }
    return (sealed, now.subtractingReportingOverflow(used).partialValue >= Self.pace)
  }

  /// Keeps some things, notes the use of others, and lets go of what is too much.
  func keep(_ entries: [Entry], using keys: [CacheKey], now: Int64) throws(CacheTrouble) {
    guard mayWrite else { throw .readOnly }
    let database = database
    let limit = limit
    try database.transaction { () throws(CacheTrouble) in
      for entry in entries where Int64(entry.bytes.count) <= limit / 2 {
        try database.rows(
          "INSERT OR REPLACE INTO entry (key, size, used, bytes) VALUES (?, ?, ?, ?)",
          .bytes(entry.key.digest.bytes), .number(Int64(entry.bytes.count)), .number(now),
          .bytes(Self.seal(entry.bytes[...], entry.key) + entry.bytes))
      }
      for key in keys {
        try database.rows("UPDATE entry SET used = ? WHERE key = ?", .number(now), .bytes(key.digest.bytes))
      }
      try evict()
    }
  }

  /// Down to three quarters of the limit, so that it is not reached again at once.
  private func evict() throws(CacheTrouble) {
    var total = try database.number("SELECT coalesce(sum(size), 0) FROM entry") ?? 0
    guard total > limit else { return }
    for row in try database.rows("SELECT id, size FROM entry ORDER BY used, id") {
      guard total > limit / 4 * 3, case .number(let id) = row[0], case .number(let size) = row[1] else {
        return
      }
      try database.rows("DELETE FROM entry WHERE id = ?", .number(id))
      total -= size
    }
  }

  /// How many things are kept, and their bytes.
  func count() throws(CacheTrouble) -> (entries: Int64, bytes: Int64) {
    (
      try database.number("SELECT count(*) FROM entry") ?? 0,
      try database.number("SELECT coalesce(sum(size), 0) FROM entry") ?? 0
    )
  }

  /// Lets go of everything, and gives the disk its room back. Others may have the file open meanwhile.
  func clear() throws(CacheTrouble) {
    guard mayWrite else { throw .readOnly }
    try database.run("DELETE FROM entry")
    try database.run("VACUUM")
  }

  /// Bytes that a seal takes before what it seals.
  static let sealLength = 32

  /// Whether bytes are those that were kept under a key.
  static func isWhole(_ sealed: [UInt8], _ key: CacheKey) -> Bool {
    sealed.count >= sealLength && seal(sealed[sealLength...], key).elementsEqual(sealed[..<sealLength])
  }

  private static func seal(_ bytes: ArraySlice<UInt8>, _ key: CacheKey) -> [UInt8] {
    Digest(of: bytes, under: key.digest.bytes).bytes
  }
}
