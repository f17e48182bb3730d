import SyntaxTree

/// One source file, lowered into the language-neutral model.
///
/// It does not resolve names, does not evaluate and does not know any platform.
public final class Program: Sendable {
  public let language: Language
  public let source: SourceText
  /// What stands at file level, in source order.
  public let roots: NodeList
  /// Places that did not parse.
  public let faults: [SyntaxFault]
  /// Every comment, in source order.
  public let comments: [ByteRange]
  let storage: ProgramBuilder.Storage
  /// The parent of each node; a root is its own parent.
  private let parents: ContiguousArray<UInt32>
  private let uses: NameUses

  init(
    language: Language, source: SourceText, roots: NodeList, faults: [SyntaxFault], comments: [ByteRange],
    storage: ProgramBuilder.Storage
  ) {
    self.language = language
    self.source = source
    self.roots = roots
    self.comments = comments
    parents = storage.parents()
    var storage = storage
    let cut = storage.cut(deeperThan: Self.depthLimit, parents: parents)
    self.faults = cut.isEmpty ? faults : (faults + cut).sorted()
    self.storage = storage
    uses = NameUses(storage)
  }

  /// Nodes deeper than this are `unknown`: whoever walks a program by recursion has a stack that ends.
  static let depthLimit: UInt32 = 1000

  public var count: Int { storage.nodes.count }
  /// Every node, in the order in which lowering finished it.
  public var ids: NodeIDs { NodeIDs(endIndex: UInt32(storage.nodes.count)) }

  /// The node that a node stands in directly; nil for one at file level.
  public func parent(of id: NodeID) -> NodeID? {
    let parent = parents[Int(id.raw)]
    return parent == id.raw ? nil : NodeID(Int(parent))
  }

  /// Where a name stands as an expression: not where it is declared, and no member of anything.
  public func uses(of name: Name) -> some Collection<NodeID> { uses[name] }

  public subscript(_ id: NodeID) -> Node { storage.nodes[Int(id.raw)] }
  public subscript(_ list: NodeList) -> ArraySlice<NodeID> {
    storage.lists[Int(list.start)..<Int(list.start + list.count)]
  }
  public subscript(_ name: Name) -> String { storage.names[Int(name.raw)] }
  public subscript(_ id: TypeDeclaration.ID) -> TypeDeclaration { storage.types[Int(id.index)] }
  public subscript(_ id: FunctionDeclaration.ID) -> FunctionDeclaration { storage.functions[Int(id.index)] }
  public subscript(_ id: PropertyDeclaration.ID) -> PropertyDeclaration { storage.properties[Int(id.index)] }
  public subscript(_ id: ParameterDeclaration.ID) -> ParameterDeclaration {
    storage.parameters[Int(id.index)]
  }
  public subscript(_ id: EnumCaseDeclaration.ID) -> EnumCaseDeclaration { storage.enumCases[Int(id.index)] }

  public func range(_ id: NodeID) -> ByteRange { storage.ranges[Int(id.raw)] }
  /// The node as it is written.
  public func text(_ id: NodeID) -> String { source.text(range(id)) }

  /// Whether a declaration carries a modifier word or an attribute of this name.
  public func has(_ modifier: String, in modifiers: NodeList) -> Bool {
    self[modifiers].contains { word(of: $0) == modifier }
  }

  /// The word of a `name`, or of the callee of a `call`: `Composable` of `@Composable`.
  public func word(of id: NodeID) -> String? {
    switch self[id] {
    case .name(let name), .implicitMember(let name): self[name]
    case .call(let callee, _): word(of: callee)
    default: nil
    }
  }
}
