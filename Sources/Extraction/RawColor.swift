/// A colour written out.
struct RawColor: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  /// `#RRGGBBAA`, as facts print it.
  var text: String {
    "#"
      + [red, green, blue, alpha].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  func with(alpha share: Double) -> RawColor {
    var color = self
    color.alpha = Self.byte(Double(alpha) * share)
    return color
  }

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, `rgb(…)`, `rgba(…)`; nil for anything else.
  init?(css text: String) {
    if text.hasPrefix("#") {
      self.init(hexadecimal: text.dropFirst())
    } else {
      self.init(function: text)
    }
  }

  private init?(hexadecimal digits: Substring) {
    var nibbles = digits.compactMap(\.hexDigitValue)
    guard nibbles.count == digits.count else { return nil }
    if nibbles.count == 3 || nibbles.count == 4 { nibbles = nibbles.flatMap { [$0, $0] } }
    guard nibbles.count == 6 || nibbles.count == 8 else { return nil }
    let bytes = stride(from: 0, to: nibbles.count, by: 2).map { UInt8(nibbles[$0] * 16 + nibbles[$0 + 1]) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
  }

  private init?(function text: String) {
    guard text.hasPrefix("rgb"), text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    let parts = inner.split { $0 == "," || $0 == " " || $0 == "_" || $0 == "/" }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let channels = parts.prefix(3).compactMap { Double($0) }
    guard channels.count == 3, channels.allSatisfy({ (0...255).contains($0) }) else { return nil }
    var share = 1.0
    if parts.count == 4 {
      let last = parts[3]
      guard let value = last.hasSuffix("%") ? Double(last.dropLast()).map({ $0 / 100 }) : Double(last) else {
        return nil
      }
      share = value
    }
    self.init(
      red: Self.byte(channels[0]), green: Self.byte(channels[1]), blue: Self.byte(channels[2]),
      alpha: Self.byte(share * 255))
  }

  static func byte(_ value: Double) -> UInt8 {
    UInt8(min(255, max(0, value.isFinite ? value.rounded() : 0)))
  }
}
