import Testing

/// Page 002 is page 000 with other tokens; the list of page 000 names what differs.
@Suite("The drift of the other Image Viewer page")
struct OtherEditionDriftTests {
  @Test("is that of page 000, but for the close button when it is pressed")
  func editions() async throws {
    guard let first = try await PageVerdict(page: "000", spec: "specs/uim", component: "ImageViewer"),
      let second = try await PageVerdict(page: "002", spec: "specs/ui", component: "ImageViewer")
    else {
      print("skipped: ../shared/seeds is not at hand")
      return
    }
    let only = { (left: [String], right: [String]) in left.filter { !right.contains($0) } }
    #expect(
      only(first.findings, second.findings) == [
        "compose: close button lacks background pressed", "swiftui: close button lacks background pressed",
      ])
    #expect(only(second.findings, first.findings) == ["stylesheet: image-viewer.tsx:182 opacity pressed"])
    #expect(only(first.allowed, second.allowed) == [])
    #expect(
      only(second.allowed, first.allowed) == [
        "compose: close button lacks opacity pressed", "swiftui: close button lacks opacity pressed",
      ])
  }
}
