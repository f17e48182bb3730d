/// Writes JSON bytes: members in the order given, strings escaped exactly, no floating-point surprises.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether the next value of the open array or object needs a comma in front.
  private var needsComma = false

  mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

  mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body) }

  /// An array with one element a line, so that line tools and version control can read it.
  mutating func lines<Element>(_ elements: [Element], _ body: (inout JSONWriter, Element) -> Void) {
    separate()
    append("[")
    for (index, element) in elements.enumerated() {
      append(index == 0 ? "\n" : ",\n")
      needsComma = false
      body(&self, element)
    }
    append(elements.isEmpty ? "]" : "\n]")
    needsComma = true
  }

  mutating func member(_ key: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    quote(key)
    append(":")
    needsComma = false
    body(&self)
    needsComma = true
  }

  mutating func member(_ key: String, _ text: String) { member(key) { $0.string(text) } }

  mutating func member(_ key: String, _ text: String?) {
    member(key) { writer in if let text { writer.string(text) } else { writer.null() } }
  }

  mutating func member(_ key: String, _ number: Int) { member(key) { $0.literal(String(number)) } }

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

  mutating func newline() { append("\n") }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    append(open)
    needsComma = false
    body(&self)
    append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { append(",") }
    needsComma = false
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
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
    bytes.append(UInt8(ascii: "\""))
  }
}
