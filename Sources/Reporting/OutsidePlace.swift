import ParityModel

/// The place of a finding as other tools know it: a file that is there, and a range of it.
///
/// A fence of a documentation page is a range of the page; a finding about the spec stands in the spec.
struct OutsidePlace {
  var path: String
  var line: Int
  var column: Int
  var endLine: Int
  var endColumn: Int

  init?(_ finding: Finding) {
    if let location = finding.location {
      self.init(location)
    } else if let origin = finding.origin {
      self.init(origin)
    } else {
      return nil
    }
  }

  init(_ location: Location) {
    path = location.page?.path ?? location.path
    line = location.page?.line ?? location.line
    column = location.column
    endLine = line + max(0, location.endLine - location.line)
    endColumn = location.endColumn
  }

  init(_ origin: Origin) {
    (path, line, column, endLine, endColumn) = (
      origin.path, origin.line, origin.column, origin.line, origin.column
    )
  }

  /// The path as a relative URI reference: everything but unreserved letters and `/` is percent-encoded.
  var uri: String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}

/// Keys that tell findings apart without a line, so that they outlive an edit above them.
struct Fingerprints {
  private var counts: [String: Int] = [:]

  /// Rule, component, part, property, state and platform; a number where several findings share them.
  mutating func key(of finding: Finding) -> String {
    let key = [
      finding.rule.rawValue, finding.component, finding.part, finding.property?.spelling ?? "",
      finding.state.description, finding.platform?.rawValue ?? "",
    ].joined(separator: "/")
    let count = counts[key, default: 0]
    counts[key] = count + 1
    return count == 0 ? key : "\(key)/\(count + 1)"
  }
}
