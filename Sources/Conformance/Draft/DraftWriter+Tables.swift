import ParityModel

/// Tables of tokens, as a spec writes them.
extension DraftWriter {
  static func lines(of table: Draft.Table) -> [String] {
    let holders = table.holders.sorted { $0.key < $1.key }.map { platform, names in
      let quoted = names.map(DraftSpelling.quoted)
      let value = quoted.count == 1 ? quoted[0] : "[\(quoted.joined(separator: ", "))]"
      return ".\(DraftSpelling.word(platform)): \(value)"
    }.joined(separator: ", ")
    let name = table.name.prefix(1).lowercased() + table.name.dropFirst()
    let tokens = table.tokens.map { ($0, call(of: $0, table)) }
    let said = tokens.filter { $0.1 != nil }
    guard !said.isEmpty else { return [] }
    var lines = ["let \(name) = Tokens(\(DraftSpelling.quoted(table.name)), in: [\(holders)]) {"]
    for (token, call) in tokens {
      if !token.differing.isEmpty || call == nil { lines += difference(of: token) }
      guard let call else { continue }
      lines.append("  " + call)
      let declared = token.values.keys.sorted()
      if declared.count < table.holders.count {
        lines.append("    .only(on: \(DraftSpelling.platforms(declared)))")
      }
      if !token.differing.isEmpty {
        let platforms = DraftSpelling.platforms(token.differing.sorted())
        lines.append("    .except(\(platforms), .anything, because: \"which is right is to be decided\")")
      }
    }
    return lines + ["}", ""]
  }

  /// Who says what.
  private static func difference(of token: Draft.Token) -> [String] {
    let groups = Dictionary(grouping: token.values.keys.sorted()) { platform in
      (token.values[platform] ?? [:]).sorted {
        ($0.key.name, $0.key.state.rawValue) < ($1.key.name, $1.key.state.rawValue)
      }
      .map { field, quantity in
        let words = [field.name, field.state.description].filter { !$0.isEmpty }
        return (words + [quantity.description]).joined(separator: " ")
      }.joined(separator: ", ")
    }
    let words = groups.sorted { ($0.value.first ?? .swiftUI) < ($1.value.first ?? .swiftUI) }
      .map { "\($0.key) on \($0.value.map(\.title).joined(separator: ", "))" }
    return DraftSpelling.comment("\(token.name) differs: \(words.joined(separator: "; "))", indent: "  ")
  }

  /// The token with what most platforms say; nil where the language has no words for it.
  private static func call(of token: Draft.Token, _ table: Draft.Table) -> String? {
    let name = DraftSpelling.quoted(token.name)
    func number(_ field: String) -> String? {
      guard let quantity = token.value(field), quantity.unit == .pt,
        case .number(let number) = quantity.value,
        number.isFinite
      else { return nil }
      return quantity.value.description
    }
    func color(_ field: String, _ mode: State) -> String? {
      guard let quantity = token.value(field, mode), case .text(let text) = quantity.value else { return nil }
      // An opaque colour needs no digits for that.
      let digits = text.count == 9 && text.hasSuffix("FF") ? String(text.dropLast(2)) : text
      return quantity.unit == .rgba ? DraftSpelling.quoted(digits) : nil
    }
    switch table.unit {
    case .color:
      guard let light = color("", .light), let dark = color("", .dark) else { return nil }
      return "Token(\(name), light: \(light), dark: \(dark))"
    case .radius: return number("").map { "Token(\(name), \($0))" }
    case .textStyle:
      guard let size = number("fontSize"), let height = number("lineHeight") else { return nil }
      let spacing = number("letterSpacing").flatMap { $0 == "0" ? nil : ", letterSpacing: \($0)" } ?? ""
      let weight = token.value("fontWeight").map { ", weight: \($0.value)" } ?? ""
      return "Token(\(name), size: \(size), lineHeight: \(height)\(spacing)\(weight))"
    case .shadow:
      guard let color = color("color", []), let blur = number("blur") else { return nil }
      let offsets = [("x", "offset.x"), ("y", "offset.y"), ("spread", "spread")].compactMap { label, field in
        number(field).flatMap { $0 == "0" ? nil : ", \(label): \($0)" }
      }
      return "Token(\(name), color: \(color), blur: \(blur)\(offsets.joined()))"
    default: return nil
    }
  }
}
