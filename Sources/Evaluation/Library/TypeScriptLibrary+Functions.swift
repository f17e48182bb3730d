import Program

extension Interpreter {
  private func number(_ value: Double) -> EvaluatedValue { .number(.floating(value, .number)) }

  /// `Math.max` taken as a value.
  func scriptFunctionValue(_ name: String, of type: String) -> EvaluatedValue? {
    guard type == "Math",
      Mathematics.function(name) != nil || ["max", "min", "abs", "round", "pow", "sign"].contains(name)
    else { return nil }
    return make(.native(type: type, name: name))
  }

  func scriptFunction(
    _ name: String, of type: String?, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    if let type {
      if let result = try scriptWait(name, arguments, site), type == "React" { return result }
      return try scriptStatic(name, of: type, arguments, site)
    }
    if let result = try scriptWait(name, arguments, site) { return result }
    if name == "String" || name == "Number" || name == "Boolean" || name.hasPrefix("parse")
      || name.hasPrefix("is")
    {
      guard TypeScriptLibrary.functions.contains(name) else { return nil }
      guard let argument = arguments.first else { return name == "Number" ? number(0) : nil }
      let value = contents(argument.value.plain)
      if let cause = value.cause { throw .undecided(cause) }
      switch name {
      case "Number": return number(try scriptNumber(value, site))
      case "String": return try description(of: value, site.id, site.place).map { .text($0) }
      case "Boolean": return .boolean(TypeScriptLibrary.isTruthy(value))
      case "isNaN": return .boolean(try scriptNumber(value, site).isNaN)
      case "isFinite": return .boolean(try scriptNumber(value, site).isFinite)
      case "parseFloat":
        guard let text = try description(of: value, site.id, site.place) else { return nil }
        return number(TypeScriptLibrary.leadingNumber(text))
      case "parseInt":
        guard let text = try description(of: value, site.id, site.place) else { return nil }
        return number(
          TypeScriptLibrary.leadingInteger(
            text, radix: try index(arguments.count > 1 ? arguments[1].value : nil, site) ?? 0))
      default: return nil
      }
    }
    switch name {
    case "Array":
      guard arguments.count == 1, case .number(let length) = arguments[0].value.plain else {
        return row(arguments.map(\.value), site.place)
      }
      guard let count = Int(exactly: length.double), count >= 0, count <= bounds.elements else {
        throw .failure(
          Unknown(
            reason: "makes a collection of more than \(bounds.elements) elements",
            place: reference(site.id, site.place)))
      }
      return row(Array(repeating: .unit, count: count), site.place)
    case "Set":
      let elements =
        try arguments.first.map { (argument) throws(Signal) in
          try self.elements(of: argument.value, site.id, site.place)
        } ?? []
      guard let elements else { return nil }
      return make(.set(ValueList(try distinct(elements, site))))
    case "Map":
      var map = ValueMap([])
      if let argument = arguments.first {
        guard let pairs = try elements(of: argument.value, site.id, site.place) else { return nil }
        for pair in pairs {
          guard let parts = try elements(of: pair, site.id, site.place), parts.count == 2 else { return nil }
          map = try putting(parts[0], parts[1], into: map, site)
        }
      }
      return make(.map(map))
    case "useRef":
      return make(
        .record(
          Record(type: "", fields: [Record.Field(name: "current", value: arguments.first?.value ?? .unit)])))
    case "useCallback": return arguments.first?.value
    case "useMemo":
      return try arguments.first.map { (argument) throws(Signal) in try apply(argument.value, [], site) }
    case "Error", "TypeError", "RangeError", "SyntaxError", "ReferenceError", "EvalError", "URIError":
      return LibraryErrors.make(name, message: arguments.first?.value ?? .text(""))
    default: return nil
    }
  }

  /// `Number(value)`
  private func scriptNumber(_ value: EvaluatedValue, _ site: CallSite) throws(Signal) -> Double {
    switch value {
    case .number(let number): return number.double
    case .text(let text): return TypeScriptLibrary.number(text)
    case .boolean(let flag): return flag ? 1 : 0
    case .null: return 0
    case .unit: return .nan
    default:
      throw .undecided(
        Unknown(
          reason: "this is no number",
          place: reference(site.id, site.place)))
    }
  }

