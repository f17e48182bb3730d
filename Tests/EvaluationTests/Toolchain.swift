import Glibc

/// Runs programs of real languages and reads what they print.
enum Toolchain {
  /// Whether a command is at hand.
  static func has(_ command: String) -> Bool { system("command -v \(command) >/dev/null 2>&1") == 0 }

  /// The lines that a program prints; nil where it does not compile or run.
  ///
  /// - Parameter build: the command that makes and runs it; `$1` is the file with the program.
  static func lines(of program: String, as ending: String, by build: String) -> [String]? {
    var template = Array("/tmp/evaluation-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { _ = system("rm -rf '\(folder)'") }
    let source = "\(folder)/program.\(ending)"
    guard let file = fopen(source, "w") else { return nil }
    fputs(program, file)
    fclose(file)
    let command = "set -- '\(source)' '\(folder)/program'; (\(build)) >'\(folder)/out' 2>'\(folder)/err'"
    guard system(command) == 0, let out = fopen("\(folder)/out", "r") else { return nil }
    defer { fclose(out) }
    var bytes: [UInt8] = []
    while true {
      let next = fgetc(out)
      if next == EOF { break }
      bytes.append(UInt8(truncatingIfNeeded: next))
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }
}
