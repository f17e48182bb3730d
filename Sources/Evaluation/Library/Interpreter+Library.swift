import Program

/// What the standard libraries define, by language.
extension Interpreter {
  func libraryConstant(_ name: String, _ place: Place) -> EvaluatedValue? {
    switch language(place) {
    case .swift: SwiftLibrary.constants[name]
    case .kotlin: KotlinLibrary.constants[name]
    case .tsx, .typescript, .css: TypeScriptLibrary.constants[name]
    }
  }

  func libraryHasFunction(_ name: String, _ place: Place) -> Bool {
    switch language(place) {
    case .swift: SwiftLibrary.functions.contains(name)
    case .kotlin: KotlinLibrary.functions.contains(name)
    case .tsx, .typescript, .css: TypeScriptLibrary.functions.contains(name)
    }
  }

  func libraryHasType(_ name: String, _ place: Place) -> Bool {
    switch language(place) {
    case .swift: SwiftLibrary.types.contains(name)
    case .kotlin: KotlinLibrary.types.contains(name)
    case .tsx, .typescript, .css: TypeScriptLibrary.types.contains(name)
    }
  }

  /// A function, an initializer of a type, or a static method of one; nil where there is none.
  func libraryFunction(
    _ name: String, of type: String?, _ arguments: [CallArgument], _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    let site = CallSite(id: id, place: place, name: name)
    do throws(Signal) {
      let result: EvaluatedValue?
      switch language(place) {
      case .swift: result = try swiftFunction(name, of: type, arguments, site)
      case .kotlin: result = try kotlinFunction(name, of: type, arguments, site)
      case .tsx, .typescript, .css: result = try scriptFunction(name, of: type, arguments, site)
      }
      return try result.map { (value) throws(Signal) in try bounded(value, at: id, place) }
    } catch {
      guard case .undecided(let cause) = error else { throw error }
      return .unknown(cause)
    }
  }

  func libraryStatic(_ name: String, of type: String, _ place: Place) -> EvaluatedValue? {
    switch language(place) {
    case .swift: SwiftLibrary.constant(name, of: type) ?? swiftFunctionValue(name, of: type)
    case .kotlin: KotlinLibrary.constant(name, of: type)
    case .tsx, .typescript, .css:
      TypeScriptLibrary.constant(name, of: type) ?? scriptFunctionValue(name, of: type)
    }
  }

  func libraryProperty(
    _ name: String, of base: EvaluatedValue, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    let site = CallSite(id: id, place: place)
    do throws(Signal) {
      switch language(place) {
      case .swift: return try swiftProperty(name, of: contents(base), site)
      case .kotlin: return try kotlinProperty(name, of: contents(base), site)
      case .tsx, .typescript, .css: return try scriptProperty(name, of: contents(base), site)
      }
    } catch {
      guard case .undecided(let cause) = error else { throw error }
      return .unknown(cause)
    }
  }

  func libraryMethod(
    _ name: String, on receiver: EvaluatedValue, _ arguments: [CallArgument], _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    let site = CallSite(id: id, place: place, name: name)
    do throws(Signal) {
      switch language(place) {
      case .swift: return try swiftMethod(name, on: receiver, arguments, site)
      case .kotlin: return try kotlinMethod(name, on: receiver, arguments, site)
      case .tsx, .typescript, .css: return try scriptMethod(name, on: receiver, arguments, site)
      }
    } catch {
      guard case .undecided(let cause) = error else { throw error }
      return .unknown(cause)
    }
  }

  /// A method that changes what it is called on: the changed value and what the call gives.
  func libraryMutation(
    _ name: String, on value: EvaluatedValue, _ arguments: [CallArgument], _ id: NodeID, _ place: Place
  ) throws(Signal) -> (changed: EvaluatedValue, result: EvaluatedValue)? {
    let site = CallSite(id: id, place: place)
    do throws(Signal) {
      switch value {
      case .list(let list): return try mutate(list.elements, name, arguments, site)
      case .set(let list):
        guard let mutated = try mutate(set: list.elements, name, arguments, site) else { return nil }
        return mutated
      case .map(let map): return try mutate(map: map, name, arguments, site)
      case .text(let text) where name == "append" && language(place) == .swift:
        guard
          let part = try arguments.first.flatMap({ (argument) throws(Signal) in
            try description(of: argument.value, id, place)
          })
        else { return nil }
        return (.text(text + part), .unit)
      case .boolean(let flag) where name == "toggle" && language(place) == .swift:
        return (.boolean(!flag), .unit)
      default: return nil
      }
    } catch {
      guard case .undecided(let cause) = error else { throw error }
      return (.unknown(cause), .unknown(cause))
    }
  }

