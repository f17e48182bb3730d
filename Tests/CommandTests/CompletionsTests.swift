import ScratchFolder
import Testing

@testable import ParityLintCommand

@Suite("Completions")
struct CompletionsTests {
  private let scratch: Scratch

  init() async throws {
    scratch = try Scratch()
    for shell in Shell.allCases {
      try scratch.write([shell.rawValue: await Run("completions", shell.rawValue, in: scratch).output])
    }
  }

  /// What bash replies behind these words, of which the last is being typed.
  private func bash(_ words: String...) throws -> String {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    return try scratch.shell(
      """
      bash -c 'source ./bash; COMP_WORDS=(paritylint "$@"); COMP_CWORD=$#; _paritylint; echo "${COMPREPLY[*]}"' - \(quoted)
      """)
  }

  @Test("of bash know commands, options, values and rules")
  func inBash() throws {
    #expect(try bash("re") == "review\n")
    #expect(try bash("lint", "--for") == "--format\n")
    #expect(try bash("review", "--format", "") == "text markdown json\n")
    #expect(try bash("lint", "--format", "=", "g") == "github gitlab\n")
    #expect(try bash("lint", "--platform", "=") == "swiftui compose uniwind nativewind stylesheet\n")
    #expect(try bash("hook", "un") == "uninstall\n")
    #expect(try bash("explain", "value-") == "value-drift\n")
    #expect(try bash("lint", "--spec", "b") == "\n", "the shell completes paths itself")
    #expect(try bash("review", "--staged") == "\n")
  }

  @Test("of fish and zsh are scripts that these shells take")
  func inOthers() throws {
    let replies = try scratch.shell(
      """
      command -v fish >/dev/null || { echo none; exit; }
      fish -c 'source ./fish; complete -C "paritylint lint --platform "; complete -C "paritylint hook "'
      """)
    if replies == "none\n" {
      print("skipped: there is no fish here")
    } else {
      let words = replies.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      #expect(
        words.sorted() == [
          "compose", "install", "nativewind", "stylesheet", "swiftui", "uninstall", "uniwind",
        ])
    }
    let known = try scratch.shell(
      """
      command -v zsh >/dev/null || { echo none; exit; }
      zsh -fc 'autoload -Uz compinit; compinit -D -u; source ./zsh; print ${_comps[paritylint]}'
      """)
    if known == "none\n" { print("skipped: there is no zsh here") } else { #expect(known == "_paritylint\n") }
  }

  @Test("are for a shell that is known")
  func unknown() async throws {
    let run = await Run("completions", "bsh", in: scratch)
    #expect(run.status == .failed)
    #expect(run.errors == "error: 'bsh' is no value of completions\n  help: did you mean 'bash'?\n")
    #expect(await Run("completions", in: scratch).status == .failed)
  }
}

@Suite("The manual page")
struct ManualPageTests {
  @Test("names every command with its options, and is roff without a mistake")
  func page() async throws {
    let scratch = try Scratch()
    let run = await Run("man", in: scratch)
    #expect(run.status == .clean)
    for command in CommandName.allCases {
      #expect(run.output.contains("\n.SS paritylint \(command.rawValue)"))
      for option in command.options {
        #expect(run.output.contains("\\-\\-" + option.rawValue.replacing("-", with: "\\-")))
      }
    }
    try scratch.write(["page": run.output])
    let complaints = try scratch.shell(
      "command -v groff >/dev/null || { echo none; exit; }; groff -man -ww -Tutf8 page 2>&1 >/dev/null")
    if complaints == "none\n" { print("skipped: there is no groff here") } else { #expect(complaints == "") }
  }
}
