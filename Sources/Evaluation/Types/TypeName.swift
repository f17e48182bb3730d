/// Reads a type as it is written.
enum TypeName {
  /// Without optionality, generic arguments, attributes and `some`/`any`: `Size` of `some Size<Int>?`.
  static func core(_ written: String) -> String {
    // Nearly every type is a plain path, and this is asked at every step of a run.
    if isPath(written) { return written }
    let bare = written.utf8.withoutOptionality
    if bare.first == UInt8(ascii: "[") || bare.first == UInt8(ascii: "(") { return "" }
    if isPath(of: bare) { return String(Substring(bare)) }
    var text = written[...]
    while true {
      if text.first == "@" {
        guard let space = text.firstIndex(of: " ") else { return "" }
        text = text[text.index(after: space)...]
      } else if let prefix = ["some ", "any ", "inout ", "borrowing ", "consuming "].first(where: {
        text.hasPrefix($0)
      }) {
        text = text.dropFirst(prefix.count)
      } else {
        break
      }
    }
    while let last = text.last, last == "?" || last == "!" { text = text.dropLast() }
    guard let first = text.first, first.isLetter || first == "_" else { return "" }
    if text.contains("->") || text.contains("=>") || text.contains("|") { return "" }
    if let generic = text.firstIndex(of: "<") { text = text[..<generic] }
    return String(text)
  }

  private static func isPath(_ written: String) -> Bool {
    // Byte by byte through a string costs several times as much.
    return written.utf8.withContiguousStorageIfAvailable(isPath(of:)) ?? isPath(of: written.utf8)
  }

  private static func isPath(of bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, first != UInt8(ascii: "."),
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    return bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }

  /// The element of `[Element]`, `List<Element>`, `Element[]`; nil for anything else.
  static func element(of written: String) -> String? {
    let text = written.utf8.withoutOptionality
    let (open, close) = (UInt8(ascii: "["), UInt8(ascii: "]"))
    if text.first == open, text.last == close, !text.contains(UInt8(ascii: ":")) {
      return String(Substring(text.dropFirst().dropLast()))
    }
    if text.last == close, text.dropLast().last == open { return String(Substring(text.dropLast(2))) }
    guard text.last == UInt8(ascii: ">") else { return nil }
    let name = Substring(text.prefix { $0 != UInt8(ascii: "<") })
    guard
      ["List", "MutableList", "Array", "Set", "MutableSet", "ClosedRange", "Range", "Optional"].contains(name)
    else { return nil }
    return String(Substring(text.dropFirst(name.utf8.count + 1).dropLast()))
  }

  /// The parts of `(scale: CGFloat, offset: CGSize)`; none for anything else.
  static func parts(ofTuple written: String) -> [(label: String?, type: String)] {
    guard written.first == "(", written.last == ")", !written.contains("->") else { return [] }
    var depth = 0
    var parts = [""]
    for character in written.dropFirst().dropLast() {
      if "(<[".contains(character) { depth += 1 }
      if ")>]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { part in
      let sides = part.split(separator: ":", maxSplits: 1).map { String($0.drop { $0 == " " }) }
      return sides.count == 2 ? (sides[0], sides[1]) : (nil, part)
    }
  }

  static func isFunction(_ written: String) -> Bool {
    var previous: UInt8 = 0
    for byte in written.utf8 {
      if byte == UInt8(ascii: ">"), previous == UInt8(ascii: "-") || previous == UInt8(ascii: "=") {
        return true
      }
      previous = byte
    }
    return false
  }

  static func isOptional(_ written: String) -> Bool { written.utf8.last == UInt8(ascii: "?") }
}

extension String.UTF8View {
  /// The bytes of a type before its `?` and `!`.
  fileprivate var withoutOptionality: Substring.UTF8View {
    var bytes = self[...]
    while let last = bytes.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") { bytes.removeLast() }
    return bytes
  }
}
