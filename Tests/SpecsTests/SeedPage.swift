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
    specification = try Self.specification(folder)
    let selection = Selection(tree: try openSourceTree(at: path), narrowed: [])
    var stopwatch = Stopwatch()
    ports = try await PortReader(tree: selection.tree, width: 2)
      .read(try selection.ports(of: specification, platform: nil).ports, &stopwatch).ports
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
