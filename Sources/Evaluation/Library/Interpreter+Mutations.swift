import Program

/// Methods that change a collection.
extension Interpreter {
  func mutate(
    _ elements: [EvaluatedValue], _ name: String, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> (changed: EvaluatedValue, result: EvaluatedValue)? {
    switch language(site.place) {
    case .swift: return try mutateSwift(elements, name, arguments, site)
    case .kotlin: return try mutateKotlin(elements, name, arguments, site)
    case .tsx, .typescript, .css: return try mutateScript(elements, name, arguments, site)
    }
  }

  private func mutateSwift(
    _ elements: [EvaluatedValue], _ name: String, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> (changed: EvaluatedValue, result: EvaluatedValue)? {
    var elements = elements
    let value = arguments.first?.value
    let label = arguments.first?.label
    switch name {
    case "append":
      guard let value else { return nil }
      if label == "contentsOf" {
        guard let more = try self.elements(of: value, site.id, site.place) else {
          throw undecided(value, site)
        }
        return (.list(elements + more), .unit)
      }
      return (.list(ValueList(elements).appending(value)), .unit)
    case "insert":
      guard let value, arguments.count == 2, let index = try index(arguments[1].value, site) else {
        return nil
      }
      guard index >= 0, index <= elements.count else {
        throw trap("an index out of range", site.id, site.place)
      }
      elements.insert(value, at: index)
      return (.list(elements), .unit)
    case "removeLast", "popLast":
      guard let last = elements.popLast() else {
        if name == "popLast" { return (.list(elements), .null) }
        throw trap("nothing to remove", site.id, site.place)
      }
      return (.list(elements), last)
    case "removeFirst":
      guard !elements.isEmpty else { throw trap("nothing to remove", site.id, site.place) }
      let first = elements.removeFirst()
      return (.list(elements), first)
    case "remove":
      guard label == "at", let index = try index(value, site) else { return nil }
      guard elements.indices.contains(index) else { throw trap("an index out of range", site.id, site.place) }
      let removed = elements.remove(at: index)
      return (.list(elements), removed)
    case "removeAll":
      guard let value else { return (.list([]), .unit) }
      if !isFunction(value) { return (.list([]), .unit) }
      elements = try elements.kept { (element) throws(Signal) in try !test(value, [element], site) }
      return (.list(elements), .unit)
    case "reverse": return (.list(elements.reversed()), .unit)
    case "sort":
      return try perform(.sorted, on: elements, arguments, site).map { ($0, .unit) }
    case "swapAt":
      guard arguments.count == 2, let i = try index(arguments[0].value, site),
        let j = try index(arguments[1].value, site)
      else { return nil }
      guard elements.indices.contains(i), elements.indices.contains(j) else {
        throw trap("an index out of range", site.id, site.place)
      }
      elements.swapAt(i, j)
      return (.list(elements), .unit)
    default: return nil
    }
  }

  private func undecided(_ value: EvaluatedValue, _ site: CallSite) -> Signal {
    .undecided(
      contents(value).cause
        ?? Unknown(reason: "what this holds is not known", place: reference(site.id, site.place)))
  }

  private func mutateKotlin(
    _ elements: [EvaluatedValue], _ name: String, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> (changed: EvaluatedValue, result: EvaluatedValue)? {
    var elements = elements
    let value = arguments.first?.value
    switch name {
    case "add":
      guard let value else { return nil }
      if arguments.count == 2, let index = try index(value, site) {
        guard index >= 0, index <= elements.count else {
          throw trap("an index out of range", site.id, site.place)
        }
        elements.insert(arguments[1].value, at: index)
        return (.list(elements), .unit)
      }
      return (.list(ValueList(elements).appending(value)), .boolean(true))
    case "addAll":
      guard let value else { return nil }
      guard let more = try self.elements(of: value, site.id, site.place) else { throw undecided(value, site) }
      return (.list(elements + more), .boolean(!more.isEmpty))
    case "set":
      guard arguments.count == 2, let index = try index(value, site) else { return nil }
      guard elements.indices.contains(index) else { throw trap("an index out of range", site.id, site.place) }
      let old = elements[index]
      elements[index] = arguments[1].value
      return (.list(elements), old)
    case "remove":
      guard let value else { return nil }
      let index = try elements.position { (element) throws(Signal) in try same(element, value, site) }
      if let index { elements.remove(at: index) }
      return (.list(elements), .boolean(index != nil))
    case "removeAt":
      guard let index = try index(value, site) else { return nil }
      guard elements.indices.contains(index) else { throw trap("an index out of range", site.id, site.place) }
      let removed = elements.remove(at: index)
      return (.list(elements), removed)
    case "removeLast", "removeLastOrNull":
      let last = elements.popLast()
      return (.list(elements), last ?? .null)
    case "removeFirst", "removeFirstOrNull":
      let first = elements.isEmpty ? EvaluatedValue.null : elements.removeFirst()
      return (.list(elements), first)
    case "removeAll":
      guard let value, isFunction(value) else { return nil }
      let kept = try elements.kept { (element) throws(Signal) in try !test(value, [element], site) }
      return (.list(kept), .boolean(kept.count != elements.count))
    case "clear": return (.list([]), .unit)
    case "reverse": return (.list(elements.reversed()), .unit)
    case "sort": return try perform(.sorted, on: elements, [], site).map { ($0, .unit) }
    case "sortBy": return try perform(.sortedBy, on: elements, arguments, site).map { ($0, .unit) }
    default: return nil
    }
  }

  private func mutateScript(
    _ elements: [EvaluatedValue], _ name: String, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> (changed: EvaluatedValue, result: EvaluatedValue)? {
    var elements = elements
    let place = site.place
    switch name {
    case "push":
      elements += arguments.map(\.value)
      return (.list(elements), count(elements.count, place))
    case "pop":
      let last = elements.popLast()
      return (.list(elements), last ?? .unit)
    case "shift":
      let first = elements.isEmpty ? EvaluatedValue.unit : elements.removeFirst()
      return (.list(elements), first)
    case "unshift":
      elements = arguments.map(\.value) + elements
      return (.list(elements), count(elements.count, place))
    case "reverse", "sort", "fill":
      // These give the array itself, which only its object knows.
      let changed: EvaluatedValue?
      switch name {
      case "reverse": changed = .list(elements.reversed())
      case "fill":
        guard arguments.count == 1 else { return nil }
        changed = .list(elements.map { _ in arguments[0].value })
      default: changed = try perform(.sorted, on: elements, arguments, site)
      }
      return changed.map { (contents($0), row(elementsOf($0), place)) }
    case "splice":
      guard var start = try index(arguments.first?.value, site) else { return nil }
      if start < 0 { start += elements.count }
      start = min(max(start, 0), elements.count)
      let amount = try index(arguments.count > 1 ? arguments[1].value : nil, site) ?? elements.count
      let end = min(elements.count, start + max(0, amount))
      let removed = Array(elements[start..<end])
      elements.replaceSubrange(start..<end, with: arguments.dropFirst(2).map(\.value))
      return (.list(elements), row(removed, place))
    default: return nil
    }
  }

  private func elementsOf(_ value: EvaluatedValue) -> [EvaluatedValue] {
    if case .list(let list) = contents(value) { list.elements } else { [] }
  }

  func mutate(
    set elements: [EvaluatedValue], _ name: String, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> (changed: EvaluatedValue, result: EvaluatedValue)? {
    var elements = elements
    let adds = ["add", "insert"].contains(name)
    guard let value = arguments.first?.value else { return name == "clear" ? (.set([]), .unit) : nil }
    let index = try elements.position { (element) throws(Signal) in try same(element, value, site) }
    if adds {
      if index == nil { elements.append(value) }
      return (.set(ValueList(elements)), .boolean(index == nil))
    }
    guard ["remove", "delete"].contains(name) else { return nil }
    if let index { elements.remove(at: index) }
    let result: EvaluatedValue =
      language(site.place) == .swift ? (index == nil ? .null : value) : .boolean(index != nil)
    return (.set(ValueList(elements)), result)
  }

  func mutate(
    map: ValueMap, _ name: String, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> (changed: EvaluatedValue, result: EvaluatedValue)? {
    switch name {
    case "put", "set":
      guard arguments.count == 2 else { return nil }
      return (.map(try putting(arguments[0].value, arguments[1].value, into: map, site)), .null)
    case "updateValue":
      guard arguments.count == 2 else { return nil }
      return (.map(try putting(arguments[1].value, arguments[0].value, into: map, site)), .null)
    case "remove", "delete", "removeValue":
      guard let key = arguments.first?.value else { return nil }
      var removed = EvaluatedValue.null
      let entries = try map.entries.kept { (entry) throws(Signal) in
        guard try same(entry.key, key, site) else { return true }
        removed = entry.value
        return false
      }
      let isThere = entries.count != map.entries.count
      return (.map(ValueMap(entries)), name == "delete" ? .boolean(isThere) : removed)
    case "clear", "removeAll": return (.map(ValueMap([])), .unit)
    default: return nil
    }
  }
}
