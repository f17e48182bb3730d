import Program

extension Interpreter {
  func swiftFunctionValue(_ name: String, of type: String) -> EvaluatedValue? {
    guard name == "init", SwiftLibrary.types.contains(type) else { return nil }
    return make(.native(type: type, name: "init"))
  }

  func swiftFunction(
    _ name: String, of type: String?, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    if let type, type != "Swift" { return try swiftStatic(name, of: type, arguments, site) }
    if SwiftLibrary.types.contains(name) || name.utf8.first == UInt8(ascii: "[") {
      return try swiftConversion(to: name, arguments, site)
    }
    let values = arguments.map(\.value.plain)
    switch name {
    case "fatalError", "preconditionFailure", "assertionFailure":
      throw trap("the program stops here", site.id, site.place)
    case "precondition", "assert":
      if let first = values.first, case .no = try truth(first, site.id, site.place) {
        throw trap("the program stops here", site.id, site.place)
      }
      return .unit
    case "print", "debugPrint": return .unit
    case "zip":
      guard values.count == 2, let left = try elements(of: values[0], site.id, site.place) else { break }
      return try perform(.zip, on: left, [CallArgument(value: values[1])], site)
    case "stride": return try stride(arguments, site)
    default: break
    }
    for argument in arguments {
      guard let cause = contents(argument.value.plain).cause else { continue }
      if SwiftLibrary.functions.contains(name) { throw .undecided(cause) }
      break
    }
    if values.count == 2, let sign = Self.operators[name] {
      return try combine(sign, values[0], values[1], site.id, site.place)
    }
    switch name {
    case "min", "max": return try extreme(values, isMinimum: name == "min", site)
    case "abs":
      guard case .number(let number)? = values.first else { return nil }
      return try absolute(number, site)
    case "round":
      guard case .number(let number)? = values.first else { return nil }
      return .number(real(number, number.double.rounded(.toNearestOrAwayFromZero)))
    case "rint":
      guard case .number(let number)? = values.first else { return nil }
      return .number(real(number, number.double.rounded(.toNearestOrEven)))
    default: break
    }
    return try mathematics(name, values, site)
  }

  private static let operators: WordMap<Operator> = [
    "+": .add, "-": .subtract, "*": .multiply, "/": .divide, "%": .remainder, "<": .less, ">": .greater,
    "<=": .lessOrEqual, ">=": .greaterOrEqual, "==": .equal, "!=": .notEqual,
  ]

  /// A floating result of the same kind as a number; of a literal, a Double.
  private func real(_ number: EvaluatedNumber, _ value: Double) -> EvaluatedNumber {
    .floating(value, number.kind.isInteger || number.kind.isLiteral ? .double : number.kind)
  }

  private func mathematics(
    _ name: String, _ values: [EvaluatedValue], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    guard case .number(let first)? = values.first else { return nil }
    if values.count == 1, let function = Mathematics.function(name) {
      if first.kind == .float { return singleMathematics(name, Float(first.real)) }
      return .number(real(first, function(first.double)))
    }
    guard values.count == 2, case .number(let second) = values[1], let function = Mathematics.function2(name)
    else { return nil }
    let kind = first.kind.isLiteral ? second : first
    if kind.kind == .float {
      return .number(.floating(function(first.double, second.double), .float))
    }
    return .number(real(kind, function(first.double, second.double)))
  }

  /// 32-bit functions are rounded once.
  private func singleMathematics(_ name: String, _ value: Float) -> EvaluatedValue? {
    Mathematics.function(name).map { .number(.floating($0(Double(value)), .float)) }
  }

  func absolute(_ number: EvaluatedNumber, _ site: CallSite) throws(Signal) -> EvaluatedValue {
    if number.isInteger, number.whole < 0 || number.kind == .literalInteger && number.real < 0 {
      return try result(
        of: language(site.place).arithmetic.negate(number), site.id, site.place)
    }
    return .number(number.isInteger ? number : .floating(abs(number.real), number.kind))
  }

