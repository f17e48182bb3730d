import ParityModel

/// SARIF 2.1.0. Columns count code points; what an exception allows is a suppressed result.
enum SARIFReport {
  static func render(_ report: Report) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.member("runs") { writer in
        writer.array { writer in
          writer.object { writer in
            writer.member("tool") { tool(&$0, report) }
            writer.member("columnKind", "unicodeCodePoints")
            writer.member("results") { results(&$0, report) }
          }
        }
      }
    }
    writer.newline()
    return writer.bytes
  }

  private static func tool(_ writer: inout JSONWriter, _ report: Report) {
    writer.object { writer in
      writer.member("driver") { writer in
        writer.object { writer in
          writer.member("name", "paritylint")
          writer.member("semanticVersion", report.version)
          writer.member("rules") { writer in
            writer.lines(report.rules) { writer, rule in
              writer.object { writer in
                writer.member("id", rule.rule.rawValue)
                text("shortDescription", rule.summary, &writer)
                text("help", rule.summary + " `paritylint rules` lists every rule.", &writer)
                writer.member("defaultConfiguration") { writer in
                  writer.object { $0.member("level", rule.severity.rawValue) }
                }
              }
            }
          }
        }
      }
    }
  }

  private static func results(_ writer: inout JSONWriter, _ report: Report) {
    var fingerprints = Fingerprints()
    let order = Dictionary(report.rules.enumerated().map { ($1.rule, $0) }) { first, _ in first }
    let results = report.findings.map { ($0, false) } + report.allowed.map { ($0, true) }
    writer.lines(results) { writer, result in
      let (finding, isAllowed) = result
      writer.object { writer in
        writer.member("ruleId", finding.rule.rawValue)
        if let index = order[finding.rule] { writer.member("ruleIndex", index) }
        writer.member("level", finding.severity.rawValue)
        text("message", finding.message, &writer)
        writer.member("locations") { writer in
          writer.array {
            if let place = OutsidePlace(finding) { location(&$0, place, id: nil, message: nil) }
          }
        }
        related(finding, &writer)
        writer.member("partialFingerprints") { writer in
          writer.object { $0.member("parityPin/v1", fingerprints.key(of: finding)) }
        }
        if let edit = finding.repair?.edit { fix(&writer, edit, finding) }
        if isAllowed {
          writer.member("suppressions") { writer in
            writer.array { writer in
              writer.object { writer in
                writer.member("kind", finding.leave?.source == .comment ? "inSource" : "external")
                writer.member("justification", finding.leave?.reason ?? finding.message)
              }
            }
          }
        }
        writer.member("properties") { properties(&$0, finding) }
      }
    }
  }

  /// The spec's line and every note that has a place.
  private static func related(_ finding: Finding, _ writer: inout JSONWriter) {
    var places: [(OutsidePlace, String)] = []
    if let origin = finding.origin, finding.location != nil {
      places.append((OutsidePlace(origin), "the spec says it here"))
    }
    places += finding.notes.compactMap { note in note.location.map { (OutsidePlace($0), note.text) } }
    guard !places.isEmpty else { return }
    writer.member("relatedLocations") { writer in
      writer.array { writer in
        for (index, place) in places.enumerated() { location(&writer, place.0, id: index, message: place.1) }
      }
    }
  }

  /// The edit that makes a finding go. A replacement is a range of the file that other tools know.
  private static func fix(_ writer: inout JSONWriter, _ edit: TextEdit, _ finding: Finding) {
    let place = OutsidePlace(edit.location)
    writer.member("fixes") { writer in
      writer.array { writer in
        writer.object { writer in
          text("description", finding.expected.map { "write \($0)" } ?? "write what the spec says", &writer)
          writer.member("artifactChanges") { writer in
            writer.array { writer in
              writer.object { writer in
                artifact(&writer, place)
                writer.member("replacements") { writer in
                  writer.array { writer in
                    writer.object { writer in
                      writer.member("deletedRegion") { region(&$0, place) }
                      text("insertedContent", edit.replacement, &writer)
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private static func artifact(_ writer: inout JSONWriter, _ place: OutsidePlace) {
    writer.member("artifactLocation") { writer in writer.object { $0.member("uri", place.uri) } }
  }

  private static func region(_ writer: inout JSONWriter, _ place: OutsidePlace) {
    writer.object { writer in
      writer.member("startLine", place.line)
      writer.member("startColumn", place.column)
      writer.member("endLine", place.endLine)
      writer.member("endColumn", max(place.endColumn, place.endLine == place.line ? place.column : 1))
    }
  }

  private static func location(_ writer: inout JSONWriter, _ place: OutsidePlace, id: Int?, message: String?)
  {
    writer.object { writer in
      if let id { writer.member("id", id) }
      writer.member("physicalLocation") { writer in
        writer.object { writer in
          artifact(&writer, place)
          writer.member("region") { region(&$0, place) }
        }
      }
      if let message { text("message", message, &writer) }
    }
  }

  private static func properties(_ writer: inout JSONWriter, _ finding: Finding) {
    writer.object { writer in
      writer.member("verdict", finding.verdict.rawValue)
      writer.member("component", finding.component)
      writer.member("part", finding.part)
      writer.member("state", finding.state.description)
      if let property = finding.property { writer.member("property", property.spelling) }
      if let platform = finding.platform { writer.member("platform", platform.rawValue) }
      if let expected = finding.expected { writer.member("expected", expected) }
      if let found = finding.found { writer.member("found", found) }
    }
  }

  private static func text(_ key: StaticString, _ text: String, _ writer: inout JSONWriter) {
    writer.member(key) { writer in writer.object { $0.member("text", text) } }
  }
}
