import Program

extension Interpreter {
  /// Runs an operation on values in a row; nil where it is none that takes these arguments.
  func perform(
    _ operation: CollectionOperation, on elements: [EvaluatedValue], _ arguments: [CallArgument],
    _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let first = arguments.first?.value
    let closure = arguments.last.flatMap { isFunction($0.value) ? $0.value : nil }
    let place = site.place
    switch operation {
    case .map, .compactMap, .flatMap, .mapIndexed, .filter, .filterIndexed, .filterNot, .forEach,
      .forEachIndexed, .takeWhile, .dropWhile, .filterNotNull:
      return try transform(operation, elements, closure, site)
    case .reduce, .fold, .scan: return try fold(operation, elements, arguments, site)
    case .first, .firstOrNull, .last, .lastOrNull, .single:
      return try pick(operation, elements, closure, site)
    case .firstIndex, .lastIndex, .indexOf, .lastIndexOf: return try find(operation, elements, first, site)
    case .contains, .any, .all, .none, .count: return try decide(operation, elements, first, site)
    case .sorted, .sortedDescending, .sortedBy, .sortedByDescending, .minimum, .maximum, .minimumBy,
      .maximumBy:
      return try order(operation, elements, closure, site)
    case .sum, .sumOf, .average: return try sum(operation, elements, closure, site)
    case .reversed: return row(elements.reversed(), place)
    case .distinct, .toSet:
      let unique = try distinct(elements, site)
      return operation == .toSet ? .set(ValueList(unique)) : row(unique, place)
    case .enumerated:
      let names = language(place) == .kotlin ? ("index", "value") : ("offset", "element")
      return .list(
        elements.enumerated().map { index, element in
          .tuple([(names.0, count(index, place)), (names.1, element)])
        })
    case .zip:
      guard let first, let others = try self.elements(of: first, site.id, place) else { return nil }
      let pairs = Array(Swift.zip(elements, others))
      guard arguments.count > 1, let closure else {
        return .list(pairs.map { .tuple(ValueTuple($0.0, $0.1)) })
      }
      return .list(try pairs.map { (pair) throws(Signal) in try apply(closure, [pair.0, pair.1], site) })
    case .flatten:
      var result: [EvaluatedValue] = []
      for element in elements {
        if let inner = try isRow(element) ? self.elements(of: element, site.id, place) : nil {
          result += inner
          try check(elements: result.count, site.id, place)
        } else {
          result.append(element)
        }
      }
      return row(result, place)
    case .take, .takeLast, .drop, .dropLast: return try part(operation, elements, first, arguments, site)
    case .joined, .joinedToString: return try joined(elements, arguments, site)
    case .slice, .at, .getOrNull, .getOrElse: return try slice(operation, elements, arguments, site)
    case .groupBy, .associateWith, .associateBy, .associate, .toMap, .partition, .chunked, .windowed:
      return try group(operation, elements, arguments, closure, site)
    case .concat:
      var result = elements
      for argument in arguments {
        if isRow(argument.value), let more = try self.elements(of: argument.value, site.id, place) {
          result += more
          try check(elements: result.count, site.id, place)
        } else {
          result.append(argument.value)
        }
      }
      return row(result, place)
    case .toList: return language(place) == .kotlin ? .list(elements) : row(elements, place)
    case .appending, .keys: return nil
    }
  }

  func isFunction(_ value: EvaluatedValue) -> Bool {
    switch value {
    case .function, .type: true
    default: false
    }
  }

  private func isRow(_ value: EvaluatedValue) -> Bool {
    switch contents(value.plain) {
    case .list, .set, .range: true
    default: false
    }
  }

  /// The arguments of a closure over an element: JavaScript hands on the index as well.
  private func inputs(_ element: EvaluatedValue, _ index: Int, _ site: CallSite) -> [EvaluatedValue] {
    language(site.place).isScript ? [element, count(index, site.place)] : [element]
  }

