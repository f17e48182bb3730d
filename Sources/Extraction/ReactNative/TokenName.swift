extension String {
  /// A token as facts name it: lower camel, a leading number behind the letters (`2xs` → `xs2`).
  var tokenName: String {
    if self == "DEFAULT" { return self }
    guard let byte = utf8.first, byte < 0x3A else { return lowerCamel }
    let digits = prefix { $0.isASCII && $0.isNumber }
    let rest = dropFirst(digits.count)
    guard !digits.isEmpty, let first = rest.first, first.isLetter else { return lowerCamel }
    let word = rest.prefix { $0.isLetter }
    return "\(word)\(digits)\(rest.dropFirst(word.count))".lowerCamel
  }
}
