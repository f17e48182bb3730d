import CSyntax
import CTreeSitter

/// The memory that the C library works in: one parse takes it, and all of it is given up at once.
///
/// The library's nodes count their children in 16 bits. Where a broken file of more than 65,535 pending
/// tokens ends, the root is given back at an address inside its block, which would be the end of the
/// process. So each address is marked, and what has no mark is not given back; `Parser` tells such a tree by
/// its length.
enum CheckedMemory {
  /// Makes the C library use it, once.
  private static let installed: Void = ts_set_allocator(
    parse_memory_malloc, parse_memory_calloc, parse_memory_realloc, parse_memory_free)

  /// What the library allocates while `body` runs, on this thread, is gone when it returns.
  static func with<Result>(_ body: () -> Result) -> Result {
    _ = installed
    guard let memory = parse_memory_open() else { fatalError("there is no memory to parse in") }
    defer { parse_memory_close(memory) }
    return body()
  }
}
