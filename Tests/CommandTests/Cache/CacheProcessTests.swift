import ScratchFolder
import Testing

@testable import ParityLintCommand

/// Processes of their own, as several terminals, hooks and jobs of a build start them.
@Suite("The cache of several processes")
struct CacheProcessTests {
  private let scratch: Scratch
  private let head = """
    tool='\(Build.products)/paritylint'
    lint() { "$tool" lint --spec specs --root . --cache-dir "$PWD/cache" "$@"; }

    """

  init() throws {
    scratch = try Sample.project(kotlin: Sample.drifting)
    var files: [String: String] = [:]
    for number in 0..<40 {
      files["swift/Part\(number).swift"] =
        "struct Part\(number): View {\n  var body: some View { Text(\"a\").padding(\(number)) }\n}\n"
    }
    try scratch.write(files)
    try scratch.shell(head + "\"$tool\" lint --no-cache >plain || test $? = 1")
  }

  @Test("that start at once is of use to each, and the output of each is right")
  func atOnce() throws {
    let output = try scratch.shell(
      head + """
        for number in 1 2 3 4 5 6; do (lint >"out$number" 2>"err$number" || test $? = 1) & done
        wait
        for number in 1 2 3 4 5 6; do cmp plain "out$number"; cat "err$number"; done
        "$tool" cache info --cache-dir "$PWD/cache" | grep -c 'entries: 8[78]$'
        """)
    #expect(output == "1\n")
  }

  @Test("is whole, or as good as not there, when one is killed at any moment")
  func killed() throws {
    let output = try scratch.shell(
      head + """
        for moment in 02 04 06 08 10 12 14 16 18 20 25 30 40; do
          echo "// $moment" >>swift/Part1.swift
          lint >/dev/null 2>&1 & process=$!
          sleep "0.$moment"
          kill -9 $process 2>/dev/null || true
          wait $process || true
          for run in 1 2; do
            lint >out 2>err || test $? = 1
            cmp plain out; cat err
          done
        done 2>/dev/null
        """)
    #expect(output == "")
  }

  @Test("costs its use, and nothing else, where there is no room for it")
  func noRoom() throws {
    // Writing beyond the limit fails for a process that ignores the signal, as on a full disk.
    let output = try scratch.shell(
      head + """
        trap '' XFSZ
        (ulimit -f 8; lint 2>err | cat >out)
        cmp plain out
        cat err
        """)
    let file = scratch.path + "/cache/paritylint-cache.sqlite"
    #expect(output.hasPrefix("warning: the cache \(file) is not used: "))
    #expect(output.split(separator: "\n").count == 2)
  }
}
