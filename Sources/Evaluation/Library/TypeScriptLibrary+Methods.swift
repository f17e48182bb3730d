import Program

extension Interpreter {
  func scriptProperty(
    _ name: String, of value: EvaluatedValue, _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    switch value {
    case .text(let text): name == "length" ? count(text.utf16.count, site.place) : nil
    case .list(let list): name == "length" ? count(list.elements.count, site.place) : nil
    case .set(let list): name == "size" ? count(list.elements.count, site.place) : nil
    case .map(let map): name == "size" ? count(map.entries.count, site.place) : nil
    default: nil
    }
  }

  func scriptMethod(
    _ name: String, on receiver: EvaluatedValue, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    if isFunction(receiver), name == "call" || name == "apply" { return nil }
    let value = contents(receiver.plain)
    if value.cause != nil { return nil }
    if name == "toString", arguments.isEmpty {
      return try description(of: value, site.id, site.place).map { .text($0) }
    }
    switch value {
    case .number(let number): return try scriptNumberMethod(name, number.double, arguments, site)
    case .text(let text): return try scriptTextMethod(name, text, arguments, site)
    case .set(let list):
      switch name {
      case "has": return try contained(arguments.first?.value, in: value, site)
      case "values", "keys": return row(list.elements, site.place)
      case "forEach": return try perform(.forEach, on: list.elements, arguments, site)
      default: return nil
      }
    case .map(let map):
      switch name {
      case "has": return try contained(arguments.first?.value, in: value, site)
      case "get":
        guard let key = arguments.first?.value else { return nil }
        for entry in map.entries where try same(entry.key, key, site) { return entry.value }
        return .unit
      case "keys": return row(map.entries.map(\.key), site.place)
      case "values": return row(map.entries.map(\.value), site.place)
      case "entries": return row(map.entries.map { .list([$0.key, $0.value]) }, site.place)
      default: return nil
      }
    case .list(let list):
      switch name {
      case "keys": return row(list.elements.indices.map { count($0, site.place) }, site.place)
      case "values": return row(list.elements, site.place)
      case "entries":
        return row(
          list.elements.enumerated().map { .list([count($0, site.place), $1]) }, site.place)
      case "reduce" where arguments.count == 2:
        return try perform(.fold, on: list.elements, [arguments[1], arguments[0]], site)
      default: break
      }
      guard let operation = CollectionOperation.named(name, in: .typescript) else { return nil }
      return try perform(operation, on: list.elements, arguments, site)
    default: return nil
    }
  }

  private func contained(
    _ value: EvaluatedValue?, in container: EvaluatedValue, _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    guard let value else { return nil }
    return try boolean(contains(container, value, site.id, site.place), site.id, site.place)
  }

  private func scriptNumberMethod(
    _ name: String, _ value: Double, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    switch name {
    case "toFixed":
      guard
        let digits = try arguments.first.map({ (argument) throws(Signal) in try index(argument.value, site) })
          ?? 0,
        (0...20).contains(digits), value.isFinite, abs(value) < 1e15
      else { return nil }
      return .text(Self.fixed(value, digits))
    case "toString":
      guard let radix = try index(arguments.first?.value, site), (2...36).contains(radix),
        let whole = Int64(exactly: value)
      else { return nil }
      return .text(String(whole, radix: radix))
    case "valueOf": return .number(.floating(value, .number))
    default: return nil
    }
  }

  /// `toFixed`: the decimal nearest to the exact binary value, the larger one of two.
  private static func fixed(_ value: Double, _ digits: Int) -> String {
    // The exact value of a double is a fraction of a power of two, so long division ends.
    let magnitude = abs(value)
    var whole = magnitude.rounded(.down)
    var rest = magnitude - whole
    var fraction: [Int] = []
    for _ in 0..<digits {
      // Multiplying by ten would round; split the factor so that each step stays exact.
      let digit = tenth(&rest)
      fraction.append(digit)
    }
    if rest >= 0.5 {
      var index = fraction.count - 1
      while index >= 0, fraction[index] == 9 {
        fraction[index] = 0
        index -= 1
      }
      if index >= 0 { fraction[index] += 1 } else { whole += 1 }
    }
    let body = String(Int64(whole)) + (digits > 0 ? "." + fraction.map(String.init).joined() : "")
    let isZero = whole == 0 && fraction.allSatisfy { $0 == 0 }
    return value < 0 && !(isZero && value == 0) ? "-" + body : body
  }

