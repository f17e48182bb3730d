import ParityModel

extension FactsFile {
  /// Reads what `bytes` wrote; anything else is a problem.
  public init(reading bytes: [UInt8]) throws(Problem) {
    let json: JSONValue
    do {
      json = try JSONValue(bytes)
    } catch {
      throw Problem("line \(error.line) is no JSON: \(error.reason)")
    }
    guard case .object(let members) = json, members["ports"] != nil else {
      throw Problem("it holds no ports; write it with paritylint extract --output FILE")
    }
    let file = FactsRecord(members: members)
    let version = try file.integer("version")
    guard version == Self.version else {
      throw Problem("it is of version \(version), and version \(Self.version) is read; extract it again")
    }
    var ports: [Entry] = []
    for record in try file.records("ports") { ports.append(try Self.entry(record)) }
    self.init(ports: ports)
  }

  private static func entry(_ record: FactsRecord) throws(Problem) -> Entry {
    let platform: Platform = try record.word("platform")
    var port = Port(platform: platform, files: [], facts: [])
    for file in try record.records("files") { port.files.append(try file.ownLocation) }
    for declaration in try record.records("declarations") {
      port.declarations[try declaration.string("name")] = try declaration.location("location")
    }
    for fact in try record.records("facts") { port.facts.append(try fact.fact(of: platform)) }
    for use in try record.records("uses") { port.uses.append(try use.fact(of: platform)) }
    for place in try record.records("unreadable") {
      port.unreadable.append(
        Unreadable(
          platform: platform, part: try place.string("part"), property: try place.property,
          reason: try place.string("reason"), location: try place.location("location")))
    }
    for comment in try record.records("suppressions") {
      port.suppressions.append(try comment.suppression(of: platform))
    }
    var questions: [Question] = []
    for behaviour in try record.records("behaviours") {
      questions.append(
        Question(
          component: try behaviour.string("component"), name: try behaviour.string("name"),
          digest: try behaviour.string("question")))
      port.behaviours.append(try behaviour.behaviour)
    }
    return Entry(port: port, reading: try record.string("reading"), questions: questions)
  }
}

extension FactsRecord {
  fileprivate func fact(of platform: Platform) throws(FactsFile.Problem) -> Fact {
    guard let property = try property else { throw FactsFile.Problem("a fact has no property") }
    guard let state = State(spelling: try string("state")) else {
      throw FactsFile.Problem("'\(try string("state"))' is no state")
    }
    var fact = Fact(
      platform: platform, part: try string("part"), property: property, state: state, value: try value,
      unit: try word("unit"), text: try string("text"), location: try location("location"))
    for step in try recordsIfAny("derivation") {
      fact.derivation.append(.init(name: try step.string("name"), location: try step.location("location")))
    }
    return fact
  }

  fileprivate func suppression(of platform: Platform) throws(FactsFile.Problem) -> Suppression {
    var rules: [Rule] = []
    for word in try strings("rules") {
      guard let rule = Rule(rawValue: word) else { throw FactsFile.Problem("'\(word)' is no rule") }
      rules.append(rule)
    }
    var mistakes: [Suppression.Mistake] = []
    for mistake in try array("mistakes") {
      switch mistake {
      case .string("noRule"): mistakes.append(.noRule)
      case .string("noReason"): mistakes.append(.noReason)
      case .object(let members):
        if case .string(let word)? = members["unknownVerb"] { mistakes.append(.unknownVerb(word)) }
        if case .string(let word)? = members["unknownRule"] { mistakes.append(.unknownRule(word)) }
      case .null, .boolean, .number, .string, .array: throw FactsFile.Problem("a mistake is unknown")
      }
    }
    let (first, last) = (try integer("firstLine"), try integer("lastLine"))
    guard first <= last else { throw FactsFile.Problem("the lines of a comment are no range") }
    return Suppression(
      platform: platform, rules: rules, reason: try string("reason"), mistakes: mistakes,
      location: try location("location"), lines: first...last)
  }

  fileprivate var behaviour: BehaviourResult {
    get throws(FactsFile.Problem) {
      // Which component and behaviour it is of the spec at hand, the question says.
      var result = BehaviourResult(component: 0, behaviour: 0, location: try locationIfAny, cells: [])
      for extent in try records("extents") { result.extents.append(try extent.ownLocation) }
      for note in try records("notes") {
        result.notes.append(.init(location: try note.locationIfAny, text: try note.string("text")))
      }
      for cell in try records("cells") {
        var inputs: [BehaviourValue] = []
        for input in try cell.records("inputs") { inputs.append(try input.behaviourValue) }
        let outcome: BehaviourResult.Outcome =
          if let value = try cell.recordIfAny("value") { .value(try value.behaviourValue) } else {
            .unreadable(reason: try cell.string("unreadable"), try cell.locationIfAny)
          }
        result.cells.append(.init(inputs: inputs, column: try cell.string("column"), outcome: outcome))
      }
      return result
    }
  }

  private var behaviourValue: BehaviourValue {
    get throws(FactsFile.Problem) {
      guard members.count == 1, let (kind, value) = members.first else {
        throw FactsFile.Problem("a value is of no kind")
      }
      switch (kind, value) {
      case ("number", let number): return .number(try Self.number(number))
      case ("text", .string(let text)): return .text(text)
      case ("flag", .boolean(let flag)): return .flag(flag)
      case ("nothing", _): return .nothing
      case ("name", .string(let name)): return .name(name)
      case ("list", _):
        var items: [BehaviourValue] = []
        for item in try records("list") { items.append(try item.behaviourValue) }
        return .list(items)
      case ("fields", _):
        var fields: [BehaviourValue.Field] = []
        for field in try records("fields") {
          guard let value = try field.recordIfAny("value") else {
            throw FactsFile.Problem("a field has no value")
          }
          fields.append(.init(name: try field.string("name"), value: try value.behaviourValue))
        }
        return .fields(fields)
      case ("range", .array(let limits)) where limits.count == 2:
        return .range(try Self.number(limits[0]), try Self.number(limits[1]))
      default: throw FactsFile.Problem("'\(kind)' is no kind of value")
      }
    }
  }
}
