import CSQLite

/// Why a cache cannot be used.
enum CacheTrouble: Error, Hashable {
  /// Another process holds it for longer than is waited for.
  case locked
  case corrupt
  /// A database that is not ours.
  case foreign
  case readOnly
  case full
  /// The system's or the database's own sentence.
  case other(String)

  init(code: Int32, message: String) {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .locked
    case SQLITE_CORRUPT: self = .corrupt
    case SQLITE_NOTADB: self = .foreign
    case SQLITE_READONLY: self = .readOnly
    case SQLITE_FULL: self = .full
    default: self = .other(message)
    }
  }

  var sentence: String {
    switch self {
    case .locked: "another process holds it"
    case .corrupt: "it is damaged"
    case .foreign: "it is no cache of paritylint"
    case .readOnly: "it may not be written"
    case .full: "the disk is full"
    case .other(let reason): reason
    }
  }

  /// What helps; nil where waiting or nothing does.
  var advice: String? {
    switch self {
    case .corrupt, .foreign: "`paritylint cache clean` starts it anew"
    case .readOnly, .full, .other: "--cache-dir names another folder, --no-cache does without"
    case .locked: nil
    }
  }
}
