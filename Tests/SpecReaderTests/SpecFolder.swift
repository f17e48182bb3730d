import SpecReader
import SyntaxTree

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The spec files of a folder of this package.
enum SpecFolder {
  static func files(in folder: String) throws -> [SpecReader.File] {
    let root = "\(#filePath)".split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(root)/\(folder)"
    guard let stream = opendir(path) else { throw Missing(path: path) }
    defer { closedir(stream) }
    var files: [SpecReader.File] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasSuffix(".swift") else { continue }
      files.append(
        SpecReader.File(path: "\(folder)/\(name)", source: SourceText(bytes: try bytes(path + "/" + name))))
    }
    return files
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw Missing(path: path) }
    defer { fclose(file) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return result }
      result += buffer[..<count]
    }
  }

  struct Missing: Error { let path: String }
}