  private func transform(
    _ operation: CollectionOperation, _ elements: [EvaluatedValue], _ closure: EvaluatedValue?,
    _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let place = site.place
    var result: [EvaluatedValue] = []
    if operation == .filterNotNull {
      return .list(elements.filter { if case .null = $0 { false } else { true } })
    }
    guard let closure else { return nil }
    var isOpen = false
    for (index, element) in elements.enumerated() {
      switch operation {
      case .map: result.append(try apply(closure, inputs(element, index, site), site))
      case .mapIndexed: result.append(try apply(closure, [count(index, place), element], site))
      case .compactMap:
        let value = try apply(closure, [element], site)
        if case .null = value { continue }
        if let cause = value.cause { throw .undecided(cause) }
        result.append(value)
      case .flatMap:
        let value = try apply(closure, inputs(element, index, site), site)
        guard let inner = try self.elements(of: value, site.id, place) else {
          if language(place).isScript, value.cause == nil {
            result.append(value)
            continue
          }
          return .unknown(
            value.cause ?? Unknown(reason: "what this gives is not known", place: reference(site.id, place)))
        }
        result += inner
        try check(elements: result.count, site.id, place)
      case .filter:
        if try test(closure, inputs(element, index, site), site) { result.append(element) }
      case .filterIndexed:
        if try test(closure, [count(index, place), element], site) { result.append(element) }
      case .filterNot: if try !test(closure, [element], site) { result.append(element) }
      case .forEach: _ = try apply(closure, inputs(element, index, site), site)
      case .forEachIndexed: _ = try apply(closure, [count(index, place), element], site)
      case .takeWhile:
        if try !test(closure, [element], site) { return .list(result) }
        result.append(element)
      case .dropWhile:
        if !isOpen, try test(closure, [element], site) { continue }
        isOpen = true
        result.append(element)
      default: return nil
      }
    }
    if operation == .forEach || operation == .forEachIndexed {
      return .unit
    }
    return row(result.map { settled($0, place) }, place)
  }

  private func fold(
    _ operation: CollectionOperation, _ elements: [EvaluatedValue], _ arguments: [CallArgument],
    _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    guard let closureIndex = arguments.firstIndex(where: { isFunction($0.value) }) else { return nil }
    let closure = arguments[closureIndex].value
    let others = arguments.indices.filter { $0 != closureIndex }.map { arguments[$0] }
    var rest = elements[...]
    var result: EvaluatedValue
    if let initial = others.first {
      result = initial.value
    } else {
      guard let first = rest.popFirst() else { throw trap("nothing to reduce", site.id, site.place) }
      result = first
    }
    if others.first?.label == "into" { return nil }
    var steps = [result]
    for (index, element) in rest.enumerated() {
      let extra = language(site.place).isScript ? [count(index + (others.isEmpty ? 1 : 0), site.place)] : []
      result = try apply(closure, [result, element] + extra, site)
      if operation == .scan { steps.append(result) }
    }
    return operation == .scan ? .list(steps) : settled(result, site.place)
  }

  private func pick(
    _ operation: CollectionOperation, _ elements: [EvaluatedValue], _ closure: EvaluatedValue?,
    _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let isLast = operation == .last || operation == .lastOrNull
    for element in isLast ? elements.reversed() : elements {
      guard let closure else { return element }
      if try test(closure, [element], site) { return element }
    }
    if operation == .firstOrNull || operation == .lastOrNull { return absent(site.place) }
    throw thrown("no element", as: "NoSuchElementException", site.id, site.place)
  }

  private func find(
    _ operation: CollectionOperation, _ elements: [EvaluatedValue], _ argument: EvaluatedValue?,
    _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    guard let argument else { return nil }
    let isLast = operation == .lastIndex || operation == .lastIndexOf
    let indices = isLast ? Array(elements.indices.reversed()) : Array(elements.indices)
    for index in indices {
      let isMatch =
        isFunction(argument)
        ? try test(argument, inputs(elements[index], index, site), site)
        : try same(elements[index], argument, site)
      if isMatch { return count(index, site.place) }
    }
    return language(site.place) == .swift ? .null : count(-1, site.place)
  }

