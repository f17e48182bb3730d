import Program

extension Interpreter {
  func swiftProperty(
    _ name: String, of value: EvaluatedValue, _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let place = site.place
    switch value {
    case .list(let list), .set(let list): return sequenceProperty(name, list.elements, site)
    case .text(let text):
      switch name {
      case "count": return count(text.count, place)
      case "isEmpty": return .boolean(text.isEmpty)
      case "first": return text.first.map { .character($0) } ?? .null
      case "last": return text.last.map { .character($0) } ?? .null
      case "capitalized":
        return .text(
          text.split(separator: " ", omittingEmptySubsequences: false)
            .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " "))
      case "localizedUppercase", "localizedLowercase": return nil
      default: return nil
      }
    case .range(let range):
      switch name {
      case "lowerBound": return range.lower.map { .number($0) }
      case "upperBound": return range.upper.map { .number($0) }
      default:
        guard range.lower?.isInteger == true, let elements = try elements(of: value, site.id, place) else {
          return nil
        }
        return sequenceProperty(name, elements, site)
      }
    case .map(let map):
      switch name {
      case "count": return count(map.entries.count, place)
      case "isEmpty": return .boolean(map.entries.isEmpty)
      // A dictionary has no order that a program may rely on.
      case "keys":
        return map.entries.count < 2 ? .list(map.entries.map(\.key)) : .set(ValueList(map.entries.map(\.key)))
      case "values": return map.entries.count < 2 ? .list(map.entries.map(\.value)) : nil
      default: return nil
      }
    case .number(let number): return try numberProperty(name, number, site)
    case .character(let character):
      switch name {
      case "isLetter": return .boolean(character.isLetter)
      case "isNumber": return .boolean(character.isNumber)
      case "isUppercase": return .boolean(character.isUppercase)
      case "isLowercase": return .boolean(character.isLowercase)
      case "isWhitespace": return .boolean(character.isWhitespace)
      case "wholeNumberValue": return character.wholeNumberValue.map { count($0, place) } ?? .null
      case "asciiValue": return character.asciiValue.map { .number(.integer(Int64($0), .uint8)) } ?? .null
      default: return nil
      }
    case .boolean(let flag): return name == "description" ? .text(flag ? "true" : "false") : nil
    default: return nil
    }
  }

  private func numberProperty(
    _ name: String, _ number: EvaluatedNumber, _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    switch name {
    case "magnitude": return try absolute(number, site)
    case "isNaN": return .boolean(number.double.isNaN)
    case "isFinite": return .boolean(number.double.isFinite)
    case "isInfinite": return .boolean(number.double.isInfinite)
    case "isZero": return .boolean(number.double == 0)
    case "description": return .text(SwiftArithmetic.text(SwiftArithmetic.settled(number)))
    default: return nil
    }
  }

  private func sequenceProperty(
    _ name: String, _ elements: [EvaluatedValue], _ site: CallSite
  ) -> EvaluatedValue? {
    switch name {
    case "count", "endIndex": return count(elements.count, site.place)
    case "startIndex": return count(0, site.place)
    case "isEmpty": return .boolean(elements.isEmpty)
    case "first": return elements.first ?? .null
    case "last": return elements.last ?? .null
    case "lazy": return .list(elements)
    case "indices":
      return .range(
        ValueRange(
          lower: .integer(0, .int64), upper: .integer(Int64(elements.count), .int64), isClosed: false))
    default: return nil
    }
  }

  func swiftMethod(
    _ name: String, on receiver: EvaluatedValue, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let value = contents(receiver.plain)
    if value.cause != nil { return nil }
    if name == "map" || name == "flatMap", !isSequence(value), let closure = arguments.first?.value {
      // Of an optional.
      if case .null = value { return .null }
      return try apply(closure, [value], site)
    }
    switch value {
    case .number(let number): return try numberMethod(name, number, arguments, site)
    case .text(let text): return try textMethod(name, text, arguments, site)
    case .range(let range):
      if name == "contains" {
        guard let argument = arguments.first?.value else { return nil }
        return try boolean(contains(value, argument, site.id, site.place), site.id, site.place)
      }
      if name == "clamped", let argument = arguments.first?.value, case .range(let limits) = argument {
        return clamped(range, to: limits)
      }
    case .set(let list):
      if let result = try setMethod(name, list.elements, arguments, site) { return result }
    case .map(let map):
      if let result = try mapMethod(name, map, arguments, site) { return result }
      // The order of a dictionary is nobody's.
      if map.entries.count > 1, name != "contains", name != "allSatisfy", name != "count" { return nil }
    default: break
    }
    guard let operation = CollectionOperation.named(name, in: .swift),
      let elements = try elements(of: value, site.id, site.place)
    else { return nil }
    if case .set = value, elements.count > 1,
      ![.contains, .all, .count, .sorted, .minimum, .maximum].contains(operation)
    {
      return nil
    }
    if operation == .sorted, let closure = arguments.first, isFunction(closure.value) || arguments.isEmpty {
      return try perform(.sorted, on: elements, arguments, site)
    }
    return try perform(operation, on: elements, arguments, site)
  }

  private func isSequence(_ value: EvaluatedValue) -> Bool {
    switch value {
    case .list, .set, .map, .range, .text: true
    default: false
    }
  }

  private func clamped(_ range: ValueRange, to limits: ValueRange) -> EvaluatedValue? {
    guard let a = range.lower, let b = range.upper, let low = limits.lower, let high = limits.upper else {
      return nil
    }
    var result = range
    result.lower = a.double < low.double ? low : a.double > high.double ? high : a
    result.upper = b.double > high.double ? high : b.double < low.double ? low : b
    return .range(result)
  }

  private func numberMethod(
    _ name: String, _ number: EvaluatedNumber, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let first = arguments.first?.value.plain
    if let cause = first?.cause, name != "rounded" { throw .undecided(cause) }
    switch name {
    case "rounded":
      guard !number.isInteger || number.kind.isLiteral else { return nil }
      var rule = FloatingPointRoundingRule.toNearestOrAwayFromZero
      if case .token(let token)? = arguments.first?.value {
        guard let given = SwiftLibrary.rounding(token.name) else { return nil }
        rule = given
      } else if !arguments.isEmpty {
        return nil
      }
      let kind = number.kind.isLiteral ? EvaluatedNumber.Kind.double : number.kind
      return .number(.floating(number.double.rounded(rule), kind))
    case "truncatingRemainder":
      guard case .number(let divisor)? = first else { return nil }
      return .number(.floating(number.double.truncatingRemainder(dividingBy: divisor.double), number.kind))
    case "remainder":
      guard case .number(let divisor)? = first else { return nil }
      return .number(.floating(number.double.remainder(dividingBy: divisor.double), number.kind))
    case "squareRoot": return .number(.floating(number.double.squareRoot(), number.kind))
    case "isMultiple":
      guard case .number(let divisor)? = first, let a = number.integer, let b = divisor.integer else {
        return nil
      }
      return .boolean(b == 0 ? a == 0 : b == -1 || a % b == 0)
    case "signum":
      guard let whole = number.integer else { return nil }
      return .number(.integer(whole.signum(), number.kind == .literalInteger ? .int64 : number.kind))
    case "distance":
      guard case .number(let other)? = first else { return nil }
      return try combine(.subtract, .number(other), .number(number), site.id, site.place)
    case "advanced":
      guard case .number(let other)? = first else { return nil }
      return try combine(.add, .number(number), .number(other), site.id, site.place)
    case "quotientAndRemainder":
      guard case .number(let divisor)? = first else { return nil }
      let quotient = try combine(.divide, .number(number), .number(divisor), site.id, site.place)
      let remainder = try combine(.remainder, .number(number), .number(divisor), site.id, site.place)
      return .tuple([("quotient", quotient), ("remainder", remainder)])
    default: return nil
    }
  }

  private func textMethod(
    _ name: String, _ text: String, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    var part: String?
    if let value = arguments.first?.value.plain {
      switch value {
      case .text(let text): part = text
      case .character(let character): part = String(character)
      default: break
      }
    }
    switch name {
    case "hasPrefix": return part.map { .boolean(text.hasPrefix($0)) }
    case "hasSuffix": return part.map { .boolean(text.hasSuffix($0)) }
    case "uppercased": return .text(text.uppercased())
    case "lowercased": return .text(text.lowercased())
    case "contains":
      if let part { return .boolean(part.isEmpty || text.contains(part)) }
    case "split":
      guard let part, let separator = part.first, part.count == 1, arguments.count == 1 else { return nil }
      return .list(text.split(separator: separator).map { .text(String($0)) })
    case "components":
      guard let part, arguments.first?.label == "separatedBy", !part.isEmpty else { return nil }
      return .list(text.separated(by: part).map { .text($0) })
    case "replacingOccurrences":
      guard arguments.count == 2, let part, !part.isEmpty, case .text(let other) = arguments[1].value else {
        return nil
      }
      return .text(try joined(text.separated(by: part), by: other, site.id, site.place))
    case "prefix", "suffix", "dropFirst", "dropLast":
      guard arguments.isEmpty || arguments.first?.label == nil else { return nil }
      let amount = try index(arguments.first?.value, site) ?? 1
      guard amount >= 0 else { throw trap("a negative count", site.id, site.place) }
      switch name {
      case "prefix": return .text(String(text.prefix(amount)))
      case "suffix": return .text(String(text.suffix(amount)))
      case "dropFirst": return .text(String(text.dropFirst(amount)))
      default: return .text(String(text.dropLast(amount)))
      }
    case "reversed": return .list(text.reversed().map { .character($0) })
    case "filter":
      guard let result = try perform(.filter, on: text.map { .character($0) }, arguments, site),
        let characters = try elements(of: result, site.id, site.place)
      else { return nil }
      return .text(
        characters.compactMap { if case .character(let item) = $0 { String(item) } else { nil } }.joined())
    default: break
    }
    guard let operation = CollectionOperation.named(name, in: .swift) else { return nil }
    return try perform(operation, on: text.map { .character($0) }, arguments, site)
  }

  private func setMethod(
    _ name: String, _ elements: [EvaluatedValue], _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    guard let other = arguments.first?.value, let others = try self.elements(of: other, site.id, site.place)
    else {
      return nil
    }
    func has(_ list: [EvaluatedValue], _ element: EvaluatedValue) throws(Signal) -> Bool {
      for item in list where try same(item, element, site) { return true }
      return false
    }
    switch name {
    case "union": return .set(ValueList(try distinct(elements + others, site)))
    case "intersection":
      return .set(ValueList(try elements.kept { (item) throws(Signal) in try has(others, item) }))
    case "subtracting":
      return .set(ValueList(try elements.kept { (item) throws(Signal) in try !has(others, item) }))
    case "isSubset":
      for element in elements where try !has(others, element) { return .boolean(false) }
      return .boolean(true)
    default: return nil
    }
  }

  private func mapMethod(
    _ name: String, _ map: ValueMap, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    guard name == "mapValues", let closure = arguments.first?.value else { return nil }
    return .map(
      ValueMap(
        try map.entries.map { (entry) throws(Signal) in
          ValueMap.Entry(key: entry.key, value: try apply(closure, [entry.value], site))
        }))
  }
}

extension String {
  /// The parts between the places where another text stands.
  func separated(by separator: String) -> [String] {
    let (bytes, mark) = (Array(utf8), Array(separator.utf8))
    guard !mark.isEmpty else { return [self] }
    var parts: [String] = []
    var (start, index) = (0, 0)
    while index + mark.count <= bytes.count {
      if bytes[index..<(index + mark.count)].elementsEqual(mark) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }
}
