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
  let pages: [Prose]

  /// Nil where the page is not at hand. A component's name leaves the others out of the spec.
  init?(
    _ number: String, spec folder: String, component: String? = nil, platform: Platform? = nil,
    change: @escaping @Sendable (_ path: String, _ text: String) -> String = { $1 }
  ) async throws {
    guard let path = Self.path(number) else { return nil }
    var specification = try Self.specification(folder)
    if let component { specification.components.removeAll { $0.name != component } }
    let tree = RewrittenTree(tree: try openSourceTree(at: path), change: change)
    try await self.init(tree, specification, platform: platform)
  }

  /// The page at a path.
  init(at path: String, spec folder: String) async throws {
    try await self.init(try openSourceTree(at: path), try Self.specification(folder), platform: nil)
  }

  /// The page at a path, under another spec.
  init(at path: String, specification: Specification) async throws {
    try await self.init(try openSourceTree(at: path), specification, platform: nil)
  }

  private init(_ tree: any SourceTree, _ specification: Specification, platform: Platform?) async throws {
    self.specification = specification
    let selection = Selection(tree: tree, narrowed: [])
    var stopwatch = Stopwatch()
    ports = try await PortReader(tree: selection.tree, width: 2)
      .read(try selection.ports(of: specification, platform: platform).ports, &stopwatch).ports
    pages = try selection.documents(of: specification).pages
  }

  func judgement(
    of ports: [Port]? = nil, components: [String]? = nil, pages: [Prose] = []
  ) throws -> Judgement {
    guard let today = CalendarDate("2026-11-30") else { throw NoDay() }
    return Judge(specification: specification, today: today)
      .judge(ports ?? self.ports, components: components, pages: pages)
  }

  struct NoDay: Error {}

  static let root = "/" + "\(#filePath)".split(separator: "/").dropLast(3).joined(separator: "/")

  static func path(_ number: String) -> String? {
    for folder in [root + "/../shared/seeds", root + "/../../shared/seeds"] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if let name = names.first(where: { $0.hasPrefix(number + "_") }) { return folder + "/" + name }
    }
    return nil
  }

  static func specification(_ folder: String) throws -> Specification {
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
