import ScratchFolder
import Testing

@Suite("The fuzz driver")
struct FuzzTests {
  @Test("finds nothing in a few hundred inputs, and makes the same ones again")
  func smoke() throws {
    let scratch = try Scratch()
    let driver = Build.products + "/fuzz-driver"
    let report = try scratch.shell("'\(driver)' --seed 7 --count 200 --seconds 240 --save kept")
    #expect(report.hasPrefix("seed 7, from input 0\n"))
    #expect(report.hasSuffix(", 0 findings\n"), "\(report)")
    #expect(try scratch.shell("ls kept") == "")
    let twice = try scratch.shell(
      "for i in 1 2; do '\(driver)' --seed 7 --show 11 | sha1sum; done | uniq | wc -l")
    #expect(twice == "1\n")
  }
}
