import ParityModel
import ScratchFolder
import Testing

@testable import ParityLintCommand

@Suite("Help")
struct HelpTests {
  @Test("of each command shows its options and examples", arguments: CommandName.allCases)
  func command(command: CommandName) async throws {
    let run = await Run(command.rawValue, "--help", in: try Scratch())
    #expect(run.status == .clean)
    #expect(run.output.hasPrefix("usage: paritylint \(command.rawValue) "))
    for option in command.options { #expect(run.output.contains("--\(option.rawValue)")) }
    for example in command.examples { #expect(run.output.contains("\n  \(example)\n")) }
    #expect(!run.output.split(separator: "\n").contains { $0.count > 110 })
  }

  @Test("names every command")
  func overview() async throws {
    let run = await Run("--help", in: try Scratch())
    for command in CommandName.allCases { #expect(run.output.contains("  \(command.rawValue) ")) }
    #expect(run.output.contains("There is no telemetry: nothing is ever sent anywhere."))
    #expect(await Run(in: try Scratch()).status == .failed)
  }

  @Test("has a version")
  func version() async throws {
    let run = await Run("--version", in: try Scratch())
    #expect(run.output == "paritylint \(ParityLint.version)\n")
    #expect(run.status == .clean)
  }

  @Test("lists every rule")
  func rules() async throws {
    let run = await Run("rules", in: try Scratch())
    #expect(run.output.contains("value-drift (error): A port states another value than the spec.\n"))
  }

  @Test("suggests only what is near, and counts a swap once")
  func suggestions() {
    #expect(Suggestion.nearest(to: "extarct", among: ["lint", "extract"]) == "extract")
    #expect(Suggestion.nearest(to: "lnit", among: ["lint", "init"]) == "init")
    #expect(Suggestion.nearest(to: "ilnt", among: ["lint", "list"]) == "lint")
    #expect(Suggestion.nearest(to: "x", among: ["lint", "extract"]) == nil)
    #expect(Suggestion.nearest(to: "", among: ["lint"]) == nil)
  }
}

@Suite("explain")
struct ExplainTests {
  @Test("tells what a rule checks")
  func rule() async throws {
    let run = await Run("explain", "value-drift", in: try Scratch())
    #expect(run.status == .clean)
    #expect(run.output.hasPrefix("# value-drift\n\nA port states another value than the spec.\n\n"))
    #expect(run.output.hasSuffix("\nSeverity: error, unless the spec changes it with Judge.\n"))
  }

  @Test("has a page for every rule and no other")
  func pages() async throws {
    for rule in Rule.allCases {
      let run = await Run("explain", rule.rawValue, in: try Scratch())
      #expect(run.output.hasPrefix("# \(rule.rawValue)\n"))
    }
    #expect(RuleDescription.all.map(\.rule.rawValue) == Rule.allCases.map(\.rawValue).sorted())
    #expect(RuleDescription.all.allSatisfy { $0.summary.hasSuffix(".") })
  }

  @Test("knows every property, its sides and their common name")
  func properties() async throws {
    for id in ["padding.top", "padding", "constant:maxScale", "cornerRadius"] {
      #expect(await Run("explain", id, in: try Scratch()).status == .clean, "\(id)")
    }
  }

  @Test("suggests the nearest rule or property")
  func unknown() async throws {
    let run = await Run("explain", "value-drfit", in: try Scratch())
    #expect(run.status == .failed)
    #expect(
      run.errors
        == "error: there is no rule and no property 'value-drfit'\n  help: did you mean 'value-drift'?\n")
    #expect(
      await Run("explain", in: try Scratch()).errors.hasPrefix("error: explain takes one rule or property\n"))
  }
}
