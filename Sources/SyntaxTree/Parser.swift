import CTreeSitter

/// Parses source text with one grammar, within limits.
public struct Parser: Sendable {
  /// What a parse may cost before it is given up.
  public struct Limits: Sendable {
    /// Longest parse of one file, in microseconds.
    public var microseconds: UInt64
    /// Largest file, in bytes.
    public var bytes: Int

    public init(microseconds: UInt64 = 5_000_000, bytes: Int = 4_000_000) {
      self.microseconds = microseconds
      self.bytes = bytes
    }
  }

  public enum Failure: Error, Hashable, Sendable {
    case tooLarge(bytes: Int, limit: Int)
    case tooSlow(milliseconds: Int)
    /// More is left open at its end than the C library can count.
    case tooDeep

    /// What to say of the file.
    public var reason: String {
      switch self {
      case .tooLarge(let bytes, let limit):
        "it has \(bytes) bytes, and files of up to \(limit) bytes are read"
      case .tooSlow(let milliseconds): "it did not parse within \(milliseconds) ms"
      case .tooDeep: "it leaves too much open at its end"
      }
    }
  }

  public let grammar: Grammar
  public let limits: Limits

  public init(grammar: Grammar, limits: Limits = Limits()) {
    self.grammar = grammar
    self.limits = limits
  }

  public func parse(_ source: SourceText) -> Result<SyntaxTree, Failure> { parse(source, as: source.bytes) }

  /// Parses `bytes` in place of the source's own. They must have the same length: the tree's ranges
  /// speak of `source`, whose text every node shows.
  public func parse(_ source: SourceText, as bytes: [UInt8]) -> Result<SyntaxTree, Failure> {
    precondition(bytes.count == source.bytes.count, "a rewritten parse buffer keeps its length")
    guard bytes.count <= limits.bytes else {
      return .failure(.tooLarge(bytes: bytes.count, limit: limits.bytes))
    }
    return CheckedMemory.with { read(source, as: bytes) }
  }

  /// The C tree is not deleted: it goes with the memory around it.
  private func read(_ source: SourceText, as bytes: [UInt8]) -> Result<SyntaxTree, Failure> {
    let parser = ts_parser_new()
    // A grammar's scanner has a state of its own, which is not in that memory.
    defer { ts_parser_delete(parser) }
    precondition(ts_parser_set_language(parser, grammar.language), "grammar \(grammar.name) does not load")
    ts_parser_set_timeout_micros(parser, limits.microseconds)
    let tree = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        ts_parser_parse_string(parser, nil, $0.baseAddress, UInt32($0.count))
      }
    }
    guard let tree else { return .failure(.tooSlow(milliseconds: Int(limits.microseconds / 1000))) }
    // A root that has lost count of its children covers the last of them only.
    guard ts_node_end_byte(ts_tree_root_node(tree)) == bytes.count else { return .failure(.tooDeep) }
    return .success(TreeReader.read(tree, grammar: grammar, source: source))
  }
}