  /// The smallest or largest argument; a literal among them takes the type of the others.
  func extreme(
    _ values: [EvaluatedValue], isMinimum: Bool, _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    guard var best = values.first, values.count > 1 else { return nil }
    for value in values.dropFirst() {
      // Swift keeps the first of equal minima and the last of equal maxima.
      let isBetter = isMinimum ? try precedes(value, best, site) : try !precedes(value, best, site)
      if isBetter { best = value }
    }
    guard case .number(let number) = best, number.kind.isLiteral,
      let kind = values.lazy.compactMap({ value -> EvaluatedNumber.Kind? in
        guard case .number(let other) = value, !other.kind.isLiteral else { return nil }
        return other.kind
      }).first
    else { return fractional(best, among: values) }
    return number.asKind(kind).map { .number($0) } ?? best
  }

  /// Of literals alone, one fraction makes all of them Doubles.
  private func fractional(_ best: EvaluatedValue, among values: [EvaluatedValue]) -> EvaluatedValue {
    guard case .number(let number) = best, number.kind == .literalInteger,
      values.contains(where: {
        if case .number(let other) = $0 { other.kind == .literalFloating } else { false }
      })
    else { return best }
    return .number(.floating(number.real, .literalFloating))
  }

  private func stride(_ arguments: [CallArgument], _ site: CallSite) throws(Signal) -> EvaluatedValue? {
    guard arguments.count == 3 else { return nil }
    var numbers: [EvaluatedNumber] = []
    for argument in arguments {
      if let cause = argument.value.plain.cause { throw .undecided(cause) }
      guard case .number(let number) = argument.value.plain else { return nil }
      numbers.append(number)
    }
    let isReal = numbers.contains { !$0.isInteger }
    let kind = numbers.first { !$0.kind.isLiteral }?.kind ?? (isReal ? .double : .int64)
    let typed = numbers.compactMap { $0.asKind(kind) }
    guard typed.count == 3, typed[2].double != 0 else { return nil }
    let range = ValueRange(
      lower: typed[0], upper: typed[1], isClosed: arguments[1].label == "through", step: typed[2])
    return try elements(of: .range(range), site.id, site.place).map { .list($0) }
  }

  private func swiftStatic(
    _ name: String, of type: String, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    if name == "init" { return try swiftConversion(to: type, arguments, site) }
    if type == "Task" { return try taskFunction(name, arguments, site) }
    guard let value = arguments.first?.value.plain else { return nil }
    switch (type, name) {
    case ("Duration", "seconds"), ("Duration", "milliseconds"), ("Duration", "microseconds"),
      ("Duration", "nanoseconds"), (_, "seconds"), (_, "milliseconds"):
      if let cause = value.cause { throw .undecided(cause) }
      guard case .number(let number) = value else { return nil }
      let scales: [String: Double] = [
        "seconds": 1000, "milliseconds": 1, "microseconds": 1e-3, "nanoseconds": 1e-6,
      ]
      let scale = scales[name] ?? 1
      return .duration(number.double * scale)
    default: return nil
    }
  }

  // MARK: Initializers

