import Program

/// Parts and groups of values in a row.
extension Interpreter {
  func part(
    _ operation: CollectionOperation, _ elements: [EvaluatedValue], _ first: EvaluatedValue?,
    _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    if let closure = first, isFunction(closure) {
      let operation: CollectionOperation = operation == .drop ? .dropWhile : .takeWhile
      return try perform(operation, on: elements, arguments, site)
    }
    let label = arguments.first?.label
    var amount = try index(first, site) ?? 1
    if label == "through" { amount += 1 }
    guard amount >= 0 else { throw trap("a negative count", site.id, site.place) }
    let value: [EvaluatedValue]
    switch operation {
    case .take: value = Array(elements.prefix(amount))
    case .takeLast: value = Array(elements.suffix(label == "from" ? max(0, elements.count - amount) : amount))
    case .drop: value = Array(elements.dropFirst(amount))
    default: value = Array(elements.dropLast(amount))
    }
    return .list(value)
  }

  func joined(
    _ elements: [EvaluatedValue], _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let place = site.place
    let fallback = language(place) == .kotlin ? ", " : language(place) == .swift ? "" : ","
    var separator = fallback
    var (prefix, postfix) = ("", "")
    for (position, argument) in arguments.enumerated() where !isFunction(argument.value) {
      guard let text = try description(of: argument.value, site.id, place) else { return nil }
      switch argument.label ?? ["separator", "prefix", "postfix"][safe: position] {
      case "separator": separator = text
      case "prefix": prefix = text
      case "postfix": postfix = text
      default: return nil
      }
    }
    // Arrays joined in Swift are one array.
    if language(place) == .swift, elements.contains(where: { if case .list = $0 { true } else { false } }) {
      return try perform(.flatten, on: elements, [], site)
    }
    let closure = arguments.last.flatMap { isFunction($0.value) ? $0.value : nil }
    var parts: [String] = []
    for element in elements {
      let value =
        try closure.map { (closure) throws(Signal) in try apply(closure, [element], site) } ?? element
      if value.isNothing, language(place).isScript {
        parts.append("")
        continue
      }
      if let cause = contents(value).cause { throw .undecided(cause) }
      guard let text = try description(of: value, site.id, place) else { return nil }
      parts.append(text)
    }
    return .text(prefix + (try joined(parts, by: separator, site.id, place)) + postfix)
  }

  func slice(
    _ operation: CollectionOperation, _ elements: [EvaluatedValue], _ arguments: [CallArgument],
    _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let place = site.place
    let isScript = language(place).isScript
    if operation == .slice {
      if case .range(let range)? = arguments.first?.value {
        guard let indices = try self.elements(of: .range(range), site.id, place) else { return nil }
        var result: [EvaluatedValue] = []
        for item in indices {
          guard let index = try index(item, site), elements.indices.contains(index) else {
            throw trap("an index out of range", site.id, place)
          }
          result.append(elements[index])
        }
        return .list(result)
      }
      var start = try index(arguments.first?.value, site) ?? 0
      var end = try index(arguments.count > 1 ? arguments[1].value : nil, site) ?? elements.count
      if isScript {
        if start < 0 { start += elements.count }
        if end < 0 { end += elements.count }
        start = min(max(start, 0), elements.count)
        end = min(max(end, 0), elements.count)
        return row(start < end ? Array(elements[start..<end]) : [], place)
      }
      guard start >= 0, start <= end, end <= elements.count else {
        throw trap("an index out of range", site.id, place)
      }
      return .list(Array(elements[start..<end]))
    }
    guard var position = try index(arguments.first?.value, site) else { return nil }
    if isScript, position < 0 { position += elements.count }
    if elements.indices.contains(position) { return elements[position] }
    switch operation {
    case .getOrElse:
      guard arguments.count > 1 else { return nil }
      return try apply(arguments[1].value, [arguments[0].value], site)
    case .at where !isScript: throw trap("an index out of range", site.id, place)
    default: return absent(place)
    }
  }

  func group(
    _ operation: CollectionOperation, _ elements: [EvaluatedValue], _ arguments: [CallArgument],
    _ closure: EvaluatedValue?, _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    switch operation {
    case .chunked, .windowed:
      guard let size = try index(arguments.first?.value, site), size > 0 else { return nil }
      let starts =
        operation == .chunked
        ? Array(stride(from: 0, to: elements.count, by: size))
        : Array(0..<max(0, elements.count - size + 1))
      let (touched, overflow) = starts.count.multipliedReportingOverflow(by: min(size, elements.count))
      try check(elements: overflow || operation == .windowed ? max(touched, 0) : 0, site.id, site.place)
      return .list(starts.map { .list(Array(elements[$0..<min($0 + size, elements.count)])) })
    case .partition:
      guard let closure else { return nil }
      var (yes, no): ([EvaluatedValue], [EvaluatedValue]) = ([], [])
      for element in elements {
        if try test(closure, [element], site) { yes.append(element) } else { no.append(element) }
      }
      return .tuple([("first", .list(yes)), ("second", .list(no))])
    default: break
    }
    var entries: [ValueMap.Entry] = []
    for element in elements {
      let pair: (EvaluatedValue, EvaluatedValue)
      switch operation {
      case .associateWith:
        guard let closure else { return nil }
        pair = (element, try apply(closure, [element], site))
      case .associateBy, .groupBy:
        guard let closure else { return nil }
        pair = (try apply(closure, [element], site), element)
      default:
        let item =
          operation == .associate
          ? try closure.map { (closure) throws(Signal) in try apply(closure, [element], site) } : element
        guard case .tuple(let tuple)? = item, tuple.elements.count == 2 else { return nil }
        pair = (tuple.elements[0].value, tuple.elements[1].value)
      }
      let position = try entries.position { (entry) throws(Signal) in try same(entry.key, pair.0, site) }
      if operation == .groupBy {
        var group: [EvaluatedValue] = []
        if let position, case .list(let list) = entries[position].value { group = list.elements }
        let entry = ValueMap.Entry(key: pair.0, value: .list(group + [pair.1]))
        if let position { entries[position] = entry } else { entries.append(entry) }
      } else {
        let entry = ValueMap.Entry(key: pair.0, value: pair.1)
        if let position { entries[position] = entry } else { entries.append(entry) }
      }
    }
    return .map(ValueMap(entries))
  }
}
