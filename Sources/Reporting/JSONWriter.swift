/// Writes JSON bytes: members in the order given, strings escaped exactly, no floating-point surprises.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether the next value of the open array or object needs a comma in front.
  private var needsComma = false

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  mutating func array(_ body: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// An array with one element a line, so that line tools and version control can read it.
  mutating func lines<Elements: Sequence>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    separate()
    append("[")
    var isEmpty = true
    for element in elements {
      append(isEmpty ? "\n" : ",\n")
      isEmpty = false
      needsComma = false
      body(&self, element)
    }
    append(isEmpty ? "]" : "\n]")
    needsComma = true
  }

  mutating func member(_ key: StaticString, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    body(&self)
    needsComma = true
  }

  mutating func member(_ key: StaticString, _ text: String) {
    self.key(key)
    string(text)
  }

  mutating func member(_ key: StaticString, _ text: String?) {
    self.key(key)
    if let text { string(text) } else { null() }
  }

  mutating func member(_ key: StaticString, _ number: Int) {
    self.key(key)
    digits(number)
    needsComma = true
  }

  /// A member whose key is told apart when the program runs.
  mutating func member(named key: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    quote(key)
    bytes.append(UInt8(ascii: ":"))
    body(&self)
    needsComma = true
  }

  mutating func string(_ text: String) {
    separate()
    quote(text)
    needsComma = true
  }

  mutating func null() { literal("null") }

  /// A number, `true` or `false`, as it is spelled.
  mutating func literal(_ spelling: String) {
    separate()
    append(spelling)
    needsComma = true
  }

  mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

  /// Hands over what is written so far, so that nobody has to hold the whole; `bytes` goes on from there.
  mutating func handOver(to output: ([UInt8]) -> Void) {
    output(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func nest(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    needsComma = false
    body(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private mutating func append(_ text: String) {
    // As a whole: byte by byte takes most of the time of a report.
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
    if isDone == nil { bytes.append(contentsOf: text.utf8) }
  }

  /// Keys are words of ours: nothing in them is escaped.
  private mutating func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func digits(_ number: Int) {
    guard number >= 0 else { return append(String(number)) }
    if number >= 10 { digits(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let isPlain = text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard utf8.allSatisfy(Self.standsForItself) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if isPlain != true { for byte in text.utf8 { escape(byte) } }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Nearly every text is of such bytes alone, and then copied as a whole.
  private static func standsForItself(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7F
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x09: append("\\t")
    case 0..<0x20, 0x7F: append("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
    default: bytes.append(byte)
    }
  }
}
