import ParityModel
import Testing

@testable import Reporting

@Suite("A link template")
struct LinkTemplateTests {
  private let location = Location(path: "a b/ü#.kt", line: 7, column: 3)

  @Test("names the line of a file, with the path percent-encoded")
  func file() throws {
    let template = try LinkTemplate("https://host/blob/main/{path}?plain=1#L{line}C{column}")
    #expect(template.address(of: location) == "https://host/blob/main/a%20b/%C3%BC%23.kt?plain=1#L7C3")
  }

  @Test("names the line of a page where the file is a fence of it")
  func page() throws {
    var inner = location
    inner.page = Location.Page(path: "docs/box.md", line: 120)
    #expect(try LinkTemplate("{path}#L{line}").address(of: inner) == "docs/box.md#L120")
  }

  @Test(
    "is refused where it leads to no source",
    arguments: [
      ("https://host/", "'https://host/' has no {path}"),
      ("https://host/{file}", "'{file}' stands for nothing in a link"),
      ("https://host/{path", "'https://host/{path' has no {path}"),
      ("JavaScript:alert('{path}')", "a link of the scheme JavaScript leads to no source"),
      ("data:text/html,{path}", "a link of the scheme data leads to no source"),
    ])
  func mistakes(template: String, message: String) {
    let mistake = #expect(throws: LinkTemplate.Mistake.self) { try LinkTemplate(template) }
    #expect(mistake?.message == message)
  }
}
