import SyntaxTree

/// Collects the nodes of one program while a lowering walks its tree.
public struct ProgramBuilder {
  struct Storage: Sendable {
    var nodes: ContiguousArray<Node> = []
    var ranges: ContiguousArray<ByteRange> = []
    var lists: ContiguousArray<NodeID> = []
    var names: ContiguousArray<String> = []
    var types: ContiguousArray<TypeDeclaration> = []
    var functions: ContiguousArray<FunctionDeclaration> = []
    var properties: ContiguousArray<PropertyDeclaration> = []
    var parameters: ContiguousArray<ParameterDeclaration> = []
    var enumCases: ContiguousArray<EnumCaseDeclaration> = []
  }

  private var storage = Storage()
  private var names = NameTable()
  private let source: SourceText
  private var comments: [ByteRange] = []
  private var givenUp: [SyntaxFault] = []

  public init(_ tree: SyntaxTree) {
    source = tree.source
    let capacity = tree.count / 3
    storage.nodes.reserveCapacity(capacity)
    storage.ranges.reserveCapacity(capacity)
  }

  public mutating func name(_ text: String) -> Name {
    Name(names.index(of: text))
  }

  /// The name that stands in the source.
  public mutating func name(at range: ByteRange) -> Name {
    Name(names.index(of: range, in: source))
  }

  public func text(_ name: Name) -> String { names.texts[Int(name.raw)] }

  public mutating func add(_ node: Node, _ range: ByteRange) -> NodeID {
    let id = NodeID(storage.nodes.count)
    storage.nodes.append(node)
    storage.ranges.append(range)
    return id
  }

  public mutating func list(_ ids: [NodeID]) -> NodeList {
    if ids.isEmpty { return .empty }
    let list = NodeList(start: UInt32(storage.lists.count), count: UInt32(ids.count))
    storage.lists.append(contentsOf: ids)
    return list
  }

  /// A place that is nested too deep to be read: `unknown`, and said aloud.
  public mutating func addTooDeep(_ kind: Name, _ range: ByteRange) -> NodeID {
    givenUp.append(SyntaxFault(kind: .tooDeep, range: range))
    return add(.unknown(kind), range)
  }

  public mutating func comment(_ range: ByteRange) { comments.append(range) }

  public mutating func add(_ type: TypeDeclaration, _ range: ByteRange) -> NodeID {
    storage.types.append(type)
    return add(.type(TypeDeclaration.ID(index: UInt32(storage.types.count - 1))), range)
  }

  public mutating func add(_ function: FunctionDeclaration, _ range: ByteRange) -> NodeID {
    storage.functions.append(function)
    return add(.function(FunctionDeclaration.ID(index: UInt32(storage.functions.count - 1))), range)
  }

  public mutating func add(_ property: PropertyDeclaration, _ range: ByteRange) -> NodeID {
    storage.properties.append(property)
    return add(.property(PropertyDeclaration.ID(index: UInt32(storage.properties.count - 1))), range)
  }

  public mutating func add(_ parameter: ParameterDeclaration, _ range: ByteRange) -> NodeID {
    storage.parameters.append(parameter)
    return add(.parameter(ParameterDeclaration.ID(index: UInt32(storage.parameters.count - 1))), range)
  }

  public mutating func add(_ enumCase: EnumCaseDeclaration, _ range: ByteRange) -> NodeID {
    storage.enumCases.append(enumCase)
    return add(.enumCase(EnumCaseDeclaration.ID(index: UInt32(storage.enumCases.count - 1))), range)
  }

  public subscript(_ id: NodeID) -> Node { storage.nodes[Int(id.raw)] }
  public subscript(_ list: NodeList) -> ArraySlice<NodeID> {
    storage.lists[Int(list.start)..<Int(list.start + list.count)]
  }
  public func range(_ id: NodeID) -> ByteRange { storage.ranges[Int(id.raw)] }

  /// A property declared earlier, changed in place: Kotlin's accessors follow it as siblings.
  public mutating func update(_ id: PropertyDeclaration.ID, _ change: (inout PropertyDeclaration) -> Void) {
    change(&storage.properties[Int(id.index)])
  }

  /// The finished program.
  public func finish(language: Language, tree: SyntaxTree, roots: NodeList) -> Program {
    var storage = storage
    storage.names = names.texts
    return Program(
      language: language, source: tree.source, roots: roots, faults: (tree.faults + givenUp).sorted(),
      comments: comments, storage: storage)
  }
}

extension [SyntaxFault] {
  /// By place.
  func sorted() -> [SyntaxFault] {
    sorted { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }
  }
}
