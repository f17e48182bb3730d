import ParityModel

/// GitLab's code quality report: an array of issues.
enum GitLabReport {
  static func render(_ report: Report) -> [UInt8] {
    var writer = JSONWriter()
    var fingerprints = Fingerprints()
    writer.lines(report.findings) { writer, finding in
      writer.object { writer in
        writer.member("description", finding.message)
        writer.member("check_name", finding.rule.rawValue)
        writer.member("fingerprint", digest(fingerprints.key(of: finding)))
        writer.member("severity", severity(finding.severity))
        writer.member("location") { writer in
          let place = OutsidePlace(finding)
          writer.object { writer in
            writer.member("path", place?.path ?? "")
            writer.member("lines") { writer in writer.object { $0.member("begin", place?.line ?? 1) } }
          }
        }
      }
    }
    writer.newline()
    return writer.bytes
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }

  /// FNV-1a, 64 bits: short, and the same on every machine.
  private static func digest(_ text: String) -> String {
    let hash = text.utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
