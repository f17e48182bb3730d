import FoundationEssentials
import Testing

/// The walls of the house, held by reading its own sources.
@Suite("The house")
struct HouseTests {
  /// What each room may import, of ours and of others.
  private static let mayImport: [String: Set<String>] = [
    "SyntaxTree": ["CTreeSitter", "CSyntax"],
    "ParityModel": [],
    "Program": [
      "SyntaxTree", "ParityModel", "TreeSitterSwift", "TreeSitterKotlin", "TreeSitterTSX",
      "TreeSitterTypeScript", "TreeSitterCSS",
    ],
    "Evaluation": ["Program", "ParityModel", "Glibc", "Darwin", "Musl", "Synchronization"],
    "Extraction": ["Evaluation", "Program", "ParityModel"],
    "Handbook": [],
    "ParitySpec": [],
    "SpecReader": ["Evaluation", "Program", "ParityModel"],
    "Conformance": ["ParityModel"],
    "Fixing": ["ParityModel"],
    "Reporting": ["ParityModel", "FoundationEssentials"],
    "Workspace": ["ParityModel", "FoundationEssentials", "Glibc", "Synchronization"],
    "FactCache": ["CSQLite", "CBLAKE2", "CIdentity", "ParityModel", "Workspace", "Glibc", "Synchronization"],
    "ParityLintCommand": [
      "SyntaxTree", "ParityModel", "Program", "Evaluation", "Extraction", "Handbook", "SpecReader",
      "Conformance", "Fixing", "Reporting", "Workspace", "FactCache", "FoundationEssentials", "Dispatch",
      "Glibc", "Synchronization",
    ],
    "paritylint": ["ParityLintCommand", "FoundationEssentials", "Glibc"],
  ]

  /// Names of the documentation pages we test with; the tool must know none of them.
  private static let pageNames = [
    "esuiss", "suiss", "ImageViewer", "SectionIndex", "StepperMath", "ValueStepper", "HeaderBack",
    "HeaderActions", "scaledFont", "rememberHaptics", "hapticFeedback", "labelQuaternary", "surfaceRaised",
    "onMedia", "controlPressed", "CoverPresenter", "FormShadow", "resolveClassName", "resolveStyle",
    "NumberFieldPrimitive", "LocalIconSize", "AnimatedView", "ButtonMetrics", "section-index",
    "image-viewer", "withAlpha(", "\"withAlpha\"",
  ]

  @Test("has arrows in one direction only", arguments: mayImport.keys.sorted())
  func arrows(target: String) throws {
    let allowed = try #require(Self.mayImport[target])
    for (path, text) in try sources(of: target) {
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        guard let at = words.firstIndex(of: "import"), at <= 1, at + 1 < words.count,
          at == 0 || words[0].hasPrefix("@")
        else { continue }
        let module =
          words.dropFirst(at + 1).first { !["struct", "enum", "class", "func"].contains($0) } ?? ""
        let name = module.split(separator: ".").first.map(String.init) ?? module
        #expect(allowed.contains(name), "\(path) imports \(name)")
      }
    }
  }

  @Test("knows no name of the pages it is tested with")
  func names() throws {
    for target in Self.mayImport.keys.sorted() {
      for (path, text) in try sources(of: target) {
        for name in Self.pageNames where text.contains(name) {
          Issue.record("\(path) names \(name)")
        }
      }
    }
  }

  @Test("has a folder for each room it names, and names each folder")
  func rooms() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: root + "/Sources")
    #expect(
      Set(folders).subtracting(["CTreeSitter", "CSyntax", "CSQLite", "CBLAKE2", "CIdentity"])
        == Set(Self.mayImport.keys))
  }

  /// What is kept of a file holds as long as the answers of its module do: whoever looks through all files
  /// instead has to be known to `DependencyGraph`.
  @Test("asks for the other files of a port by name, or where the graph of its files knows of it")
  func wholePorts() throws {
    let known: Set = [
      "Extraction/Compose/ComposeRoles.swift", "Extraction/Tokens/CustomProperties.swift",
      "Extraction/Tokens/ShadowSink.swift", "Extraction/ReactNative/VariantTable.swift",
    ]
    let loops = [
      "in module.files", "module.files.indices", "module.files.contains", "module.files.enumerated",
    ]
    let found = try sources(of: "Extraction").filter { path, text in
      !path.contains("/Behaviour/") && path != "Extraction/Extractor.swift"
        && loops.contains(where: text.contains)
    }
    #expect(Set(found.map(\.path)) == known)
  }

  private var root: String {
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
  }

  private func sources(of target: String) throws -> [(path: String, text: String)] {
    let folder = root + "/Sources/" + target
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    #expect(!paths.isEmpty, "\(target) has no sources")
    return try paths.sorted().map { path in
      let data = try #require(FileManager.default.contents(atPath: folder + "/" + path))
      return (target + "/" + path, String(decoding: data, as: UTF8.self))
    }
  }
}
