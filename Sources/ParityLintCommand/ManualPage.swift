/// The manual page, of the same words as `--help`.
enum ManualPage {
  static var text: String {
    var lines = [
      ".TH PARITYLINT 1 \"\" \"paritylint \(ParityLint.version)\"", ".SH NAME",
      "paritylint \\- holds the ports of a component against one spec", ".SH SYNOPSIS",
      ".B paritylint", "COMMAND [OPTIONS] [PATH...]", ".SH DESCRIPTION",
      roff(
        "Reads the sources of every port of a component (SwiftUI, Jetpack Compose, React Native), and "
          + "holds what they state against one spec. No port is compiled or run, and nothing is ever sent "
          + "anywhere."),
      ".SH COMMANDS",
    ]
    for command in CommandName.allCases {
      lines += [".SS paritylint \(command.rawValue)\(roff(command.operands))", roff(command.summary + ".")]
      lines.append(".PP")
      for line in command.about.split(separator: "\n", omittingEmptySubsequences: false) {
        lines.append(line.isEmpty ? ".PP" : roff(String(line)))
      }
      for option in command.options {
        let letter = option.letter.map { "\\-\($0), " } ?? ""
        let value = command.placeholder(of: option).map { " " + $0 } ?? ""
        lines += [
          ".TP", ".B \(letter)\\-\\-\(roff(option.rawValue))\(roff(value))",
          roff(command.summary(of: option)),
        ]
      }
      lines += [".PP", ".nf"] + command.examples.map(roff) + [".fi"]
    }
    lines += [
      ".SH EXIT STATUS", ".TP", ".B 0", "clean", ".TP", ".B 1",
      "there are findings; for review, new ones", ".TP", ".B 2",
      "the job could not be done: wrong usage, an error in the spec, a root that does not exist", ".TP",
      ".B 3", roff("something was unreadable, and --strict was given"), ".SH ENVIRONMENT", ".TP",
      ".B NO_COLOR", "no colour on a terminal, whatever its value", ".TP", ".B XDG_CACHE_HOME",
      "the folder around the one that is kept between runs; without it .cache in HOME",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line of plain text as roff takes it: hyphens that can be copied, and no line that is a request.
  private static func roff(_ line: String) -> String {
    let line = line.escaped(["\\": "\\e", "-": "\\-", "…": "..."])
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}
