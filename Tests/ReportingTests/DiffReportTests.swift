import ParityModel
import Testing

@testable import Reporting

@Suite("A diff")
struct DiffReportTests {
  private func diff(_ text: String, _ edits: [(Range<UInt32>, String)]) -> String {
    let edits = edits.map {
      TextEdit(Location(path: "a", lower: $0.0.lowerBound, upper: $0.0.upperBound), replacement: $0.1)
    }
    return String(
      decoding: DiffReport.unified(path: "a", before: Array(text.utf8), edits: edits, style: Style()),
      as: UTF8.self)
  }

  @Test("shows each line that changes, between three that do not")
  func context() {
    #expect(
      diff("0\n1\n2\n3\n4\n5\n6\n7\n8\n", [(8..<9, "four")])
        == "--- a/a\n+++ b/a\n@@ -2,7 +2,7 @@\n 1\n 2\n 3\n-4\n+four\n 5\n 6\n 7\n")
  }

  @Test("puts several edits of a line into one, and near lines into one hunk")
  func together() {
    #expect(
      diff("a b\n1\n2\nc\n", [(0..<1, "A"), (2..<3, "B"), (8..<9, "C")])
        == "--- a/a\n+++ b/a\n@@ -1,4 +1,4 @@\n-a b\n+A B\n 1\n 2\n-c\n+C\n")
  }

  @Test("keeps far lines apart")
  func apart() {
    let text = (0..<9).map { "\($0)\n" }.joined()
    #expect(
      diff(text, [(0..<1, "A"), (16..<17, "B")])
        == "--- a/a\n+++ b/a\n@@ -1,4 +1,4 @@\n-0\n+A\n 1\n 2\n 3\n"
        + "@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-8\n+B\n")
  }

  @Test("keeps carriage returns, and says where the last line has no end")
  func ends() {
    #expect(
      diff("a\r\nb", [(3..<4, "B")])
        == "--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n a\r\n-b\n\\ No newline at end of file\n+B\n"
        + "\\ No newline at end of file\n")
  }

  @Test("of edits that change nothing is empty")
  func nothing() {
    #expect(diff("a\n", [(0..<1, "a")]) == "")
  }
}
