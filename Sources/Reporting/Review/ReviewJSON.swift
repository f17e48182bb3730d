import ParityModel

/// `{"version":1,"base":{…},"head":{…},"changes":[…],"exceptions":[…],"appeared":[…],"disappeared":[…],
/// "altered":[…],"kept":0}`, one element a line.
enum ReviewJSON {
  static func render(_ review: Review, of range: Review.Range) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("base") { side(&$0, range.base) }
      writer.member("head") { side(&$0, range.head) }
      writer.member("changes") { $0.lines(review.changes, change) }
      writer.member("exceptions") { $0.lines(review.exceptions, exception) }
      writer.member("appeared") { $0.lines(review.appeared, JSONReport.finding) }
      writer.member("disappeared") { $0.lines(review.disappeared, JSONReport.finding) }
      writer.member("altered") { $0.lines(review.altered, alteration) }
      writer.member("kept", review.kept)
    }
    writer.newline()
    return writer.bytes
  }

  private static func side(_ writer: inout JSONWriter, _ side: Review.Range.Side) {
    writer.object { writer in
      writer.member("name", side.name)
      writer.member("commit", side.commit)
    }
  }

  private static func change(_ writer: inout JSONWriter, _ change: SpecChange) {
    writer.object { writer in
      writer.member("kind", change.kind.rawValue)
      writer.member("component", change.component)
      writer.member("part", change.part)
      writer.member("subject", change.subject)
      writer.member("before", change.before)
      writer.member("after", change.after)
      spec(&writer, change.origin)
    }
  }

  private static func exception(_ writer: inout JSONWriter, _ change: ExceptionChange) {
    writer.object { writer in
      writer.member("kind", change.kind.rawValue)
      writer.member("component", change.component)
      writer.member("part", change.part)
      writer.member("property", change.property?.spelling)
      writer.member("state", change.state.description)
      writer.member("before") { Self.exception(&$0, change.before) }
      writer.member("after") { Self.exception(&$0, change.after) }
      spec(&writer, change.origin)
    }
  }

  private static func exception(_ writer: inout JSONWriter, _ exception: Pin.Exception?) {
    guard let exception else { return writer.null() }
    writer.object { writer in
      writer.member("allows", exception.allowance)
      writer.member("platforms") { writer in
        writer.array { writer in for platform in exception.platforms { writer.string(platform.rawValue) } }
      }
      writer.member("until", exception.until?.description)
      writer.member("reason", exception.reason)
    }
  }

  private static func alteration(_ writer: inout JSONWriter, _ alteration: Review.Alteration) {
    writer.object { writer in
      writer.member("before") { JSONReport.finding(&$0, alteration.before) }
      writer.member("after") { JSONReport.finding(&$0, alteration.after) }
    }
  }

  private static func spec(_ writer: inout JSONWriter, _ origin: Origin) {
    writer.member("spec") { writer in
      writer.object { writer in
        writer.member("path", origin.path)
        writer.member("line", origin.line)
      }
    }
  }
}