  private func decide(
    _ operation: CollectionOperation, _ elements: [EvaluatedValue], _ argument: EvaluatedValue?,
    _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    if operation == .count {
      guard let argument else { return count(elements.count, site.place) }
      var total = 0
      for element in elements where try test(argument, [element], site) { total += 1 }
      return count(total, site.place)
    }
    if operation == .contains, let argument, !isFunction(argument) {
      return try boolean(contains(.list(elements), argument, site.id, site.place), site.id, site.place)
    }
    guard let argument else {
      switch operation {
      case .any: return .boolean(!elements.isEmpty)
      case .none: return .boolean(elements.isEmpty)
      default: return nil
      }
    }
    for (index, element) in elements.enumerated() {
      let holds = try test(argument, inputs(element, index, site), site)
      switch operation {
      case .all: if !holds { return .boolean(false) }
      case .none: if holds { return .boolean(false) }
      default: if holds { return .boolean(true) }
      }
    }
    return .boolean(operation == .all || operation == .none)
  }

  private func order(
    _ operation: CollectionOperation, _ elements: [EvaluatedValue], _ closure: EvaluatedValue?,
    _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let isKeyed = [.sortedBy, .sortedByDescending, .minimumBy, .maximumBy].contains(operation)
    let comparator: (EvaluatedValue, EvaluatedValue) throws(Signal) -> Bool = {
      (a: EvaluatedValue, b: EvaluatedValue) throws(Signal) -> Bool in
      guard let closure else { return try self.precedes(a, b, site) }
      if isKeyed {
        return try self.precedes(self.apply(closure, [a], site), self.apply(closure, [b], site), site)
      }
      let value = try self.apply(closure, [a, b], site)
      // JavaScript's comparators give a number.
      if case .number(let number) = value { return number.double < 0 }
      switch try self.truth(value, site.id, site.place) {
      case .yes: return true
      case .no: return false
      case .undecided(let cause): throw .undecided(cause)
      }
    }
    switch operation {
    case .sorted where language(site.place).isScript && closure == nil:
      return row(
        try sort(elements, site) { (a, b) throws(Signal) in
          try (self.description(of: a, site.id, site.place) ?? "").utf16.lexicographicallyPrecedes(
            (self.description(of: b, site.id, site.place) ?? "").utf16)
        }, site.place)
    case .sorted, .sortedBy: return row(try sort(elements, site, by: comparator), site.place)
    case .sortedDescending, .sortedByDescending:
      return row(
        try sort(elements, site) { (a, b) throws(Signal) in try comparator(b, a) }, site.place)
    default:
      guard var best = elements.first else { return .null }
      let isMinimum = operation == .minimum || operation == .minimumBy
      for element in elements.dropFirst() {
        let isBetter = isMinimum ? try comparator(element, best) : try comparator(best, element)
        if isBetter { best = element }
      }
      return best
    }
  }

  private func sum(
    _ operation: CollectionOperation, _ elements: [EvaluatedValue], _ closure: EvaluatedValue?,
    _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    var values = elements
    if operation == .sumOf {
      guard let closure else { return nil }
      values = try elements.map { (element) throws(Signal) in try apply(closure, [element], site) }
    }
    var total: EvaluatedValue?
    for value in values {
      if let sum = total { total = try combine(.add, sum, value, site.id, site.place) } else { total = value }
    }
    guard operation == .average else { return total ?? count(0, site.place) }
    guard case .number(let number)? = total else { return .number(.double(.nan)) }
    return .number(.double(number.double / Double(values.count)))
  }

  func distinct(_ elements: [EvaluatedValue], _ site: CallSite) throws(Signal) -> [EvaluatedValue] {
    var unique: [EvaluatedValue] = []
    for element in elements {
      var isKnown = false
      for other in unique where try same(other, element, site) {
        isKnown = true
        break
      }
      if !isKnown { unique.append(element) }
    }
    return unique
  }
}