  private func swiftConversion(
    to type: String, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    if PlatformRecords.fields.contains(type) {
      return arguments.isEmpty ? PlatformRecords.zero(type) : PlatformRecords.make(type, arguments)
    }
    if type == "Task" { return try taskFunction("init", arguments, site) }
    let label = arguments.first?.label
    guard let value = arguments.first.map({ contents($0.value.plain) }) else { return emptyValue(type) }
    if let cause = value.cause { throw .undecided(cause) }
    if let kind = SwiftArithmetic.kinds[type] { return try number(value, as: kind, label, arguments, site) }
    switch type {
    case "String", "Substring":
      if label == "repeating", arguments.count == 2, let count = try index(arguments[1].value, site),
        let text = try description(of: value, site.id, site.place)
      {
        guard count >= 0, count <= bounds.bytes else { return nil }
        return try repeated(text, count, site.id, site.place).map { .text($0) }
      }
      if case .list(let list) = value {
        var text = ""
        for element in list.elements {
          guard let part = try description(of: element, site.id, site.place) else { return nil }
          text += part
        }
        return .text(text)
      }
      guard label == nil || label == "describing" || label == "verbatim" else { return nil }
      return try description(of: settled(value, site.place), site.id, site.place).map { .text($0) }
    case "Character":
      if case .text(let text) = value, text.count == 1 { return text.first.map { .character($0) } }
    case "Bool":
      if case .boolean = value { return value }
      if case .text(let text) = value {
        return text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : .null
      }
    case "Set":
      guard let elements = try elements(of: value, site.id, site.place) else { return nil }
      return .set(ValueList(try distinct(elements.map { settled($0, site.place) }, site)))
    case "Dictionary": return try dictionary(label, arguments, site)
    default:
      if type == "Array" || type.first == "[" {
        if label == "repeating", arguments.count == 2, let count = try index(arguments[1].value, site) {
          guard count >= 0 else { throw trap("a negative count", site.id, site.place) }
          guard count <= bounds.elements else {
            throw .failure(
              Unknown(
                reason: "makes a collection of more than \(bounds.elements) elements",
                place: reference(site.id, site.place)))
          }
          return .list(Array(repeating: settled(arguments[0].value, site.place), count: count))
        }
        return try elements(of: value, site.id, site.place).map { .list($0) }
      }
    }
    return nil
  }

  private func dictionary(
    _ label: String?, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    guard label == "uniqueKeysWithValues",
      let pairs = try elements(of: arguments[0].value, site.id, site.place)
    else { return nil }
    var map = ValueMap([])
    for pair in pairs {
      guard case .tuple(let tuple) = pair, tuple.elements.count == 2 else { return nil }
      map = try putting(tuple.elements[0].value, tuple.elements[1].value, into: map, site)
    }
    return .map(map)
  }

  private func emptyValue(_ type: String) -> EvaluatedValue? {
    if type == "Array" || (type.first == "[" && !type.contains(":")) { return .list([]) }
    if type == "Dictionary" || type.first == "[" { return .map(ValueMap([])) }
    switch type {
    case "String": return .text("")
    case "Set": return .set([])
    default:
      return SwiftArithmetic.kinds[type].map { .number($0.isInteger ? .integer(0, $0) : .floating(0, $0)) }
    }
  }

  private func number(
    _ value: EvaluatedValue, as kind: EvaluatedNumber.Kind, _ label: String?, _ arguments: [CallArgument],
    _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    switch value {
    case .number(let number):
      switch label {
      case "exactly":
        guard kind.isInteger else { return .number(.floating(number.double, kind)) }
        return number.integer.map { kind.limits.contains($0) ? .number(.integer($0, kind)) : .null } ?? .null
      case "clamping":
        guard let whole = number.integer else { return nil }
        return .number(.integer(min(max(whole, kind.limits.lowerBound), kind.limits.upperBound), kind))
      case "truncatingIfNeeded":
        guard let whole = number.integer else { return nil }
        return .number(.integer(KotlinArithmetic.wrapped(whole, to: kind), kind))
      case nil: break
      default: return nil
      }
      guard kind.isInteger else { return .number(.floating(number.double, kind)) }
      if number.isInteger {
        guard kind.limits.contains(number.whole) else {
          throw trap("arithmetic overflow", site.id, site.place)
        }
        return .number(.integer(number.whole, kind))
      }
      let truncated = number.double.rounded(.towardZero)
      guard let whole = Int64(exactly: truncated), kind.limits.contains(whole) else {
        throw trap("a number that an integer cannot hold", site.id, site.place)
      }
      return .number(.integer(whole, kind))
    case .text(let text):
      if kind.isInteger {
        var radix = 10
        if arguments.count == 2, arguments[1].label == "radix",
          let given = try index(arguments[1].value, site)
        {
          radix = given
        }
        guard (2...36).contains(radix) else { return nil }
        return Int64(text, radix: radix).map {
          kind.limits.contains($0) ? .number(.integer($0, kind)) : .null
        } ?? .null
      }
      return Double(text).map { .number(.floating($0, kind)) } ?? .null
    case .character(let character):
      return character.wholeNumberValue.map { .number(.integer(Int64($0), kind)) }
    default: return nil
    }
  }
}
