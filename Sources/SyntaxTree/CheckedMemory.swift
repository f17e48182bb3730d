import CTreeSitter

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The memory that the C library works in.
///
/// Its nodes count their children in 16 bits. Where a broken file of more than 65,535 pending tokens ends,
/// the root is given back at an address inside its block, which would be the end of the process. So each
/// block is marked, and what has no mark is not given back; `Parser` tells such a tree by its length.
enum CheckedMemory {
  /// Makes the C library use it, once.
  static let installed: Void = ts_set_allocator(
    { CheckedMemory.marked(malloc(CheckedMemory.whole($0))) },
    { count, size in
      let (bytes, overflows) = count.multipliedReportingOverflow(by: size)
      return overflows ? nil : CheckedMemory.marked(calloc(1, CheckedMemory.whole(bytes)))
    },
    { old, bytes in
      guard let old else { return CheckedMemory.marked(malloc(CheckedMemory.whole(bytes))) }
      guard let block = CheckedMemory.block(of: old) else { return nil }
      return CheckedMemory.marked(realloc(block, CheckedMemory.whole(bytes)))
    },
    { pointer in
      guard let pointer, let block = CheckedMemory.block(of: pointer) else { return }
      block.storeBytes(of: 0, as: UInt.self)
      free(block)
    })

  /// Room for the mark that keeps what follows aligned.
  private static let margin = 16
  private static let mark: UInt = 0x5AFE_B10C_5AFE_B10C

  private static func whole(_ bytes: Int) -> Int { max(bytes, 0) &+ margin }

  private static func marked(_ block: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let block else { return nil }
    block.storeBytes(of: UInt(bitPattern: block) ^ mark, as: UInt.self)
    return block + margin
  }

  /// The block that starts in front of an address we handed out.
  private static func block(of pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let block = pointer - margin
    return block.load(as: UInt.self) == UInt(bitPattern: block) ^ mark ? block : nil
  }
}
