import ParityModel

/// The command line, read.
struct Arguments {
  /// Nil where only `--help` or `--version` was asked for, or nothing.
  var command: CommandName?
  var paths: [String] = []
  private var values: [Option: [String]] = [:]

  init(_ words: [String]) throws(Failure) {
    var rest = words[...]
    var isOptionsOver = false
    while let word = rest.popFirst() {
      if !isOptionsOver, word == "--" {
        isOptionsOver = true
      } else if !isOptionsOver, word.hasPrefix("-"), word != "-" {
        let (option, value) = try Self.option(word, of: command)
        if option.placeholder == nil {
          guard value == nil else { throw Failure("--\(option.rawValue) takes no value") }
          values[option, default: []].append("")
        } else if let value = value ?? rest.popFirst() {
          values[option, default: []].append(value)
        } else {
          throw Failure("--\(option.rawValue) needs a value: \(option.placeholder ?? "")")
        }
      } else if command == nil {
        command = try Self.command(word)
      } else {
        paths.append(word)
      }
    }
    for option in values.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let command else { continue }
      guard command.options.contains(option) || option == .version else {
        throw Failure("\(command.rawValue) has no option --\(option.rawValue)", advice: Self.help(command))
      }
    }
  }

  func has(_ option: Option) -> Bool { values[option] != nil }

  /// Every value of an option that may be repeated.
  func all(_ option: Option) -> [String] { values[option] ?? [] }

  /// The value of an option that may be given once.
  func one(_ option: Option) throws(Failure) -> String? {
    let all = all(option)
    guard all.count < 2 else { throw Failure("--\(option.rawValue) is given twice") }
    return all.first
  }

  /// The value of an option whose values are a closed list.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: Option, _ type: Choice.Type
  ) throws(Failure) -> Choice? where Choice.RawValue == String {
    guard let word = try one(option) else { return nil }
    return try Self.choice(word, of: "--" + option.rawValue, type)
  }

  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ word: String, of option: String, _ type: Choice.Type
  ) throws(Failure) -> Choice where Choice.RawValue == String {
    if let choice = Choice(rawValue: word) { return choice }
    let all = Choice.allCases.map(\.rawValue)
    throw Failure(
      "'\(word)' is no value of \(option)",
      advice: Suggestion.advice(for: word, among: all) ?? "it takes one of: " + all.joined(separator: ", "))
  }

  /// What `--output FORMAT=FILE` asks for, in the order given.
  func outputs<Format: RawRepresentable & CaseIterable>(
    _ type: Format.Type
  ) throws(Failure) -> [(Format, String)] where Format.RawValue == String {
    var outputs: [(Format, String)] = []
    for word in all(.output) {
      guard let equals = word.firstIndex(of: "="), word.index(after: equals) < word.endIndex else {
        throw Failure(
          "--output takes FORMAT=FILE, not '\(word)'", advice: "such as --output json=report.json")
      }
      outputs.append(
        (
          try Self.choice(String(word[..<equals]), of: "--output", type),
          String(word[word.index(after: equals)...])
        ))
    }
    return outputs
  }

  private static func command(_ word: String) throws(Failure) -> CommandName {
    if let command = CommandName(rawValue: word) { return command }
    throw Failure(
      "there is no command '\(word)'",
      advice: Suggestion.advice(for: word, among: CommandName.allCases.map(\.rawValue)) ?? help(nil))
  }

  private static func option(
    _ word: String, of command: CommandName?
  ) throws(Failure) -> (Option, value: String?) {
    let known = command?.options ?? Option.allCases
    if !word.hasPrefix("--") {
      if word.count == 2, let option = known.first(where: { $0.letter == word.last }) { return (option, nil) }
      throw Failure("there is no option '\(word)'", advice: help(command))
    }
    let text = word.dropFirst(2)
    let name = String(text.prefix { $0 != "=" })
    let value = name.count < text.count ? String(text.dropFirst(name.count + 1)) : nil
    if let option = Option(rawValue: name) { return (option, value) }
    let spellings = known.map { "--" + $0.rawValue }
    throw Failure(
      "there is no option '--\(name)'",
      advice: Suggestion.advice(for: "--" + name, among: spellings) ?? help(command))
  }

  private static func help(_ command: CommandName?) -> String {
    "see paritylint \(command.map { $0.rawValue + " " } ?? "")--help"
  }
}
