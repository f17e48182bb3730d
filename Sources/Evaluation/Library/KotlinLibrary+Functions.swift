import Program

extension Interpreter {
  func kotlinFunction(
    _ name: String, of type: String?, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let values = arguments.map(\.value)
    if let type {
      if type == "Math" { return try javaMathematics(name, values, site) }
      return nil
    }
    if let result = try kotlinWait(name, arguments, site) { return result }
    if let result = try kotlinCollection(name, arguments, site) { return result }
    let closure = arguments.last.flatMap { isFunction($0.value) ? $0.value : nil }
    switch name {
    case "run", "remember", "derivedStateOf", "lazy":
      guard let closure else { return nil }
      let value = try apply(closure, [], site)
      return name == "derivedStateOf" ? stateObject(value) : value
    case "with":
      guard let closure, let receiver = values.first else { return nil }
      return try apply(closure, [], on: receiver, site)
    case "repeat":
      guard let closure, let times = try index(values.first, site) else { return nil }
      guard times <= bounds.elements else {
        throw .failure(
          Unknown(reason: "repeats more than \(bounds.elements) times", place: reference(site.id, site.place))
        )
      }
      for round in 0..<max(0, times) { _ = try apply(closure, [count(round, site.place)], site) }
      return .unit
    case "rememberUpdatedState": return values.first.map { stateObject($0) }
    case "mutableStateOf", "mutableIntStateOf", "mutableFloatStateOf", "mutableLongStateOf",
      "mutableDoubleStateOf":
      // What a state starts with is not what it is when a handler runs.
      guard assumptions.waits == nil else {
        return stateObject(unknown("this state changes at run time", site.id, site.place))
      }
      return values.first.map { stateObject($0) }
    case "runCatching":
      guard let closure else { return nil }
      return try kotlinResult(site) { () throws(Signal) in try self.apply(closure, [], site) }
    case "error":
      throw .thrown(
        Thrown(
          Unknown(reason: "an error is raised", place: reference(site.id, site.place)),
          LibraryErrors.make("IllegalStateException", message: values.first ?? .null)))
    case "TODO": throw thrown("an error is raised", as: "NotImplementedError", site.id, site.place)
    case "check", "require", "checkNotNull", "requireNotNull":
      let error = name.hasPrefix("check") ? "IllegalStateException" : "IllegalArgumentException"
      let isPresence = name.hasSuffix("NotNull")
      let isRight: Truth
      switch values.first {
      case .null? where isPresence: isRight = .no
      case let first? where isPresence: isRight = first.cause.map { .undecided($0) } ?? .yes
      case let first?: isRight = try truth(first, site.id, site.place)
      case nil: isRight = .yes
      }
      switch isRight {
      case .yes: break
      case .no: throw thrown("an error is raised", as: error, site.id, site.place)
      case .undecided(let cause): try mayThrow(cause, site.place)
      }
      return isPresence ? values.first : .unit
    case "println", "print": return .unit
    case "Pair" where values.count == 2: return .tuple([("first", values[0]), ("second", values[1])])
    case "Triple" where values.count == 3:
      return .tuple([("first", values[0]), ("second", values[1]), ("third", values[2])])
    default: break
    }
    if LibraryErrors.parents[name] != nil {
      let message = values.first { if case .text = contents($0) { true } else { false } }
      return LibraryErrors.make(name, message: message ?? .null)
    }
    if PlatformRecords.fields.contains(name) { return PlatformRecords.make(name, arguments) }
    guard KotlinLibrary.functions.contains(name) || name == "Dp" else { return nil }
    return try kotlinMathematics(name, values.map { contents($0.plain) }, site)
  }

  /// What Compose keeps a value in.
  private func stateObject(_ value: EvaluatedValue) -> EvaluatedValue {
    make(.record(Record(type: "", fields: [Record.Field(name: "value", value: value)])))
  }

