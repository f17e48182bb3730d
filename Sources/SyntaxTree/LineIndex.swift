/// Where each line of a text starts. A line ends behind LF, CRLF or a lone CR.
public struct LineIndex: Sendable {
  /// Byte offset of each line's first byte; never empty.
  private let starts: [UInt32]
  /// How many code points start before each stretch of `stretch` bytes; empty where all lines are short.
  private let codePoints: [UInt32]
  private static let stretch = 128

  public init(bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBytes { buffer in
      var index = 0
      while let end = Self.lineEnd(in: buffer, from: index) {
        index = end + 1
        if buffer[end] == 0x0A || index == buffer.count || buffer[index] != 0x0A {
          starts.append(UInt32(index))
        }
      }
    }
    self.starts = starts
    var end = UInt32(bytes.count)
    var longest: UInt32 = 0
    for start in starts.reversed() {
      longest = max(longest, end - start)
      end = start
    }
    codePoints = longest > Self.stretch * 8 ? Self.counts(bytes) : []
  }

  /// The first LF or CR from an offset on, found by words of eight bytes.
  private static func lineEnd(in buffer: UnsafeRawBufferPointer, from start: Int) -> Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = start
    while index + 8 <= buffer.count {
      let word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let (feeds, returns) = (word ^ (ones &* 0x0A), word ^ (ones &* 0x0D))
      // The lowest marked byte is one; those above it may not be.
      let marked = (((feeds &- ones) & ~feeds) | ((returns &- ones) & ~returns)) & (ones &* 0x80)
      if marked != 0 { return index + marked.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < buffer.count {
      if buffer[index] == 0x0A || buffer[index] == 0x0D { return index }
      index += 1
    }
    return nil
  }

  private static func counts(_ bytes: [UInt8]) -> [UInt32] {
    var counts: [UInt32] = []
    counts.reserveCapacity(bytes.count / stretch + 1)
    var count: UInt32 = 0
    var index = 0
    while index < bytes.count {
      counts.append(count)
      let end = min(index + stretch, bytes.count)
      count += UInt32(codePoints(bytes, index, end))
      index = end
    }
    return counts
  }

  /// How many code points start in a part of a line of `bytes`, however long the line is.
  func codePoints(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    let (first, last) = (range.lowerBound / Self.stretch + 1, range.upperBound / Self.stretch)
    guard first < last, last < codePoints.count else {
      return Self.codePoints(bytes, range.lowerBound, range.upperBound)
    }
    return Self.codePoints(bytes, range.lowerBound, first * Self.stretch)
      + Int(codePoints[last] - codePoints[first])
      + Self.codePoints(bytes, last * Self.stretch, range.upperBound)
  }

  private static func codePoints(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      var count = max(end - start, 0)
      var index = start
      // Bytes 10xxxxxx go on with a code point: the bit that follows the highest is moved below it.
      while index + 8 <= end {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        count -= (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
        index += 8
      }
      while index < end {
        if bytes[index] & 0xC0 == 0x80 { count -= 1 }
        index += 1
      }
      return count
    }
  }

  public var count: Int { starts.count }

  /// The 1-based line that holds a byte offset.
  public func line(of offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The byte offset at which a 1-based line starts; lines outside the text are clamped.
  public func start(ofLine line: Int) -> UInt32 { starts[min(max(line, 1), starts.count) - 1] }
}
