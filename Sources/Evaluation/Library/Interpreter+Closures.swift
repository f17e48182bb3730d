import Program

extension Interpreter {
  /// Where a library function was called.
  struct CallSite {
    let id: NodeID
    let place: Place
    /// What `return@name` inside its closures names.
    var name: String?
  }

  /// Calls a closure that the library was given.
  func apply(
    _ function: EvaluatedValue, _ values: [EvaluatedValue], on receiver: EvaluatedValue? = nil,
    _ site: CallSite
  ) throws(Signal) -> EvaluatedValue {
    try spend(at: site.id, site.place)
    let arguments = values.map { CallArgument(value: $0) }
    guard case .function(let id) = function, case .closure(let closure, let scope) = state.functions[id.index]
    else {
      return try invoke(
        function, (receiver.map { [CallArgument(value: $0)] } ?? []) + arguments, site.id, site.place)
    }
    return try invoke(
      closure: closure, scope, arguments, receiver: receiver, label: site.name, site.id, site.place)
  }

  /// What a closure left its receiver as: `apply` on a value.
  func applied(
    _ function: EvaluatedValue, to receiver: EvaluatedValue, _ site: CallSite
  ) throws(Signal) -> EvaluatedValue {
    _ = try apply(function, [], on: receiver, site)
    return receiver
  }

  /// What a closure decides about a value.
  func test(_ function: EvaluatedValue, _ values: [EvaluatedValue], _ site: CallSite) throws(Signal) -> Bool {
    switch try truth(apply(function, values, site), site.id, site.place) {
    case .yes: return true
    case .no: return false
    case .undecided(let cause): throw .undecided(cause)
    }
  }

  /// Whether two values are equal, where that is known.
  func same(_ first: EvaluatedValue, _ second: EvaluatedValue, _ site: CallSite) throws(Signal) -> Bool {
    switch try equal(first, second, site.id, site.place) {
    case .yes: return true
    case .no: return false
    case .undecided(let cause): throw .undecided(cause)
    }
  }

  /// Whether one value comes before another in the order of the language.
  func precedes(_ first: EvaluatedValue, _ second: EvaluatedValue, _ site: CallSite) throws(Signal) -> Bool {
    let (a, b) = (contents(first.plain), contents(second.plain))
    if let cause = a.cause ?? b.cause { throw .undecided(cause) }
    switch (a, b) {
    case (.number(let x), .number(let y)): return CommonArithmetic.compare(.less, x, y) ?? false
    case (.text(let x), .text(let y)):
      if language(site.place) == .swift { return x < y }
      return x.utf16.lexicographicallyPrecedes(y.utf16)
    case (.character(let x), .character(let y)): return x < y
    case (.duration(let x), .duration(let y)): return x < y
    case (.boolean(let x), .boolean(let y)): return !x && y
    case (.enumCase(let x), .enumCase(let y)) where x.type == y.type: return x.ordinal < y.ordinal
    case (.tuple(let x), .tuple(let y)):
      for (one, other) in zip(x.elements, y.elements) {
        if try precedes(one.value, other.value, site) { return true }
        if try precedes(other.value, one.value, site) { return false }
      }
      return false
    default:
      throw .undecided(
        Unknown(reason: "the order of these is not known", place: reference(site.id, site.place)))
    }
  }

  /// Sorted, equal ones in the order in which they came.
  func sort(
    _ elements: [EvaluatedValue], _ site: CallSite,
    by precedes: (EvaluatedValue, EvaluatedValue) throws(Signal) -> Bool
  ) throws(Signal) -> [EvaluatedValue] {
    guard elements.count > 1 else { return elements }
    let middle = elements.count / 2
    let left = try sort(Array(elements[..<middle]), site, by: precedes)
    let right = try sort(Array(elements[middle...]), site, by: precedes)
    var result: [EvaluatedValue] = []
    result.reserveCapacity(elements.count)
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      try spend(at: site.id, site.place)
      if try precedes(right[j], left[i]) {
        result.append(right[j])
        j += 1
      } else {
        result.append(left[i])
        i += 1
      }
    }
    return result + left[i...] + right[j...]
  }

  /// An integer as counts and indices are in the language.
  func count(_ value: Int, _ place: Place) -> EvaluatedValue {
    switch language(place) {
    case .swift: .number(.integer(Int64(value), .int64))
    case .kotlin: .number(.integer(Int64(value), .int32))
    case .tsx, .typescript, .css: .number(.floating(Double(value), .number))
    }
  }

  /// An argument as an index or count, truncated as JavaScript does.
  func index(_ value: EvaluatedValue?, _ site: CallSite) throws(Signal) -> Int? {
    guard let value = value?.plain else { return nil }
    if let cause = value.cause { throw .undecided(cause) }
    guard case .number(let number) = value else { return nil }
    let truncated = number.double.rounded(.towardZero)
    return abs(truncated) < 1e15 ? Int(truncated) : truncated > 0 ? Int(1e15) : -Int(1e15)
  }

  /// A row of values as the language gives it: an array of JavaScript is an object.
  func row(_ elements: [EvaluatedValue], _ place: Place) -> EvaluatedValue {
    language(place).isScript ? make(.list(ValueList(elements))) : .list(elements)
  }
}