  /// The next decimal digit of a fraction; what is left of it stays exact within a double's error.
  private static func tenth(_ rest: inout Double) -> Int {
    let product = rest * 10
    let error = rest.fusedProduct(10, minus: product)
    var digit = product.rounded(.down)
    var left = (product - digit) + error
    if left < 0 {
      digit -= 1
      left += 1
    }
    rest = left
    return Int(digit)
  }

  private func scriptTextMethod(
    _ name: String, _ text: String, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let place = site.place
    func word(_ index: Int) -> String? {
      guard arguments.indices.contains(index), case .text(let text) = arguments[index].value.plain else {
        return nil
      }
      return text
    }
    switch name {
    case "toUpperCase": return .text(text.uppercased())
    case "toLowerCase": return .text(text.lowercased())
    case "trim": return .text(text.trimmed)
    case "startsWith": return word(0).map { .boolean(text.hasPrefix($0)) }
    case "endsWith": return word(0).map { .boolean(text.hasSuffix($0)) }
    case "includes": return word(0).map { .boolean($0.isEmpty || text.contains($0)) }
    case "indexOf":
      guard let part = word(0), arguments.count == 1 else { return nil }
      let pieces = text.separated(by: part)
      return count(pieces.count > 1 ? pieces[0].utf16.count : -1, place)
    case "split":
      guard let mark = word(0), arguments.count == 1 else { return nil }
      return row(
        mark.isEmpty ? text.map { .text(String($0)) } : text.separated(by: mark).map { .text($0) }, place)
    case "replace", "replaceAll":
      guard let old = word(0), let new = word(1), !old.isEmpty, !new.contains("$") else { return nil }
      let pieces = text.separated(by: old)
      if name == "replaceAll" || pieces.count < 2 {
        return .text(try joined(pieces, by: new, site.id, place))
      }
      return .text(pieces[0] + new + pieces.dropFirst().joined(separator: old))
    case "repeat":
      guard let times = try index(arguments.first?.value, site), times >= 0, times <= bounds.bytes else {
        return nil
      }
      return try repeated(text, times, site.id, place).map { .text($0) }
    case "padStart", "padEnd":
      guard let length = try index(arguments.first?.value, site), length <= bounds.bytes else { return nil }
      let filling = word(1) ?? " "
      guard filling.count == 1 else { return nil }
      let padding = try repeated(filling, max(0, length - text.utf16.count), site.id, place) ?? ""
      return .text(name == "padStart" ? padding + text : text + padding)
    case "concat":
      var result = text
      for argument in arguments {
        guard let part = try description(of: argument.value, site.id, place) else { return nil }
        result += part
      }
      return .text(result)
    case "charAt", "charCodeAt", "at":
      let units = Array(text.utf16)
      var position = try index(arguments.first?.value, site) ?? 0
      if name == "at", position < 0 { position += units.count }
      guard units.indices.contains(position) else {
        return name == "charAt" ? .text("") : name == "at" ? .unit : .number(.floating(.nan, .number))
      }
      if name == "charCodeAt" { return count(Int(units[position]), place) }
      return .text(String(decoding: [units[position]], as: UTF16.self))
    case "slice", "substring":
      return try sliced(text, isSubstring: name == "substring", arguments, site)
    default: return nil
    }
  }

  private func sliced(
    _ text: String, isSubstring: Bool, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let units = Array(text.utf16)
    var start = try index(arguments.first?.value, site) ?? 0
    var end = try index(arguments.count > 1 ? arguments[1].value : nil, site) ?? units.count
    if !isSubstring {
      if start < 0 { start += units.count }
      if end < 0 { end += units.count }
    }
    start = min(max(start, 0), units.count)
    end = min(max(end, 0), units.count)
    if isSubstring, start > end { swap(&start, &end) }
    return .text(start < end ? String(decoding: units[start..<end], as: UTF16.self) : "")
  }
}

extension Double {
  /// What rounding took from a product.
  fileprivate func fusedProduct(_ factor: Double, minus product: Double) -> Double {
    (-product).addingProduct(self, factor)
  }
}
