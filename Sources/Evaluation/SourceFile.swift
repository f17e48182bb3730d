import ParityModel
import Program

/// One program of a port, with the path under which its places are reported.
public struct SourceFile: Sendable {
  /// Relative to the root.
  public let path: String
  public let program: Program
  /// Where the file's first line stands, when it is a fence of a documentation page.
  public let page: Location.Page?

  public init(path: String, program: Program, page: Location.Page? = nil) {
    self.path = path
    self.program = program
    self.page = page
  }

  public func parent(of id: NodeID) -> NodeID? { program.parent(of: id) }

  /// The nodes around a node, innermost first, the node itself left out.
  public func ancestors(of id: NodeID) -> some Sequence<NodeID> {
    sequence(first: id) { parent(of: $0) }.dropFirst()
  }

  /// A range as a place to report.
  public func location(_ range: ByteRange) -> Location {
    let (start, end) = program.source.positions(of: range)
    return Location(
      path: path, lower: range.lower, upper: range.upper, line: start.line, column: start.column,
      endLine: end.line, endColumn: end.column,
      page: page.map { Location.Page(path: $0.path, line: $0.line + start.line - 1) })
  }

  public func location(_ id: NodeID) -> Location { location(program.range(id)) }
}
