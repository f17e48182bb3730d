import ScratchFolder
import Testing

@Suite("A run that is killed")
struct KilledTests {
  /// Starts a command again and again, ends it at another moment each time, and says what it left half done.
  ///
  /// `$1` names the files that it writes; each must be as before or as a run leaves it that is let be.
  private func killed(_ command: String, prepare: String, files: String, in scratch: Scratch) throws -> String
  {
    try scratch.shell(
      """
      rm -rf whole old work; mkdir work; cd work; \(prepare); cd ..; cp -r work old; cp -r work whole
      cd whole; \(command) >../printed 2>&1 || [ $? -eq 1 ]; cd ..
      start=$(date +%s%N); cp -r old timed; cd timed; \(command) >/dev/null 2>&1 || true; cd ..; rm -rf timed
      took=$(( ($(date +%s%N) - start) / 1000 ))
      seed=11
      for round in $(seq 1 25); do
        rm -rf work; cp -r old work; cd work
        \(command) >/dev/null 2>&1 &
        seed=$(( (seed * 1103515245 + 12345) % 2147483648 ))
        sleep $(printf '0.%06d' $(( took / 3 + seed % (took * 4 / 5) )))
        kill -9 $! 2>/dev/null || true
        wait 2>/dev/null || true
        for file in \(files); do
          cmp -s $file ../whole/$file || cmp -s $file ../old/$file || echo "round $round: half of $file"
        done
        cd ..
      done
      cd work; \(command) >/dev/null 2>&1 || [ $? -eq 1 ]
      for file in \(files); do cmp $file ../whole/$file; done
      echo done
      """)
  }

  private static let tool = Build.products + "/paritylint"
  private static let drifting =
    "cp -r '\(Build.root)/examples/drifting/.' . && echo old > out.json && echo old > out.sarif"
  private static let lint = "'\(tool)' lint --no-cache --spec '\(Build.root)/examples/specs' --root ."

  @Test("while it writes reports leaves the old ones or the new ones")
  func reports() throws {
    let printed = try killed(
      Self.lint + " --output json=out.json --output sarif=out.sarif", prepare: Self.drifting,
      files: "out.json out.sarif", in: Scratch())
    #expect(printed == "done\n")
  }

  @Test("while it writes a baseline leaves the old one or the new one")
  func baseline() throws {
    let printed = try killed(
      Self.lint + " --write-baseline out.json", prepare: Self.drifting, files: "out.json", in: Scratch())
    #expect(printed == "done\n")
  }

  @Test("while it rewrites sources leaves each as it was or as it should be")
  func fix() throws {
    let printed = try killed(
      Self.lint + " --fix", prepare: Self.drifting,
      files: "$(find . -name '*.swift' -o -name '*.kt' -o -name '*.tsx' -o -name '*.ts' -o -name '*.css')",
      in: Scratch())
    #expect(printed == "done\n")
  }
}
