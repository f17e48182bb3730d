import Conformance
import ParityModel

/// The tool: a command line in, text and an exit status out.
public enum ParityLint {
  public static let version = "0.1.0"

  public static func run(_ invocation: Invocation) async -> ExitStatus {
    do throws(Failure) {
      return try await status(of: invocation)
    } catch {
      complain(error, to: invocation)
      return .failed
    }
  }

  static func complain(_ failure: Failure, to invocation: Invocation) {
    if let report = failure.report {
      invocation.output(.standardError, Array(report.utf8))
    } else {
      invocation.complain("error: \(failure.message)" + (failure.advice.map { "\n  help: \($0)" } ?? ""))
    }
  }

  private static func status(of invocation: Invocation) async throws(Failure) -> ExitStatus {
    let arguments = try Arguments(invocation.arguments)
    if arguments.has(.help) || (arguments.command == nil && invocation.arguments.isEmpty) {
      invocation.print(Help.text(arguments.command))
      return arguments.has(.help) ? .clean : .failed
    }
    if arguments.has(.version) {
      invocation.print("paritylint \(version)\n")
      return .clean
    }
    guard let command = arguments.command else {
      throw Failure("no command is given", advice: "see paritylint --help")
    }
    let options = try CommonOptions(arguments, invocation)
    switch command {
    case .initialize:
      return try await InitCommand(arguments: arguments, invocation: invocation, options: options).run()
    case .lint:
      let command = LintCommand(arguments: arguments, invocation: invocation, options: options)
      return arguments.has(.watch) ? try await WatchLoop(command: command).run() : try await command.run()
    case .drift:
      return try await DriftCommand(arguments: arguments, invocation: invocation, options: options).run()
    case .review:
      return try await ReviewCommand(arguments: arguments, invocation: invocation, options: options).run()
    case .extract:
      return try await ExtractCommand(arguments: arguments, invocation: invocation, options: options).run()
    case .coverage:
      return try await CoverageCommand(arguments: arguments, invocation: invocation, options: options).run()
    case .hook: return try HookCommand(arguments: arguments, invocation: invocation).run()
    case .explain: return try ExplainCommand(arguments: arguments, invocation: invocation).run()
    case .cache: return try CacheCommand(arguments: arguments, invocation: invocation).run()
    case .completions:
      guard arguments.paths.count == 1 else {
        throw Failure("completions takes one shell: bash, zsh or fish")
      }
      invocation.print(try Arguments.choice(arguments.paths[0], of: "completions", Shell.self).completions)
      return .clean
    case .man:
      invocation.print(ManualPage.text)
      return .clean
    case .platforms:
      invocation.print(PlatformsCommand.text)
      return .clean
    case .rules:
      for rule in RuleDescription.all {
        invocation.print("\(rule.rule.rawValue) (\(rule.severity.rawValue)): \(rule.summary)\n")
      }
      return .clean
    }
  }
}
