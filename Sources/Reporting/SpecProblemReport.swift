import ParityModel

/// What is wrong with a spec, for a terminal: each place with its line and a caret.
public enum SpecProblemReport {
  public struct Problem: Hashable, Sendable {
    public var origin: Origin
    public var message: String
    public var advice: String?

    public init(origin: Origin, message: String, advice: String?) {
      self.origin = origin
      self.message = message
      self.advice = advice
    }
  }

  public static func text(_ problems: [Problem], sources: SourceExcerpts, style: Style) -> String {
    problems.map { problem in
      let origin = problem.origin
      let gutter = String(origin.line).count
      let blank = String(repeating: " ", count: gutter)
      let location = Location(
        path: origin.path, line: origin.line, column: origin.column, endLine: origin.line,
        endColumn: origin.column + 1)
      var lines = [
        style.paint("error[spec]", .red, .bold) + ": " + style.paint(problem.message, .bold),
        "\(blank)\(style.paint("-->", .blue)) \(origin.path):\(origin.line):\(origin.column)",
      ]
      lines +=
        CodeFrame(location: location, label: "").lines(from: sources, style: style, gutter: gutter) ?? []
      if let advice = problem.advice {
        lines.append("\(blank) \(style.paint("=", .blue)) \(style.paint("help", .bold)): \(advice)")
      }
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
