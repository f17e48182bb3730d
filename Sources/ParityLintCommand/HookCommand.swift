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
    let options = try pathOptions
    do throws(WorkspaceError) {
      let repository = try GitRepository(
        around: invocation.workingDirectory, workingDirectory: invocation.workingDirectory,
        environment: invocation.environment)
      let hook = try GitHook(of: repository)
      switch action {
      case .install:
        try hook.install(
          options: options.flatMap { ["--\($0.option.rawValue)", $0.lead + repository.named($0.path)] })
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

  /// What the hook hands on to lint, with absolute paths.
  private var pathOptions: [(option: Option, lead: String, path: String)] {
    get throws(Failure) {
      var options: [(option: Option, lead: String, path: String)] = []
      if let path = try arguments.one(.spec) { options.append((.spec, "", invocation.absolute(path))) }
      let roots = try Roots(arguments)
      if let root = roots.base { options.append((.root, "", invocation.absolute(root))) }
      for (platform, path) in roots.platforms.sorted(by: { $0.key < $1.key }) {
        options.append((.root, platform.rawValue + "=", invocation.absolute(path)))
      }
      if let path = try arguments.one(.baseline) {
        options.append((.baseline, "", invocation.absolute(path)))
      }
      return options
    }
  }
}

extension GitRepository {
  /// A path as a hook names it, which runs at the top: relative where it is below.
  fileprivate func named(_ path: String) -> String {
    guard let inner = inner(path) else { return Path.normalized(path) }
    return inner.isEmpty ? "." : inner
  }
}
