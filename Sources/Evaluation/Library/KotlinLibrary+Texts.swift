import Program

extension Interpreter {
  func kotlinTextMethod(
    _ name: String, _ text: String, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let place = site.place
    func word(_ index: Int) -> String? {
      guard arguments.indices.contains(index) else { return nil }
      switch arguments[index].value.plain {
      case .text(let text): return text
      case .character(let character): return String(character)
      default: return nil
      }
    }
    switch name {
    case "isEmpty", "isNullOrEmpty": return .boolean(text.isEmpty)
    case "isNotEmpty": return .boolean(!text.isEmpty)
    case "isBlank", "isNullOrBlank": return .boolean(text.allSatisfy(\.isWhitespace))
    case "isNotBlank": return .boolean(!text.allSatisfy(\.isWhitespace))
    case "uppercase": return .text(text.uppercased())
    case "lowercase": return .text(text.lowercased())
    case "trim":
      return arguments.isEmpty ? .text(text.trimmed) : nil
    case "orEmpty": return .text(text)
    case "startsWith": return word(0).map { .boolean(text.hasPrefix($0)) }
    case "endsWith": return word(0).map { .boolean(text.hasSuffix($0)) }
    case "removePrefix":
      return word(0).map { .text(text.hasPrefix($0) ? String(text.dropFirst($0.count)) : text) }
    case "removeSuffix":
      return word(0).map { .text(text.hasSuffix($0) ? String(text.dropLast($0.count)) : text) }
    case "contains": return word(0).map { .boolean($0.isEmpty || text.contains($0)) }
    case "replace":
      guard let old = word(0), let new = word(1), !old.isEmpty else { return nil }
      return .text(try joined(text.separated(by: old), by: new, site.id, place))
    case "split":
      guard let mark = word(0), arguments.count == 1, !mark.isEmpty else { return nil }
      return .list(text.separated(by: mark).map { .text($0) })
    case "repeat":
      guard let times = try index(arguments.first?.value, site),
        let result = try repeated(text, times, site.id, place)
      else { return nil }
      return .text(result)
    case "substring":
      return try slice(.slice, text.map { .text(String($0)) }, arguments, site).flatMap { joinedText($0) }
    case "take", "drop", "takeLast", "dropLast", "reversed", "filter", "filterNot", "takeWhile", "dropWhile":
      guard let operation = CollectionOperation.named(name, in: .kotlin) else { return nil }
      return try perform(operation, on: text.map { .character($0) }, arguments, site).flatMap {
        joinedText($0)
      }
    case "padStart", "padEnd":
      guard let length = try index(arguments.first?.value, site), length <= bounds.bytes else { return nil }
      let filling = try repeated(word(1) ?? " ", max(0, length - text.count), site.id, place) ?? ""
      return .text(name == "padStart" ? filling + text : text + filling)
    case "toInt", "toIntOrNull", "toLong", "toLongOrNull":
      let kind: EvaluatedNumber.Kind = name.hasPrefix("toInt") ? .int32 : .int64
      if let whole = Int64(text), kind.limits.contains(whole) { return .number(.integer(whole, kind)) }
      if name.hasSuffix("OrNull") { return .null }
      throw thrown("a text that is no number", as: "NumberFormatException", site.id, place)
    case "toDouble", "toDoubleOrNull", "toFloat", "toFloatOrNull":
      let kind: EvaluatedNumber.Kind = name.hasPrefix("toDouble") ? .double : .float
      if let value = Double(text.trimmed) { return .number(.floating(value, kind)) }
      if name.hasSuffix("OrNull") { return .null }
      throw thrown("a text that is no number", as: "NumberFormatException", site.id, place)
    case "indexOf":
      guard let part = word(0) else { return nil }
      let pieces = text.separated(by: part)
      return count(pieces.count > 1 ? pieces[0].utf16.count : -1, place)
    case "replaceFirstChar":
      guard let first = text.first, let closure = arguments.first?.value else { return .text(text) }
      guard let changed = try description(of: apply(closure, [.character(first)], site), site.id, place)
      else { return nil }
      return .text(changed + text.dropFirst())
    default: break
    }
    guard let operation = CollectionOperation.named(name, in: .kotlin) else { return nil }
    return try perform(operation, on: text.map { .character($0) }, arguments, site)
  }

  private func joinedText(_ value: EvaluatedValue) -> EvaluatedValue? {
    guard case .list(let list) = value else { return nil }
    return .text(
      list.elements.map {
        switch $0 {
        case .character(let character): String(character)
        case .text(let text): text
        default: ""
        }
      }.joined())
  }

  func kotlinCharacterMethod(
    _ name: String, _ character: Character, _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    switch name {
    case "isDigit": return .boolean(character.isNumber && character.isASCII)
    case "isLetter": return .boolean(character.isLetter)
    case "isLetterOrDigit": return .boolean(character.isLetter || character.isNumber)
    case "isUpperCase": return .boolean(character.isUppercase)
    case "isLowerCase": return .boolean(character.isLowercase)
    case "isWhitespace": return .boolean(character.isWhitespace)
    case "uppercaseChar": return single(String(character).uppercased(), or: character)
    case "lowercaseChar": return single(String(character).lowercased(), or: character)
    case "uppercase": return .text(String(character).uppercased())
    case "lowercase": return .text(String(character).lowercased())
    case "titlecase": return .text(String(character).uppercased())
    case "digitToInt": return character.wholeNumberValue.map { count($0, site.place) }
    default: return nil
    }
  }

  private func single(_ text: String, or other: Character) -> EvaluatedValue {
    .character(text.count == 1 ? text.first ?? other : other)
  }

  func kotlinMapMethod(
    _ name: String, _ map: ValueMap, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let first = arguments.first?.value
    switch name {
    case "isEmpty": return .boolean(map.entries.isEmpty)
    case "isNotEmpty": return .boolean(!map.entries.isEmpty)
    case "containsKey", "contains":
      guard let first else { return nil }
      return try boolean(contains(.map(map), first, site.id, site.place), site.id, site.place)
    case "get", "getValue", "getOrDefault", "getOrElse":
      guard let first else { return nil }
      for entry in map.entries where try same(entry.key, first, site) { return entry.value }
      switch name {
      case "get": return .null
      case "getOrDefault": return arguments.count > 1 ? arguments[1].value : nil
      case "getOrElse": return arguments.count > 1 ? try apply(arguments[1].value, [], site) : nil
      default: throw thrown("a key that is not there", as: "NoSuchElementException", site.id, site.place)
      }
    case "mapValues":
      guard let first else { return nil }
      return .map(
        ValueMap(
          try map.entries.map { (entry) throws(Signal) in
            let pair = EvaluatedValue.tuple([("key", entry.key), ("value", entry.value)])
            return ValueMap.Entry(key: entry.key, value: try apply(first, [pair], site))
          }))
    default: return nil
    }
  }
}

extension String {
  /// Without white space on either side.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
