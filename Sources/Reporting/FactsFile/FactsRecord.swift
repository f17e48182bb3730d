import ParityModel

/// An object of a facts file, whose members are asked for by name and kind.
struct FactsRecord {
  let members: [String: JSONValue]

  func string(_ key: String) throws(FactsFile.Problem) -> String {
    guard case .string(let text)? = members[key] else { throw missing(key, "a text") }
    return text
  }

  func integer(_ key: String) throws(FactsFile.Problem) -> Int {
    guard case .number(let number)? = members[key], let integer = Int(exactly: number) else {
      throw missing(key, "a whole number")
    }
    return integer
  }

  /// A text that is one of a closed list.
  func word<Word: RawRepresentable>(_ key: String) throws(FactsFile.Problem) -> Word
  where Word.RawValue == String {
    let text = try string(key)
    guard let word = Word(rawValue: text) else { throw FactsFile.Problem("'\(text)' is no \(key)") }
    return word
  }

  func array(_ key: String) throws(FactsFile.Problem) -> [JSONValue] {
    guard case .array(let items)? = members[key] else { throw missing(key, "a list") }
    return items
  }

  func strings(_ key: String) throws(FactsFile.Problem) -> [String] {
    var result: [String] = []
    for item in try array(key) {
      guard case .string(let text) = item else { throw missing(key, "a list of texts") }
      result.append(text)
    }
    return result
  }

  func records(_ key: String) throws(FactsFile.Problem) -> [FactsRecord] {
    var result: [FactsRecord] = []
    for item in try array(key) {
      guard case .object(let members) = item else { throw missing(key, "a list of objects") }
      result.append(FactsRecord(members: members))
    }
    return result
  }

  func recordsIfAny(_ key: String) throws(FactsFile.Problem) -> [FactsRecord] {
    members[key] == nil ? [] : try records(key)
  }

  func recordIfAny(_ key: String) throws(FactsFile.Problem) -> FactsRecord? {
    switch members[key] {
    case .object(let members)?: return FactsRecord(members: members)
    case nil: return nil
    default: throw missing(key, "an object")
    }
  }

  func location(_ key: String) throws(FactsFile.Problem) -> Location {
    guard let record = try recordIfAny(key) else { throw missing(key, "a place") }
    return try record.ownLocation
  }

  var locationIfAny: Location? {
    get throws(FactsFile.Problem) {
      guard let record = try recordIfAny("location") else { return nil }
      return try record.ownLocation
    }
  }

  /// The place that this object itself is.
  var ownLocation: Location {
    get throws(FactsFile.Problem) {
      var location = Location(
        path: try string("path"), lower: try offset("lower"), upper: try offset("upper"),
        line: try integer("line"), column: try integer("column"), endLine: try integer("endLine"),
        endColumn: try integer("endColumn"))
      if let page = try recordIfAny("page") {
        location.page = .init(path: try page.string("path"), line: try page.integer("line"))
      }
      return location
    }
  }

  /// Nil where the property is `null`.
  var property: Property? {
    get throws(FactsFile.Problem) {
      if case .null? = members["property"] { return nil }
      let spelling = try string("property")
      guard let property = Property(spelling: spelling) else {
        throw FactsFile.Problem("'\(spelling)' is no property")
      }
      return property
    }
  }

  var value: Value {
    get throws(FactsFile.Problem) {
      switch members["value"] {
      case .string(let text)?: return .text(text)
      case .boolean(let flag)?: return .boolean(flag)
      case let number?: return .number(try Self.number(number))
      case nil: throw missing("value", "a value")
      }
    }
  }

  /// A number, or what JSON has none for: `{"number": "infinity"}`.
  static func number(_ value: JSONValue) throws(FactsFile.Problem) -> Double {
    switch value {
    case .number(let number): return number
    case .object(let members):
      switch members["number"] {
      case .string("infinity")?: return .infinity
      case .string("-infinity")?: return -.infinity
      case .string("nan")?: return .nan
      default: break
      }
    case .null, .boolean, .string, .array: break
    }
    throw FactsFile.Problem("a number is missing")
  }

  private func offset(_ key: String) throws(FactsFile.Problem) -> UInt32 {
    guard case .number(let number)? = members[key], let offset = UInt32(exactly: number) else {
      throw missing(key, "an offset")
    }
    return offset
  }

  private func missing(_ key: String, _ what: String) -> FactsFile.Problem {
    FactsFile.Problem("'\(key)' is not \(what)")
  }
}
