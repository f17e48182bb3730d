/// A command. The raw value is the word that calls it.
enum CommandName: String, CaseIterable {
  case initialize = "init"
  case lint, drift, review, extract, coverage, hook, explain, rules, platforms, cache, completions, man

  var summary: String {
    switch self {
    case .initialize: "draft a spec from ports that agree, and mark where they do not"
    case .lint: "hold the ports against the spec"
    case .drift: "show what every platform says, side by side"
    case .review: "say what a change means: of the spec, and of the findings"
    case .extract: "print what the sources state"
    case .coverage: "print what the sources state and no rule of the spec speaks of"
    case .hook: "lint on every commit: install or uninstall the hook of git"
    case .explain: "say what a rule or a property means"
    case .rules: "list the rules"
    case .platforms: "list the platforms, and how each is read"
    case .cache: "say what is kept between runs, or let it go"
    case .completions: "print what a shell needs to complete commands, options and values"
    case .man: "print the manual page"
    }
  }

  /// What stands behind the options.
  var operands: String {
    switch self {
    case .lint, .drift, .extract, .coverage: " [PATH…]"
    case .review: " BASE[..HEAD]"
    case .hook: " install|uninstall"
    case .explain: " ID"
    case .cache: " info|clean"
    case .completions: " bash|zsh|fish"
    case .initialize, .rules, .platforms, .man: ""
    }
  }

  var options: [Option] {
    switch self {
    case .initialize: [.root, .output, .jobs, .quiet, .timings, .help]
    case .lint:
      [
        .spec, .root, .facts, .staged, .component, .platform, .fix, .dryRun, .shared, .format, .output,
        .baseline, .writeBaseline, .color, .watch, .strict, .jobs, .noCache, .cacheDir, .quiet, .verbose,
        .timings, .help,
      ]
    case .drift:
      [
        .spec, .root, .platform, .format, .output, .linkTemplate, .color, .jobs, .noCache, .cacheDir, .quiet,
        .timings, .help,
      ]
    case .review:
      [
        .spec, .root, .component, .platform, .format, .output, .allowNew, .color, .jobs, .noCache, .cacheDir,
        .quiet, .timings, .help,
      ]
    case .extract:
      [
        .spec, .root, .platform, .format, .output, .unknown, .strict, .jobs, .noCache, .cacheDir, .quiet,
        .verbose, .timings, .help,
      ]
    case .coverage:
      [
        .spec, .root, .platform, .format, .min, .color, .jobs, .noCache, .cacheDir, .quiet, .verbose,
        .timings, .help,
      ]
    case .hook: [.spec, .root, .baseline, .help]
    case .cache: [.cacheDir, .help]
    case .explain, .rules, .platforms, .completions, .man: [.help]
    }
  }

