/// Where an element of the specification is written.
public struct Origin: Hashable, Sendable {
  /// Path of the spec file, with `/` on every system.
  public var path: String
  /// 1-based; the column counts Unicode code points.
  public var line: Int
  public var column: Int

  public init(path: String, line: Int, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension Origin: Comparable {
  public static func < (left: Origin, right: Origin) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}