  /// Whether a plain call may be a method of the library on what `this` is.
  func libraryImplies(_ receiver: EvaluatedValue, _ place: Place) -> Bool {
    guard language(place) == .kotlin else { return false }
    switch contents(receiver) {
    case .record, .enumCase, .type, .unknown, .token: return false
    default: return true
    }
  }

  func libraryOperator(
    _ sign: Operator, _ left: EvaluatedValue, _ right: EvaluatedValue, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue? {
    let site = CallSite(id: id, place: place)
    do throws(Signal) {
      if let order = try orderOperator(sign, left, right, site) { return order }
      if let value = try scaled(sign, left, right, site) { return value }
      if sign == .add || sign == .subtract { return try concatenated(sign, left, right, site) }
      return nil
    } catch {
      guard case .undecided(let cause) = error else { throw error }
      return .unknown(cause)
    }
  }

  private func orderOperator(
    _ sign: Operator, _ left: EvaluatedValue, _ right: EvaluatedValue, _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    switch sign {
    case .less: return .boolean(try precedes(left, right, site))
    case .greater: return .boolean(try precedes(right, left, site))
    case .lessOrEqual: return .boolean(try !precedes(right, left, site))
    case .greaterOrEqual: return .boolean(try !precedes(left, right, site))
    default: return nil
    }
  }

  /// Durations, and a platform's pairs of numbers, added and scaled.
  private func scaled(
    _ sign: Operator, _ left: EvaluatedValue, _ right: EvaluatedValue, _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    switch (left, right) {
    case (.duration(let a), .duration(let b)):
      switch sign {
      case .add: return .duration(a + b)
      case .subtract: return .duration(a - b)
      case .divide: return .number(.double(a / b))
      default: return nil
      }
    case (.duration(let a), .number(let b)):
      switch sign {
      case .multiply: return .duration(a * b.double)
      case .divide: return .duration(a / b.double)
      default: return nil
      }
    case (.number(let a), .duration(let b)) where sign == .multiply: return .duration(a.double * b)
    case (.record(let a), .record(let b)) where a.type == b.type && PlatformRecords.isVector(a.type):
      return .record(
        Record(
          type: a.type,
          fields: try zip(a.fields, b.fields).map { (pair) throws(Signal) in
            Record.Field(
              name: pair.0.name, value: try combine(sign, pair.0.value, pair.1.value, site.id, site.place))
          }))
    case (.record(let a), .number)
    where PlatformRecords.isVector(a.type) && (sign == .multiply || sign == .divide):
      return .record(
        Record(
          type: a.type,
          fields: try a.fields.map { (field) throws(Signal) in
            Record.Field(name: field.name, value: try combine(sign, field.value, right, site.id, site.place))
          }))
    default: return nil
    }
  }

  private func concatenated(
    _ sign: Operator, _ left: EvaluatedValue, _ right: EvaluatedValue, _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    let place = site.place
    switch (left, right) {
    case (.text(let a), _) where sign == .add:
      if language(place) == .swift, case .text = right {} else if language(place) == .swift { return nil }
      guard let b = try description(of: right, site.id, place) else { return nil }
      return .text(a + b)
    case (_, .text(let b)) where sign == .add && language(place).isScript:
      guard let a = try description(of: left, site.id, place) else { return nil }
      return .text(a + b)
    case (.character(let a), .number(let b)) where language(place) == .kotlin:
      guard let offset = b.integer, let value = a.utf16.first else { return nil }
      let code = sign == .add ? Int64(value) + offset : Int64(value) - offset
      guard let unit = UInt16(exactly: code), let scalar = Unicode.Scalar(unit) else { return nil }
      return .character(Character(scalar))
    case (.character(let a), .character(let b)) where language(place) == .kotlin && sign == .subtract:
      guard let x = a.utf16.first, let y = b.utf16.first else { return nil }
      return count(Int(x) - Int(y), place)
    case (.list(let a), _):
      if sign == .add {
        if let more = try elements(of: right, site.id, place), !isText(right) {
          return .list(a.elements + more)
        }
        return language(place) == .kotlin ? .list(a.appending(right)) : nil
      }
      guard language(place) == .kotlin else { return nil }
      let removed = isText(right) ? nil : try elements(of: right, site.id, place)
      var result: [EvaluatedValue] = []
      var isDone = false
      for element in a.elements {
        if let removed {
          if try boolValue(contains(.list(removed), element, site.id, place)) { continue }
        } else if !isDone, try same(element, right, site) {
          isDone = true
          continue
        }
        result.append(element)
      }
      return .list(result)
    case (.map(let a), .map(let b)) where sign == .add:
      var map = a
      for entry in b.entries { map = try putting(entry.key, entry.value, into: map, site) }
      return .map(map)
    case (.map(let a), .tuple(let pair)) where sign == .add && pair.elements.count == 2:
      return .map(try putting(pair.elements[0].value, pair.elements[1].value, into: a, site))
    default: return nil
    }
  }

  private func isText(_ value: EvaluatedValue) -> Bool { if case .text = value { true } else { false } }

  private func boolValue(_ truth: Truth) throws(Signal) -> Bool {
    switch truth {
    case .yes: return true
    case .no: return false
    case .undecided(let cause): throw .undecided(cause)
    }
  }

  func putting(
    _ key: EvaluatedValue, _ value: EvaluatedValue, into map: ValueMap, _ site: CallSite
  ) throws(Signal) -> ValueMap {
    var entries = map.entries
    let entry = ValueMap.Entry(key: key, value: value)
    if let index = try entries.position({ (entry) throws(Signal) in try same(entry.key, key, site) }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
    return ValueMap(entries)
  }

  /// `container[key]`
  func libraryElement(
    _ container: EvaluatedValue, _ key: EvaluatedValue, fallback: EvaluatedValue?, _ id: NodeID,
    _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    let site = CallSite(id: id, place: place)
    switch (container, key) {
    case (.list(let list), .number(let number)):
      guard let index = number.integer.flatMap({ Int(exactly: $0) }), list.elements.indices.contains(index)
      else {
        if language(place).isScript { return absent(place) }
        throw trap("an index out of range", id, place)
      }
      return list.elements[index]
    case (.list(let list), .range(let range)):
      return try perform(.slice, on: list.elements, [CallArgument(value: .range(range))], site)
        ?? unknown("these elements are not known", id, place)
    case (.text(let text), .number(let number)):
      guard let index = number.integer.flatMap({ Int(exactly: $0) }) else { break }
      if language(place) == .swift { break }
      let units = Array(text.utf16)
      guard units.indices.contains(index) else {
        if language(place).isScript { return absent(place) }
        throw trap("an index out of range", id, place)
      }
      let character = String(decoding: [units[index]], as: UTF16.self)
      if language(place) == .kotlin { return character.first.map { .character($0) } ?? .null }
      return .text(character)
    case (.map(let map), _):
      do throws(Signal) {
        for entry in map.entries where try same(entry.key, key, site) { return entry.value }
      } catch {
        guard case .undecided(let cause) = error else { throw error }
        return .unknown(cause)
      }
      return fallback ?? absent(place)
    case (.record(let record), .text(let name)): return record[name] ?? absent(place)
    case (.record(let record), .number(let number)):
      return record[language(place).arithmetic.text(number)] ?? absent(place)
    case (.type(let path), .text(let name)):
      return try member(name, of: .type(path), id, place)
    default: break
    }
    return unknown("this element is not known", id, place)
  }
}

/// Pairs and triples of numbers that a platform brings.
enum PlatformRecords {
  /// Field names with the kind that each holds.
  static let fields: WordMap<(names: [String], kind: EvaluatedNumber.Kind)> = [
    "CGSize": (["width", "height"], .cgFloat), "CGPoint": (["x", "y"], .cgFloat),
    "CGVector": (["dx", "dy"], .cgFloat), "UnitPoint": (["x", "y"], .cgFloat),
    "Offset": (["x", "y"], .float), "Size": (["width", "height"], .float),
    "IntOffset": (["x", "y"], .int32), "IntSize": (["width", "height"], .int32),
    "DpOffset": (["x", "y"], .dp), "DpSize": (["width", "height"], .dp),
    // What a spec writes for them.
    "Extent": (["width", "height"], .double), "Position": (["x", "y"], .double),
  ]

  static func isVector(_ type: String) -> Bool { ["Offset", "IntOffset", "DpOffset"].contains(type) }

  static func zero(_ type: String) -> EvaluatedValue? {
    guard let (names, kind) = fields[type] else { return nil }
    let zero: EvaluatedNumber = kind.isInteger ? .integer(0, kind) : .floating(0, kind)
    return .record(Record(type: type, fields: names.map { Record.Field(name: $0, value: .number(zero)) }))
  }

  /// Nil where the arguments are not the fields.
  static func make(_ type: String, _ arguments: [CallArgument]) -> EvaluatedValue? {
    guard let (names, kind) = fields[type], arguments.count == names.count else { return nil }
    var values: [Record.Field] = []
    for (index, name) in names.enumerated() {
      guard
        let argument = arguments.first(where: { $0.label == name })
          ?? (arguments[index].label == nil ? arguments[index] : nil)
      else { return nil }
      if case .number(let number) = argument.value, let converted = number.asKind(kind) {
        values.append(Record.Field(name: name, value: .number(converted)))
      } else {
        values.append(Record.Field(name: name, value: argument.value))
      }
    }
    return .record(Record(type: type, fields: values))
  }
}
