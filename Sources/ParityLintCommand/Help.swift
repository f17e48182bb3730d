/// The pages behind `--help`.
enum Help {
  static func text(_ command: CommandName?) -> String {
    command.map(page) ?? overview
  }

  private static var overview: String {
    """
    paritylint holds the ports of a component (SwiftUI, Jetpack Compose, React Native) against one spec.

    usage: paritylint COMMAND [OPTIONS] [PATH…]

    commands:
    \(table(CommandName.allCases.map { ($0.rawValue, $0.summary) }))

    options:
    \(table([Option.help, .version].map { (spelling($0), $0.summary) }))

    examples:
    \(examples(CommandName.allCases.compactMap(\.examples.first)))

    `paritylint COMMAND --help` tells more. There is no telemetry: nothing is ever sent anywhere.

    """
  }

  private static func page(_ command: CommandName) -> String {
    """
    usage: paritylint \(command.rawValue) [OPTIONS]\(command.operands)

    \(command.about)

    options:
    \(table(command.options.map { (spelling($0, of: command), command.summary(of: $0)) }))

    examples:
    \(examples(command.examples))

    """
  }

  private static func spelling(_ option: Option, of command: CommandName? = nil) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    return letter + "--" + option.rawValue
      + ((command?.placeholder(of: option) ?? option.placeholder).map { " " + $0 } ?? "")
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0 + String(repeating: " ", count: width - $0.count + 2) + $1 }
      .joined(separator: "\n")
  }

  private static func examples(_ lines: [String]) -> String {
    lines.map { "  " + $0 }.joined(separator: "\n")
  }
}
