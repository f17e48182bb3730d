import Foundation
import ScratchFolder
import Testing

@Suite("The recording in the README")
struct RecordingTests {
  @Test("is what the program prints")
  func session() async throws {
    let scratch = try Scratch()
    try scratch.shell(
      """
      cp -r '\(Build.root)/examples/drifting/.' . && cp -r '\(Build.root)/examples/specs' specs
      git init -q . && git add . && git commit -qm ports
      """)
    let commands = ["paritylint lint nativewind", "paritylint lint --fix nativewind", "git diff --stat"]
    var expected = ""
    for command in commands {
      expected += "$ \(command)\n"
      let words = command.split(separator: " ").map(String.init)
      expected +=
        words[0] == "git"
        ? try scratch.shell(command) : await Run(Array(words.dropFirst()), in: scratch).output
    }
    let svg = try String(contentsOfFile: Build.root + "/docs/images/session.svg", encoding: .utf8)
    #expect(Self.letters(ofDrawn: svg) == expected.filter { !$0.isWhitespace })
  }

  /// What an image draws, without blanks: its stretches have their places instead.
  private static func letters(ofDrawn svg: String) -> String {
    var text = ""
    for line in svg.split(separator: "\n") where line.hasPrefix("<text") {
      var isTag = false
      for character in line {
        switch character {
        case "<": isTag = true
        case ">": isTag = false
        default: if !isTag, !character.isWhitespace { text.append(character) }
        }
      }
    }
    return [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(text) { text, pair in
      text.replacingOccurrences(of: pair.0, with: pair.1)
    }
  }
}
