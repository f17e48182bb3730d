import Foundation
import ScratchFolder
import Testing

/// SARIF as others read it: by a library that knows nothing of us, and by whoever applies its fixes.
@Suite(
  "SARIF, read back",
  .enabled("python3 with venv and pip, and sarif-tools from the index") {
    if let failure = Python.withSARIF.failure { print("skipped: reading SARIF needs pip: \(failure)") }
    return Python.withSARIF.failure == nil
  })
struct SARIFReadingTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.shell("cp -r '\(Build.root)/examples/specs' '\(Build.root)/examples/drifting' .")
    // Characters of two and four bytes in front of a column that drifts, and line ends of two.
    try scratch.shell(
      """
      sed -i 's/accessibilityLabel={label} className=/accessibilityLabel="ü👋" className=/' \\
        drifting/nativewind/rating-bar.tsx
      sed -i 's/$/\\r/' drifting/uniwind/badge.tsx
      """)
  }

  private func lint(_ options: String...) async -> Run {
    await Run(["lint", "--spec", "specs", "--root", "drifting"] + options, in: scratch)
  }

  @Test("has every finding and every difference that is allowed, at its line")
  func records() async throws {
    #expect(await lint("--output", "sarif=a.sarif", "--output", "json=a.json").status == .findings)
    let output = try scratch.shell(
      Python.withSARIF.head + """
        python - <<'END'
        import json
        from sarif import loader
        file = loader.load_sarif_file("a.sarif")
        read = [[r["Location"], r["Line"], r["Severity"], r["Code"], r["Description"]] for r in file.get_records()]
        data = json.load(open("a.json", encoding="utf-8"))
        written = [
          [f["path"], f["line"], f["severity"], f["rule"], f["message"]]
          for f in data["findings"] + data["allowed"]
        ]
        print(file.get_distinct_tool_names(), len(read), sorted(read) == sorted(written))
        END
        """)
    #expect(output == "['paritylint'] 19 True\n")
  }

  @Test("has fixes that make of the sources what --fix makes of them")
  func fixes() async throws {
    #expect(await lint("--output", "sarif=a.sarif").status == .findings)
    try scratch.shell(
      """
      cp -r drifting fixed
      python3 - <<'END'
      import json, urllib.parse
      edits = {}
      for result in json.load(open("a.sarif", encoding="utf-8"))["runs"][0]["results"]:
        for fix in result.get("fixes", []):
          for change in fix["artifactChanges"]:
            path = urllib.parse.unquote(change["artifactLocation"]["uri"])
            for replacement in change["replacements"]:
              region = replacement["deletedRegion"]
              assert region["startLine"] == region["endLine"]
              edits.setdefault(path, set()).add(
                (region["startLine"], region["startColumn"], region["endColumn"],
                 replacement["insertedContent"]["text"]))
      for path, changes in edits.items():
        name = "fixed/" + path
        lines = open(name, encoding="utf-8", newline="").read().split("\\n")
        for line, start, end, text in sorted(changes, reverse=True):
          old = lines[line - 1]
          lines[line - 1] = old[:start - 1] + text + old[end - 1:]
        open(name, "w", encoding="utf-8", newline="").write("\\n".join(lines))
      END
      """)
    #expect(try scratch.shell("diff -rq drifting fixed | wc -l") == "13\n")
    #expect(await lint("--fix").status == .findings)
    #expect(try scratch.shell("diff -r drifting fixed") == "")
  }
}
