import FoundationEssentials
import SpecReader
import SyntaxTree

/// The spec files of a folder of this package.
enum SpecFolder {
  static func files(in folder: String) throws -> [SpecReader.File] {
    let root = "\(#filePath)".split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(root)/\(folder)"
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { name in
        let bytes = try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
        return SpecReader.File(path: "\(folder)/\(name)", source: SourceText(bytes: Array(bytes)))
      }
  }
}
