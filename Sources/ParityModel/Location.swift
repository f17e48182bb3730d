/// A place in a source file, relative to the root.
public struct Location: Hashable, Sendable {
  /// Path relative to the root, with `/` on every system.
  public var path: String
  /// Byte offsets, half open.
  public var lower: UInt32
  public var upper: UInt32
  /// 1-based; columns count Unicode code points; the end is exclusive.
  public var line: Int
  public var column: Int
  public var endLine: Int
  public var endColumn: Int
  /// Where the file itself stands when it is a fence of a documentation page.
  public var page: Page?

  /// A documentation page, and the line of it that a location falls on.
  public struct Page: Hashable, Sendable {
    public var path: String
    public var line: Int

    public init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  public init(
    path: String, lower: UInt32 = 0, upper: UInt32 = 0, line: Int = 1, column: Int = 1, endLine: Int = 1,
    endColumn: Int = 1, page: Page? = nil
  ) {
    self.path = path
    self.lower = lower
    self.upper = upper
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.page = page
  }
}

extension Location: Comparable {
  public static func < (left: Location, right: Location) -> Bool {
    (left.path, left.lower, left.upper) < (right.path, right.lower, right.upper)
  }
}
