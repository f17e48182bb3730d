import ParityModel

extension FactsFile {
  /// The file, with one element a line.
  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", Self.version)
      writer.member("ports") { $0.lines(ports, Self.entry) }
    }
    writer.newline()
    return writer.bytes
  }

  private static func entry(_ writer: inout JSONWriter, _ entry: Entry) {
    let port = entry.port
    writer.object { writer in
      writer.member("platform", port.platform.rawValue)
      writer.member("reading", entry.reading)
      writer.member("files") { $0.lines(port.files, location) }
      writer.member("declarations") { writer in
        writer.lines(port.declarations.sorted { $0.key < $1.key }) { writer, declaration in
          writer.object { writer in
            writer.member("name", declaration.key)
            writer.member("location") { location(&$0, declaration.value) }
          }
        }
      }
      writer.member("facts") { $0.lines(port.facts, fact) }
      writer.member("uses") { $0.lines(port.uses, fact) }
      writer.member("unreadable") { $0.lines(port.unreadable, unreadable) }
      writer.member("suppressions") { $0.lines(port.suppressions, suppression) }
      writer.member("behaviours") { writer in
        writer.lines(Array(zip(port.behaviours, entry.questions)), behaviour)
      }
    }
  }

  private static func location(_ writer: inout JSONWriter, _ location: Location) {
    writer.object { writer in
      writer.member("path", location.path)
      writer.member("lower", Int(location.lower))
      writer.member("upper", Int(location.upper))
      writer.member("line", location.line)
      writer.member("column", location.column)
      writer.member("endLine", location.endLine)
      writer.member("endColumn", location.endColumn)
      if let page = location.page { writer.page(page) }
    }
  }

  private static func fact(_ writer: inout JSONWriter, _ fact: Fact) {
    writer.object { writer in
      writer.member("part", fact.part)
      writer.member("property", fact.property.spelling)
      writer.member("state", fact.state.description)
      writer.member("value") { writer in
        if case .number(let number) = fact.value { writer.number(number) } else { writer.value(fact.value) }
      }
      writer.member("unit", fact.unit.rawValue)
      writer.member("text", fact.text)
      writer.member("location") { location(&$0, fact.location) }
      if fact.derivation.isEmpty { return }
      writer.member("derivation") { writer in
        writer.array { writer in
          for step in fact.derivation {
            writer.object { writer in
              writer.member("name", step.name)
              writer.member("location") { location(&$0, step.location) }
            }
          }
        }
      }
    }
  }

  private static func unreadable(_ writer: inout JSONWriter, _ place: Unreadable) {
    writer.object { writer in
      writer.member("part", place.part)
      writer.member("property", place.property?.spelling)
      writer.member("reason", place.reason)
      writer.member("location") { location(&$0, place.location) }
    }
  }

  private static func suppression(_ writer: inout JSONWriter, _ suppression: Suppression) {
    writer.object { writer in
      writer.member("rules") { writer in
        writer.array { writer in for rule in suppression.rules { writer.string(rule.rawValue) } }
      }
      writer.member("reason", suppression.reason)
      writer.member("mistakes") { writer in
        writer.array { writer in
          for mistake in suppression.mistakes {
            switch mistake {
            case .unknownVerb(let word): writer.object { $0.member("unknownVerb", word) }
            case .unknownRule(let word): writer.object { $0.member("unknownRule", word) }
            case .noRule: writer.string("noRule")
            case .noReason: writer.string("noReason")
            }
          }
        }
      }
      writer.member("firstLine", suppression.lines.lowerBound)
      writer.member("lastLine", suppression.lines.upperBound)
      writer.member("location") { location(&$0, suppression.location) }
    }
  }

  private static func behaviour(
    _ writer: inout JSONWriter, _ element: (result: BehaviourResult, question: Question)
  ) {
    let (result, question) = element
    writer.object { writer in
      writer.member("component", question.component)
      writer.member("name", question.name)
      writer.member("question", question.digest)
      if let place = result.location { writer.member("location") { location(&$0, place) } }
      writer.member("extents") { writer in
        writer.array { writer in for extent in result.extents { location(&writer, extent) } }
      }
      writer.member("notes") { writer in
        writer.array { writer in
          for note in result.notes {
            writer.object { writer in
              writer.member("text", note.text)
              if let place = note.location { writer.member("location") { location(&$0, place) } }
            }
          }
        }
      }
      writer.member("cells") { $0.lines(result.cells, cell) }
    }
  }

  private static func cell(_ writer: inout JSONWriter, _ cell: BehaviourResult.Cell) {
    writer.object { writer in
      writer.member("inputs") { writer in
        writer.array { writer in for input in cell.inputs { value(&writer, input) } }
      }
      writer.member("column", cell.column)
      switch cell.outcome {
      case .value(let result): writer.member("value") { value(&$0, result) }
      case .unreadable(let reason, let place):
        writer.member("unreadable", reason)
        if let place { writer.member("location") { location(&$0, place) } }
      }
    }
  }

  private static func value(_ writer: inout JSONWriter, _ value: BehaviourValue) {
    writer.object { writer in
      switch value {
      case .number(let number): writer.member("number") { $0.number(number) }
      case .text(let text): writer.member("text", text)
      case .flag(let flag): writer.member("flag") { $0.literal(flag ? "true" : "false") }
      case .nothing: writer.member("nothing") { $0.literal("true") }
      case .name(let name): writer.member("name", name)
      case .list(let items):
        writer.member("list") { writer in
          writer.array { writer in for item in items { Self.value(&writer, item) } }
        }
      case .fields(let fields):
        writer.member("fields") { writer in
          writer.array { writer in
            for field in fields {
              writer.object { writer in
                writer.member("name", field.name)
                writer.member("value") { Self.value(&$0, field.value) }
              }
            }
          }
        }
      case .range(let lower, let upper):
        writer.member("range") { writer in
          writer.array { writer in
            writer.number(lower)
            writer.number(upper)
          }
        }
      }
    }
  }
}

extension JSONWriter {
  /// A number in as many digits as tell it from its neighbours; what JSON has no number for in an object.
  fileprivate mutating func number(_ number: Double) {
    if number.isFinite {
      literal(Value.number(number).description)
    } else {
      object { $0.member("number", number.isNaN ? "nan" : number < 0 ? "-infinity" : "infinity") }
    }
  }
}
