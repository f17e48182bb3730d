import CSyntax

/// A concrete syntax tree, laid out flat in source order.
///
/// The C tree is read once and freed; what stays are plain arrays, so a node is an index and
/// cannot outlive or dangle into anything. Anonymous tokens and comments are nodes as well.
public final class SyntaxTree: Sendable {
  public let grammar: Grammar
  public let source: SourceText
  let records: [NodeRecord]
  /// Places that did not parse: ERROR nodes, MISSING tokens, and the deepest node around an error
  /// that the grammar hides. Sorted by offset, disjoint.
  public let faults: [SyntaxFault]

  init(grammar: Grammar, source: SourceText, records: [NodeRecord], faults: [SyntaxFault]) {
    self.grammar = grammar
    self.source = source
    self.records = records
    self.faults = faults
  }

  public var root: SyntaxNode { SyntaxNode(0) }
  public var count: Int { records.count }

  /// Every node that may stand anywhere, such as a comment, in source order.
  public var extras: [SyntaxNode] {
    var extras: [SyntaxNode] = []
    records.withUnsafeBufferPointer { records in
      var index = 0
      while index < records.count {
        if records[index].isExtra { extras.append(SyntaxNode(index)) }
        index += 1
      }
    }
    return extras
  }

  public func kind(_ node: SyntaxNode) -> NodeKind { NodeKind(records[node.offset].kind) }
  public func field(_ node: SyntaxNode) -> FieldID { FieldID(UInt16(records[node.offset].field)) }
  public func range(_ node: SyntaxNode) -> ByteRange { records[node.offset].range }
  public func isNamed(_ node: SyntaxNode) -> Bool { records[node.offset].isNamed }
  public func isMissing(_ node: SyntaxNode) -> Bool { records[node.offset].isMissing }
  /// A comment, or another node that may stand anywhere.
  public func isExtra(_ node: SyntaxNode) -> Bool { records[node.offset].isExtra }
  public func text(_ node: SyntaxNode) -> String { source.text(range(node)) }
  /// Whether a node is written as this ASCII word, without making a string of it.
  public func text(_ node: SyntaxNode, is word: StaticString) -> Bool { source.text(range(node), is: word) }
  public func kindName(_ node: SyntaxNode) -> String { grammar.name(of: kind(node)) }

  /// All children, tokens and comments included, in source order.
  public func children(_ node: SyntaxNode) -> SyntaxChildren { SyntaxChildren(tree: self, parent: node) }

  /// The first child in a field.
  public func child(_ node: SyntaxNode, _ field: FieldID) -> SyntaxNode? {
    children(node).first { self.field($0) == field }
  }

  /// The first child of a kind.
  public func child(_ node: SyntaxNode, ofKind kind: NodeKind) -> SyntaxNode? {
    children(node).first { self.kind($0) == kind }
  }

  /// The node that follows in source order outside this node's subtree, whatever its depth.
  func next(after node: SyntaxNode) -> Int { node.offset + Int(records[node.offset].size) }
}

/// A node of one `SyntaxTree`.
public struct SyntaxNode: Hashable, Sendable, BitwiseCopyable {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A place of a source that did not parse, or was given up.
public struct SyntaxFault: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case error, missing
    /// It parses, but is nested deeper or chained longer than is read.
    case tooDeep
  }
  public let kind: Kind
  public let range: ByteRange

  public init(kind: Kind, range: ByteRange) {
    self.kind = kind
    self.range = range
  }
}

/// The children of one node.
public struct SyntaxChildren: Sequence, IteratorProtocol {
  let tree: SyntaxTree
  private var position: Int
  private let end: Int

  init(tree: SyntaxTree, parent: SyntaxNode) {
    self.tree = tree
    position = parent.offset + 1
    end = tree.next(after: parent)
  }

  public mutating func next() -> SyntaxNode? {
    guard position < end else { return nil }
    let node = SyntaxNode(position)
    position = tree.next(after: node)
    return node
  }

  /// How many there are, found by stepping over them.
  public var count: Int {
    var count = 0
    var counted = self
    while counted.next() != nil { count += 1 }
    return count
  }

  /// As of any sequence, but into room for all of them: the array does not grow as it fills.
  public func filter(_ isIncluded: (SyntaxNode) throws -> Bool) rethrows -> [SyntaxNode] {
    let count = count
    if count == 0 { return [] }
    return try [SyntaxNode](unsafeUninitializedCapacity: count) { buffer, filled in
      for node in self where try isIncluded(node) {
        buffer.initializeElement(at: filled, to: node)
        filled += 1
      }
    }
  }
}

typealias NodeRecord = tree_record

extension NodeRecord {
  var range: ByteRange { ByteRange(lower, upper) }
  var isNamed: Bool { flags & UInt8(tree_record_named) != 0 }
  var isMissing: Bool { flags & UInt8(tree_record_missing) != 0 }
  var isExtra: Bool { flags & UInt8(tree_record_extra) != 0 }
}
