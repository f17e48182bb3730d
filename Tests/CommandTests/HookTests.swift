import ScratchFolder
import Testing

@Suite("hook")
struct HookTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Sample.project()
    try scratch.makeRepository()
  }

  private func hook(_ action: String, from folder: String = "") async -> Run {
    await Run(["hook", action], in: scratch, from: folder, environment: scratch.environment)
  }

  /// Commits everything with the `paritylint` of this build on the path.
  private func commit(_ message: String) throws -> String {
    try scratch.shell(
      """
      export PATH='\(Build.products)':$PATH XDG_CACHE_HOME=$PWD/.git
      git add specs swift kotlin; git commit -qm \(message) || echo refused
      """)
  }

  @Test("installs a hook that refuses what drifts and lets pass what conforms, and takes it away again")
  func commits() async throws {
    let installed = await hook("install", from: "swift")
    #expect(installed.status == .clean)
    #expect(installed.output == "wrote \(scratch.path)/.git/hooks/pre-commit\n")
    try scratch.write(["kotlin/ui/Box.kt": Sample.drifting])
    let refused = try commit("one")
    #expect(
      refused.hasPrefix("error[value-drift] Box: the constant maxScale of Box is 5 in Compose, not 4\n"))
    #expect(refused.hasSuffix("refused\n"))
    try scratch.write(["kotlin/ui/Box.kt": Sample.kotlin])
    #expect(try commit("one").hasSuffix("no findings; 2 pins met, 0 differences allowed\n"))
    #expect(try scratch.shell("git log --format=%s") == "one\n")
    #expect(try scratch.shell("git status --porcelain") == "")

    #expect(await hook("install").status == .clean, "ours is written anew")
    #expect(await hook("uninstall").output == "removed \(scratch.path)/.git/hooks/pre-commit\n")
    #expect(await hook("uninstall").output == "there is no hook at \(scratch.path)/.git/hooks/pre-commit\n")
    try scratch.write(["kotlin/ui/Box.kt": Sample.drifting])
    #expect(try commit("two") == "")
  }

  @Test("judges the index that a partial commit makes, and one of a linked work tree")
  func indexes() async throws {
    try scratch.shell("git add . && git commit -qm one && git worktree add -q linked -b other")
    _ = await hook("install")
    let path = "export PATH='\(Build.products)':$PATH XDG_CACHE_HOME=$PWD/.git; "
    try scratch.write(["kotlin/ui/Box.kt": Sample.drifting, "swift/Box.swift": Sample.swift + "// touched\n"])
    #expect(try scratch.shell(path + "git commit -qm only swift/Box.swift").contains("2 pins met"))
    #expect(try scratch.shell(path + "git commit -qam all || echo refused").hasSuffix("refused\n"))
    try scratch.write(["linked/swift/Box.swift": Sample.swift.replacing("4", with: "3")])
    #expect(try scratch.shell(path + "cd linked; git commit -qam all || echo refused").hasSuffix("refused\n"))
    #expect(try scratch.shell("git log --all --format=%s") == "only\none\n")
  }

  @Test("is installed where core.hooksPath says, from a linked work tree too")
  func places() async throws {
    try scratch.shell("git commit -q --allow-empty -m one && git worktree add -q linked -b other")
    #expect(await hook("install", from: "linked").output == "wrote \(scratch.path)/.git/hooks/pre-commit\n")
    try scratch.shell("git config core.hooksPath tools/hooks")
    #expect(await hook("install", from: "swift").output == "wrote \(scratch.path)/tools/hooks/pre-commit\n")
    #expect(try scratch.shell("stat -c %A tools/hooks/pre-commit") == "-rwxr-xr-x\n")
  }

  @Test("hands options on, with paths from the top and quoted for the shell")
  func options() async throws {
    try scratch.shell("mkdir \"it's\"; mv specs \"it's/\"")
    let run = await Run(
      ["hook", "install", "--spec", "../it's/specs", "--root", "..", "--baseline=/nowhere/b"], in: scratch,
      from: "swift", environment: scratch.environment)
    #expect(run.status == .clean)
    #expect(
      scratch.read(".git/hooks/pre-commit").hasSuffix(
        #"exec paritylint lint --staged --spec 'it'\''s/specs' --root . --baseline /nowhere/b"# + "\n"))
    #expect(await hook("install").status == .clean)
    #expect(scratch.read(".git/hooks/pre-commit").hasSuffix("exec paritylint lint --staged\n"))
  }

  @Test("leaves a hook alone that is not its own")
  func foreign() async throws {
    try scratch.write([".git/hooks/pre-commit": "#!/bin/sh\nexit 0\n"])
    let before = try scratch.fingerprint()
    for action in ["install", "uninstall"] {
      let run = await hook(action)
      #expect(run.status == .failed)
      #expect(
        run.errors == """
          error: \(scratch.path)/.git/hooks/pre-commit is a hook that paritylint did not write
            help: add the line 'paritylint lint --staged' to it

          """)
    }
    #expect(try scratch.fingerprint() == before)
    try scratch.shell("ln -sf nowhere .git/hooks/pre-commit")
    #expect(await hook("install").status == .failed)
    #expect(try scratch.shell("readlink .git/hooks/pre-commit") == "nowhere\n")
  }

  @Test("says what it takes")
  func usage() async throws {
    #expect(await hook("instal").errors.contains("did you mean 'install'?"))
    #expect(
      await Run("hook", in: scratch).errors.hasPrefix("error: hook takes one word: install or uninstall\n"))
    let bare = try Scratch()
    let run = await Run(["hook", "install"], in: bare, environment: bare.environment)
    #expect(run.errors.hasPrefix("error: \(bare.path) is in no git repository with a work tree\n"))
  }
}
