import Workspace

/// `paritylint hook`.
struct HookCommand {
  let arguments: Arguments
  let invocation: Invocation

  private enum Action: String, CaseIterable { case install, uninstall }

  func run() throws(Failure) -> ExitStatus {
    guard arguments.paths.count == 1 else {
      throw Failure("hook takes one word: install or uninstall", advice: "see paritylint hook --help")
    }
    let action = try Arguments.choice(arguments.paths[0], of: "hook", Action.self)
    do throws(WorkspaceError) {
      let repository = try GitRepository(
        around: invocation.workingDirectory, workingDirectory: invocation.workingDirectory,
        environment: invocation.environment)
      let hook = try GitHook(of: repository)
      switch action {
      case .install:
        try hook.install()
        invocation.print("wrote \(hook.path)\n")
      case .uninstall:
        invocation.print(
          try hook.uninstall() ? "removed \(hook.path)\n" : "there is no hook at \(hook.path)\n")
      }
      return .clean
    } catch {
      throw Failure(error)
    }
  }
}
