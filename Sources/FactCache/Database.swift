import CSQLite

/// One connection to a SQLite database. Not for two threads at once.
final class Database {
  private let handle: OpaquePointer
  /// The statements that were prepared, by their text.
  private var statements: [String: OpaquePointer] = [:]

  enum Cell {
    case number(Int64)
    case bytes([UInt8])
  }

  /// Waited for at most, where another process holds the database.
  private static let patience: Int32 = 1000

  init(path: String, mayWrite: Bool) throws(CacheTrouble) {
    var opened: OpaquePointer?
    let flags =
      (mayWrite ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY) | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "there is no memory"
      sqlite3_close_v2(opened)
      throw CacheTrouble(code: code, message: message)
    }
    handle = opened
    sqlite3_busy_timeout(handle, Self.patience)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Runs statements that give nothing.
  func run(_ statements: String) throws(CacheTrouble) {
    let code = sqlite3_exec(handle, statements, nil, nil, nil)
    guard code == SQLITE_OK else { throw trouble(code) }
  }

  /// Runs one statement to its end and returns its rows.
  @discardableResult
  func rows(_ statement: String, _ values: Cell...) throws(CacheTrouble) -> [[Cell]] {
    let prepared = try self.prepared(statement)
    defer {
      sqlite3_reset(prepared)
      sqlite3_clear_bindings(prepared)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1), of: prepared) }
    var rows: [[Cell]] = []
    while true {
      switch sqlite3_step(prepared) {
      case SQLITE_ROW: rows.append((0..<sqlite3_column_count(prepared)).map { cell($0, of: prepared) })
      case SQLITE_DONE: return rows
      case let code: throw trouble(code)
      }
    }
  }

  /// A statement ready to run: most are run once for each of thousands of files.
  private func prepared(_ statement: String) throws(CacheTrouble) -> OpaquePointer {
    if let known = statements[statement] { return known }
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, statement, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw trouble(code) }
    statements[statement] = prepared
    return prepared
  }

  /// The number that a statement gives; nil where it gives none.
  func number(_ statement: String) throws(CacheTrouble) -> Int64? {
    guard case .number(let number)? = try rows(statement).first?.first else { return nil }
    return number
  }

  /// All of it or nothing. Nobody else writes meanwhile.
  func transaction(_ body: () throws(CacheTrouble) -> Void) throws(CacheTrouble) {
    try run("BEGIN IMMEDIATE")
    do throws(CacheTrouble) {
      try body()
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  private func bind(_ value: Cell, at index: Int32, of statement: OpaquePointer) throws(CacheTrouble) {
    let code: Int32
    switch value {
    case .number(let number): code = sqlite3_bind_int64(statement, index, number)
    case .bytes(let bytes):
      // The database copies them: they are ours only until the closure ends.
      let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      code = bytes.withUnsafeBytes {
        sqlite3_bind_blob64(statement, index, $0.baseAddress, sqlite3_uint64($0.count), copied)
      }
    }
    guard code == SQLITE_OK else { throw trouble(code) }
  }

  private func cell(_ index: Int32, of statement: OpaquePointer) -> Cell {
    guard sqlite3_column_type(statement, index) != SQLITE_INTEGER else {
      return .number(sqlite3_column_int64(statement, index))
    }
    guard let bytes = sqlite3_column_blob(statement, index) else { return .bytes([]) }
    return .bytes(
      Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, index)))))
  }

  private func trouble(_ code: Int32) -> CacheTrouble {
    CacheTrouble(code: code, message: String(cString: sqlite3_errmsg(handle)))
  }
}