  var about: String {
    switch self {
    case .initialize:
      """
      Reads the ports below the root and writes a first spec. Folders and contents tell the platforms: Swift
      is SwiftUI, Kotlin is Compose, TypeScript is a way to style React Native by a folder of that name, else
      by its class names. What the ports agree on is pinned: what they state, what their tokens are worth,
      and what functions and enumerations of one name come to. Where they differ a comment says who says what.
      The draft holds against the ports as they are, and is printed unless --output names a new file.
      """
    case .lint:
      """
      Reads every file that the spec's globs name under the root, and reports where a port differs from
      the spec. A PATH narrows the report to findings in that file or folder.

      With --staged everything is read from the index of git, the spec too, and the work tree does not
      matter. Components are judged whole where their spec, or one of their ports, is not that of HEAD.

      With --fix a literal that drifts is rewritten in the notation of its platform, where that alone makes
      the finding go and brings no other. Literals that state something else as well, and constants that
      several places use, are changed only where --shared names them, as the note at the finding says.
      --dry-run prints the changes as a diff instead.

      Exit codes: 0 clean, 1 findings (notes do not count), 2 the job could not be done, 3 something was
      unreadable and --strict was given.
      """
    case .drift:
      """
      Shows how every component fares on every platform, and why: each fact that the spec speaks of with
      what is expected and what each platform says. As text it is a matrix; with --platform it is the list
      of what that platform's team has to do, by file. A PATH narrows it to that file or folder.

      It is a report, not a gate: the exit code is 0 where it could be made, and 2 where not.
      """
    case .review:
      """
      Reads the spec and its ports at two commits, from the object store of git, and says which rules of
      the spec were added, removed, loosened, tightened or changed, which exceptions came, went or have
      expired, and which findings appear and disappear. BASE..HEAD compares the two commits as they are,
      BASE...HEAD compares HEAD with the commit where it parted from BASE, as a pull request does. HEAD
      alone may be left out. The work tree does not matter.

      Exit codes: 0 no finding appears, 1 some do (notes do not count) and --allow-new is not given, 2 the
      job could not be done.
      """
    case .extract:
      """
      Prints the facts: where a source states what, in the terms of the vocabulary. With a spec its globs
      say which file belongs to which platform. Without one the language says it: Swift is SwiftUI, Kotlin
      is Compose, TypeScript is Uniwind or NativeWind where it uses class names, else StyleSheet.
      """
    case .coverage:
      """
      Counts the literals and token uses of each port, by declaration, and lists those that no rule of the
      spec speaks of: the ones whose change lint would not notice. A PATH narrows the report to that file
      or folder. With --min the exit code is 1 where the whole is below that percentage.
      """
    case .hook:
      """
      Writes a pre-commit hook that runs `paritylint lint --staged`, or takes it away again. It goes where
      git looks for hooks: core.hooksPath and linked work trees are heeded. The options go into the hook. A
      hook that paritylint did not write is left alone, with exit code 2. The pre-commit framework needs
      none of this: it finds the hook in .pre-commit-hooks.yaml.
      """
    case .explain: "Says what a rule or a property of the vocabulary means, and how each platform writes it."
    case .rules: "Lists every rule with its default severity."
    case .platforms:
      "Lists every platform: its languages, how a spec names it, its units, and what it cannot state."
    case .cache:
      """
      Facts, and specs that were read, are kept between runs by the digest of all that they depend on, in one
      file of paritylint/ in the user's cache folder. Verdicts are not. `info` says where and how much,
      `clean` lets all of it go. What is used least goes by itself when there is too much.
      """
    case .completions:
      "Prints a script for a shell: see the examples for what to write into its start-up file."
    case .man: "Prints the manual page in roff; the reader `man` takes it as a file."
    }
  }

  var examples: [String] {
    switch self {
    case .initialize: ["paritylint init --root app --output specs/app.swift"]
    case .lint:
      [
        "paritylint lint",
        "paritylint lint --spec specs/uim --root docs/stepper.md",
        "paritylint lint --staged",
        "paritylint lint --component Stepper --format json",
        "paritylint lint --fix --dry-run",
        "paritylint lint --baseline parity-baseline.txt",
        "paritylint lint --output sarif=parity.sarif --output junit=parity.xml",
      ]
    case .drift:
      [
        "paritylint drift", "paritylint drift --platform compose",
        "paritylint drift --format html --output drift.html",
        "paritylint drift --format html --link-template 'https://example.com/blob/main/{path}#L{line}'",
        "paritylint drift --format markdown > comment.md",
      ]
    case .review:
      [
        "paritylint review main...HEAD", "paritylint review v1.2..v1.3 --component Stepper",
        "paritylint review origin/main... --output markdown=comment.md --output json=review.json",
      ]
    case .extract:
      [
        "paritylint extract ios/Stepper.swift",
        "paritylint extract --spec specs --format json",
        "paritylint extract --platform uniwind --format json app/components",
      ]
    case .coverage: ["paritylint coverage", "paritylint coverage --min 90 --format json"]
    case .hook:
      ["paritylint hook install", "paritylint hook install --spec specs/uim --baseline parity.baseline"]
    case .explain: ["paritylint explain value-drift", "paritylint explain padding.top"]
    case .rules: ["paritylint rules"]
    case .platforms: ["paritylint platforms"]
    case .cache: ["paritylint cache info", "paritylint cache clean"]
    case .completions:
      [
        #"eval "$(paritylint completions bash)""#, "source <(paritylint completions zsh)",
        "paritylint completions fish | source",
      ]
    case .man: ["paritylint man > paritylint.1"]
    }
  }
}