  private func kotlinCollection(
    _ name: String, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let values = arguments.map(\.value)
    switch name {
    case "listOf", "emptyList": return .list(values)
    case "listOfNotNull": return .list(values.filter { if case .null = $0 { false } else { true } })
    case "mutableListOf", "arrayListOf", "arrayOf", "intArrayOf", "floatArrayOf", "doubleArrayOf",
      "mutableStateListOf":
      return make(.list(ValueList(values)))
    case "setOf", "emptySet": return .set(ValueList(try distinct(values, site)))
    case "mutableSetOf": return make(.set(ValueList(try distinct(values, site))))
    case "mapOf", "emptyMap", "mutableMapOf", "linkedMapOf":
      var map = ValueMap([])
      for value in values {
        guard case .tuple(let pair) = value, pair.elements.count == 2 else { return nil }
        map = try putting(pair.elements[0].value, pair.elements[1].value, into: map, site)
      }
      return name.hasPrefix("mutable") || name.hasPrefix("linked") ? make(.map(map)) : .map(map)
    case "List", "MutableList", "Array", "IntArray", "FloatArray":
      guard let count = try index(values.first, site) else { return nil }
      guard count >= 0, count <= bounds.elements else {
        throw .failure(
          Unknown(
            reason: "makes a collection of more than \(bounds.elements) elements",
            place: reference(site.id, site.place)))
      }
      var elements: [EvaluatedValue] = []
      for position in 0..<count {
        guard values.count > 1 else {
          guard name != "List" else { return nil }
          elements.append(name == "FloatArray" ? .number(.floating(0, .float)) : self.count(0, site.place))
          continue
        }
        elements.append(try apply(values[1], [self.count(position, site.place)], site))
      }
      return name == "List" ? .list(elements) : make(.list(ValueList(elements)))
    case "buildList":
      guard let closure = values.last, isFunction(closure) else { return nil }
      let list = make(.list([]))
      _ = try apply(closure, [], on: list, site)
      return contents(list)
    case "buildString":
      return nil
    default: return nil
    }
  }

  private func kotlinMathematics(
    _ name: String, _ values: [EvaluatedValue], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    if let cause = values.lazy.compactMap(\.cause).first { throw .undecided(cause) }
    switch name {
    case "max", "maxOf", "min", "minOf":
      guard let best = try extreme(values, isMinimum: name.hasPrefix("min"), site) else { return nil }
      return promoted(best, among: values)
    default: break
    }
    guard case .number(let number)? = values.first else { return nil }
    switch name {
    case "abs": return try absolute(number, site)
    case "Dp": return .number(.floating(number.double, .dp))
    case "round": return .number(real(number, number.double.rounded(.toNearestOrEven)))
    case "truncate": return .number(real(number, number.double.rounded(.towardZero)))
    case "sign":
      return .number(
        real(number, number.double == 0 || number.double.isNaN ? number.double : number.double < 0 ? -1 : 1))
    case "ln": return Mathematics.function("log").map { .number(real(number, $0(number.double))) }
    case "log" where values.count == 2:
      guard case .number(let base) = values[1], let log = Mathematics.function("log") else { return nil }
      return .number(real(number, log(number.double) / log(base.double)))
    case "log": return nil
    default: break
    }
    if values.count == 1, let function = Mathematics.function(name) {
      return .number(real(number, function(number.double)))
    }
    guard values.count == 2, case .number(let second) = values[1], let function = Mathematics.function2(name)
    else { return nil }
    return .number(real(number, function(number.double, second.double)))
  }

  private func real(_ number: EvaluatedNumber, _ value: Double) -> EvaluatedNumber {
    .floating(value, number.isInteger ? .double : number.kind)
  }

  /// `maxOf(1, 2L)` is a Long: the widest kind of all.
  private func promoted(_ best: EvaluatedValue, among values: [EvaluatedValue]) -> EvaluatedValue {
    guard case .number(let number) = best, number.kind == .int32 else { return best }
    let isWide = values.contains { if case .number(let other) = $0 { other.kind == .int64 } else { false } }
    return isWide ? .number(.integer(number.whole, .int64)) : best
  }

  /// `java.lang.Math`
  private func javaMathematics(
    _ name: String, _ values: [EvaluatedValue], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let values = values.map { contents($0.plain) }
    if let cause = values.lazy.compactMap(\.cause).first { throw .undecided(cause) }
    guard case .number(let number)? = values.first else { return nil }
    switch name {
    case "round":
      let rounded = Mathematics.roundedHalfUp(number.double)
      return .number(
        number.kind == .float
          ? .integer(Self.saturated(rounded, .int32), .int32)
          : .integer(Self.saturated(rounded, .int64), .int64))
    case "rint": return .number(.double(number.double.rounded(.toNearestOrEven)))
    case "floorMod", "floorDiv":
      return try kotlinMethod(
        name == "floorMod" ? "mod" : name, on: values[0], values.dropFirst().map { CallArgument(value: $0) },
        site)
    case "abs", "max", "min": return try kotlinMathematics(name, values, site)
    case "toRadians": return .number(.double(number.double / 180 * .pi))
    default:
      guard let result = try kotlinMathematics(name, values, site), case .number(let value) = result else {
        return nil
      }
      return .number(.double(value.double))
    }
  }

  /// As the JVM narrows a fraction: cut off, held within the limits, nothing for what is no number.
  static func saturated(_ value: Double, _ kind: EvaluatedNumber.Kind) -> Int64 {
    if value.isNaN { return 0 }
    let truncated = value.rounded(.towardZero)
    if truncated <= Double(kind.limits.lowerBound) { return kind.limits.lowerBound }
    if truncated >= Double(kind.limits.upperBound) { return kind.limits.upperBound }
    return Int64(truncated)
  }
}