  private func scriptStatic(
    _ name: String, of type: String, _ arguments: [CallArgument], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let values = arguments.map { contents($0.value.plain) }
    switch type {
    case "console": return .unit
    case "Math": return try scriptMathematics(name, values, site)
    case "Number":
      guard let first = values.first else { return nil }
      if let cause = first.cause { throw .undecided(cause) }
      guard case .number(let value) = first else {
        return name == "parseFloat" || name == "parseInt"
          ? try scriptFunction(name, of: nil, arguments, site) : .boolean(false)
      }
      switch name {
      case "isInteger": return .boolean(value.double.isFinite && value.double == value.double.rounded())
      case "isFinite": return .boolean(value.double.isFinite)
      case "isNaN": return .boolean(value.double.isNaN)
      case "isSafeInteger":
        return .boolean(value.double == value.double.rounded() && abs(value.double) <= 9_007_199_254_740_991)
      default: return nil
      }
    case "Array":
      switch name {
      case "isArray": if case .list? = values.first { return .boolean(true) } else { return .boolean(false) }
      case "of": return row(arguments.map(\.value), site.place)
      case "from": return try arrayFrom(arguments, values, site)
      default: return nil
      }
    // A sheet is the object that it is made of.
    case "StyleSheet": return name == "create" ? arguments.first?.value : nil
    case "Object": return try objectFunction(name, values, site)
    case "String":
      guard name == "fromCharCode" else { return nil }
      let units = try arguments.map { (argument) throws(Signal) in
        UInt16(truncatingIfNeeded: try index(argument.value, site) ?? 0)
      }
      return .text(String(decoding: units, as: UTF16.self))
    default: return nil
    }
  }

  private func arrayFrom(
    _ arguments: [CallArgument], _ values: [EvaluatedValue], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    var elements: [EvaluatedValue]
    if case .record(let record)? = values.first, let length = try index(record["length"], site) {
      guard length <= bounds.elements else {
        throw .failure(
          Unknown(
            reason: "makes a collection of more than \(bounds.elements) elements",
            place: reference(site.id, site.place)))
      }
      elements = Array(repeating: .unit, count: max(0, length))
    } else {
      guard let first = values.first, let found = try self.elements(of: first, site.id, site.place) else {
        return nil
      }
      elements = found
    }
    if arguments.count > 1 { return try perform(.map, on: elements, [arguments[1]], site) }
    return row(elements, site.place)
  }

  private func objectFunction(
    _ name: String, _ values: [EvaluatedValue], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    if name == "freeze" { return values.first.map { $0 } }
    if name == "fromEntries" {
      guard let first = values.first, let pairs = try elements(of: first, site.id, site.place) else {
        return nil
      }
      var record = Record(type: "", fields: [])
      for pair in pairs {
        guard let parts = try elements(of: pair, site.id, site.place), parts.count == 2,
          let key = try description(of: parts[0], site.id, site.place)
        else { return nil }
        record = record.setting(key, parts[1])
      }
      return make(.record(record))
    }
    guard case .record(let record)? = values.first else { return nil }
    // Keys that are whole numbers come first in JavaScript.
    let isPlain = record.fields.allSatisfy { UInt32($0.name) == nil }
    let fields =
      isPlain
      ? record.fields
      : record.fields.filter { UInt32($0.name) != nil }
        .sorted { (UInt32($0.name) ?? 0) < (UInt32($1.name) ?? 0) }
        + record.fields.filter { UInt32($0.name) == nil }
    switch name {
    case "keys": return row(fields.map { .text($0.name) }, site.place)
    case "values": return row(fields.map(\.value), site.place)
    case "entries": return row(fields.map { .list([.text($0.name), $0.value]) }, site.place)
    case "assign":
      var result = record
      for value in values.dropFirst() {
        guard case .record(let other) = value else { return nil }
        for field in other.fields { result = result.setting(field.name, field.value) }
      }
      return make(.record(result))
    default: return nil
    }
  }

  private func scriptMathematics(
    _ name: String, _ values: [EvaluatedValue], _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    var numbers: [Double] = []
    for value in values {
      if let cause = value.cause { throw .undecided(cause) }
      numbers.append(try scriptNumber(value, site))
    }
    switch name {
    case "max":
      if numbers.contains(where: \.isNaN) { return number(.nan) }
      return number(numbers.max() ?? -.infinity)
    case "min":
      if numbers.contains(where: \.isNaN) { return number(.nan) }
      return number(numbers.min() ?? .infinity)
    case "hypot": return number(numbers.reduce(0) { $0 + $1 * $1 }.squareRoot())
    default: break
    }
    guard let first = numbers.first else { return number(.nan) }
    switch name {
    case "abs": return number(abs(first))
    case "round": return number(Mathematics.roundedHalfUp(first))
    case "sign": return number(first == 0 || first.isNaN ? first : first < 0 ? -1 : 1)
    case "pow": return number(TypeScriptArithmetic.power(first, numbers.count > 1 ? numbers[1] : .nan))
    case "fround": return number(Double(Float(first)))
    default: break
    }
    if numbers.count == 1, let function = Mathematics.function(name) { return number(function(first)) }
    if numbers.count == 2, let function = Mathematics.function2(name), name != "fmod" {
      return number(function(first, numbers[1]))
    }
    return nil
  }
}
