/// Where each line of a text starts. A line ends behind LF, CRLF or a lone CR.
public struct LineIndex: Sendable {
  /// Byte offset of each line's first byte; never empty.
  private let starts: [UInt32]

  public init(bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        index += 1
        if byte == 0x0A {
          starts.append(UInt32(index))
        } else if byte == 0x0D, index == buffer.count || buffer[index] != 0x0A {
          starts.append(UInt32(index))
        }
      }
    }
    self.starts = starts
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
