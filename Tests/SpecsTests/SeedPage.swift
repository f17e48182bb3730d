import Conformance
import FoundationEssentials
import ParityModel
import SpecReader
import SyntaxTree
import Workspace

@testable import ParityLintCommand

/// A documentation page, read as the command reads it, and the spec that it is held against.
struct SeedPage {
  let specification: Specification
  let ports: [Port]

  /// Nil where the page is not at hand.
  init?(_ number: String, spec folder: String) async throws {
    guard let path = Self.path(number) else { return nil }
    try await self.init(at: path, spec: folder, platform: nil)
  }

  /// One platform of a page whose Kotlin files are written anew.
  init?(
    _ number: String, spec folder: String, platform: Platform, rewrite: (String) -> String = { $0 }
  ) async throws {
    guard let path = Self.path(number) else { return nil }
    let page = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    let copy =
      FileManager.default.temporaryDirectory.path
      + "/paritylint-rewriting-\(number)-\(UInt64.random(in: 0 ... .max)).md"
    try Data(Self.rewriting(page, rewrite).utf8).write(to: URL(filePath: copy))
    defer { try? FileManager.default.removeItem(atPath: copy) }
    try await self.init(at: copy, spec: folder, platform: platform)
  }

  private init(at path: String, spec folder: String, platform: Platform?) async throws {
    specification = try Self.specification(folder)
    let selection = Selection(tree: try openSourceTree(at: path), narrowed: [])
    var stopwatch = Stopwatch()
    ports = try await PortReader(tree: selection.tree, width: 2)
      .read(try selection.ports(of: specification, platform: platform).ports, &stopwatch).ports
  }

  private static func rewriting(_ page: String, _ rewrite: (String) -> String) -> String {
    var result = ""
    var rest = Substring(page)
    while let open = rest.firstRange(of: "\n```kt "),
      let line = rest[open.upperBound...].firstIndex(of: "\n"),
      let close = rest[line...].firstRange(of: "\n```\n")
    {
      result += rest[...line] + rewrite(String(rest[rest.index(after: line)..<close.lowerBound] + "\n"))
      rest = rest[rest.index(after: close.lowerBound)...]
    }
    return result + rest
  }

  func judgement(of ports: [Port]? = nil, components: [String]? = nil) throws -> Judgement {
    guard let today = CalendarDate("2026-11-30") else { throw NoDay() }
    return Judge(specification: specification, today: today)
      .judge(ports ?? self.ports, components: components)
  }

  struct NoDay: Error {}

  static let root = "/" + "\(#filePath)".split(separator: "/").dropLast(3).joined(separator: "/")

  private static func path(_ number: String) -> String? {
    for folder in [root + "/../shared/seeds", root + "/../../shared/seeds"] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if let name = names.first(where: { $0.hasPrefix(number + "_") }) { return folder + "/" + name }
    }
    return nil
  }

  private static func specification(_ folder: String) throws -> Specification {
    let path = "\(root)/\(folder)"
    let files = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { name in
        let bytes = try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
        return SpecReader.File(path: "\(folder)/\(name)", source: SourceText(bytes: Array(bytes)))
      }
    return SpecReader().read(files).specification
  }
}
