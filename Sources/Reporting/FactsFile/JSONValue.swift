/// A JSON text, read.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Where and why a text is no JSON.
  struct Fault: Error, Hashable {
    /// 1-based.
    var line: Int
    var reason: String
  }

  init(_ bytes: [UInt8]) throws(Fault) {
    var parser = JSONParser(bytes: bytes)
    self = try parser.document()
  }
}

private struct JSONParser {
  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONValue.Fault) -> JSONValue {
    let value = try value()
    skipBlanks()
    guard index == bytes.count else { throw fault("something stands behind the end") }
    return value
  }

  private mutating func value() throws(JSONValue.Fault) -> JSONValue {
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw fault("it is nested too deep") }
    skipBlanks()
    switch peek {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object() throws(JSONValue.Fault) -> JSONValue {
    var members: [String: JSONValue] = [:]
    index += 1
    skipBlanks()
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { throw fault("a name in quotes is missing") }
      let key = try string()
      skipBlanks()
      guard take(":") else { throw fault("a colon is missing") }
      members[key] = try value()
      skipBlanks()
    } while take(",")
    guard take("}") else { throw fault("a brace is missing") }
    return .object(members)
  }

  private mutating func array() throws(JSONValue.Fault) -> JSONValue {
    var items: [JSONValue] = []
    index += 1
    skipBlanks()
    if take("]") { return .array(items) }
    repeat {
      items.append(try value())
      skipBlanks()
    } while take(",")
    guard take("]") else { throw fault("a bracket is missing") }
    return .array(items)
  }

  private mutating func string() throws(JSONValue.Fault) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      default: text.append(byte)
      }
    }
    throw fault("a quote is missing")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONValue.Fault) {
    let byte = peek
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"):
      var code = try hexadecimal()
      if (0xD800..<0xDC00).contains(code), take("\\"), take("u") {
        code = 0x10000 + (code - 0xD800) << 10 + (try hexadecimal() & 0x3FF)
      }
      text += Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    case .some(let other): text.append(other)
    case nil: throw fault("a quote is missing")
    }
  }

  private mutating func hexadecimal() throws(JSONValue.Fault) -> UInt32 {
    let digits = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    guard digits.utf8.count == 4, let code = UInt32(digits, radix: 16) else {
      throw fault("four hexadecimal digits are missing")
    }
    index += 4
    return code
  }

  private mutating func number() throws(JSONValue.Fault) -> JSONValue {
    let start = index
    while let byte = peek, "+-.0123456789eE".utf8.contains(byte) { index += 1 }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), number.isFinite else {
      throw fault("a value is missing")
    }
    return .number(number)
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONValue.Fault) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw fault("a value is missing") }
    index += word.utf8.count
    return value
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private func fault(_ reason: String) -> JSONValue.Fault {
    JSONValue.Fault(line: 1 + bytes[..<min(index, bytes.count)].count { $0 == 0x0A }, reason: reason)
  }
}
