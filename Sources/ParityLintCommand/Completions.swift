/// A shell whose completions can be printed.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// A script that teaches the shell the commands, options and values of this version.
  var completions: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}

private enum BashCompletions {
  static var script: String {
    """
    # Completions of paritylint for bash: eval "$(paritylint completions bash)"
    # Where nothing is replied, the shell completes names of files.
    _paritylint() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= index
      # The equals sign is a word of its own here.
      if [[ $word == = ]]; then
        word=
      elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD-2]}
      fi
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        if [[ ${COMP_WORDS[index]} != -* ]]; then
          command=${COMP_WORDS[index]}
          break
        fi
      done
      case $command$before in
    \(values)
      esac
      case $command in
        '') COMPREPLY=($(compgen -W '\(commands) --help --version' -- "$word")) ;;
    \(CommandName.allCases.map(options).joined(separator: "\n"))
      esac
    }
    complete -o default -F _paritylint paritylint

    """
  }

  private static var commands: String { CommandName.allCases.map(\.rawValue).joined(separator: " ") }

  private static var values: String {
    CommandName.allCases.flatMap { command in
      command.options.compactMap { option -> String? in
        let pattern = "    \(command.rawValue)--\(option.rawValue))"
        switch command.values(of: option) {
        case .words(let words):
          return pattern
            + " COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\")); return ;;"
        case .paths, .anything: return pattern + " return ;;"
        case nil: return nil
        }
      }
    }.joined(separator: "\n")
  }

  private static func options(_ command: CommandName) -> String {
    let options = command.options.map { "--" + $0.rawValue }.joined(separator: " ")
    var lines = [
      "    \(command.rawValue))",
      "      if [[ $word == -* ]]; then COMPREPLY=($(compgen -W '\(options)' -- \"$word\"))",
    ]
    if case .words(let words)? = command.operandValues {
      lines.append("      else COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))")
    }
    return (lines + ["      fi ;;"]).joined(separator: "\n")
  }
}

private enum ZshCompletions {
  static var script: String {
    """
    #compdef paritylint
    # Completions of paritylint for zsh: source <(paritylint completions zsh)
    _paritylint() {
      local -a commands=(
    \(CommandName.allCases.map { "    \(quoted("\($0.rawValue):\($0.summary)"))" }.joined(separator: "\n"))
      )
      if ((CURRENT == 2)); then
        _describe command commands
        return
      fi
      shift words
      ((CURRENT--))
      case $words[1] in
    \(CommandName.allCases.map(arguments).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _paritylint ]]; then _paritylint "$@"; else compdef _paritylint paritylint; fi

    """
  }

  private static func arguments(_ command: CommandName) -> String {
    var words = command.options.map { option in
      let isRepeated =
        [.component, .root, .facts, .shared].contains(option) || option == .output && command == .lint
      let repeated = isRepeated ? "*" : ""
      let summary = command.summary(of: option)
      let value = command.values(of: option).map { ":\(option.rawValue):\(action($0))" } ?? ""
      return quoted(
        "\(repeated)--\(option.rawValue)\(value.isEmpty ? "" : "=")[\(escaped(summary))]\(value)")
    }
    if let operands = command.operandValues { words.append(quoted("*:operand:\(action(operands))")) }
    return "    \(command.rawValue)) _arguments \\\n      "
      + words.joined(separator: " \\\n      ") + " ;;"
  }

  private static func action(_ values: Values) -> String {
    switch values {
    case .words(let words): "(\(words.map { $0.escaped([":": "\\:"]) }.joined(separator: " ")))"
    case .paths: "_files"
    case .anything: " "
    }
  }

  private static func escaped(_ text: String) -> String {
    text.escaped(["[": "\\[", "]": "\\]"])
  }

  private static func quoted(_ text: String) -> String { "'" + text.escaped(["'": "'\\''"]) + "'" }
}

private enum FishCompletions {
  static var script: String {
    let head = """
      # Completions of paritylint for fish: paritylint completions fish | source
      complete -c paritylint -f
      """
    let commands = CommandName.allCases.map {
      "complete -c paritylint -n __fish_use_subcommand -a \($0.rawValue) -d \(quoted($0.summary))"
    }
    return ([head] + commands + CommandName.allCases.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private static func lines(_ command: CommandName) -> [String] {
    let head = "complete -c paritylint -n '__fish_seen_subcommand_from \(command.rawValue)'"
    var lines = command.options.map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let summary = command.summary(of: option)
      return head
        + " -l \(option.rawValue)\(letter)\(argument(command.values(of: option))) -d \(quoted(summary))"
    }
    switch command.operandValues {
    case .words(let words): lines.append(head + " -a \(quoted(words.joined(separator: " ")))")
    case .paths: lines.append(head + " -F")
    case .anything, nil: break
    }
    return lines
  }

  private static func argument(_ values: Values?) -> String {
    switch values {
    case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
    case .paths: " -r -F"
    case .anything: " -x"
    case nil: ""
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.escaped(["\\": "\\\\", "'": "\\'"]) + "'"
  }
}

extension String {
  /// With some characters written otherwise.
  func escaped(_ spellings: [Character: String]) -> String {
    reduce(into: "") { $0 += spellings[$1] ?? String($1) }
  }
}
