import SyntaxTree

extension Program {
  /// Calls `body` for each direct child of a node, in source order.
  public func forEachChild(of id: NodeID, _ body: (NodeID) -> Void) {
    storage.forEachChild(of: id, body)
  }
}

extension ProgramBuilder.Storage {
  /// The parent of each node; a root is its own parent.
  func parents() -> ContiguousArray<UInt32> {
    var parents = ContiguousArray(0..<UInt32(nodes.count))
    parents.withUnsafeMutableBufferPointer { parents in
      for raw in 0..<UInt32(nodes.count) {
        forEachChild(of: NodeID(Int(raw))) { parents[Int($0.raw)] = raw }
      }
    }
    return parents
  }

  /// Makes what lies deeper than the limit `unknown`, and says where.
  mutating func cut(deeperThan limit: UInt32, parents: ContiguousArray<UInt32>) -> [SyntaxFault] {
    guard nodes.count > limit else { return [] }
    let depths = Self.depths(parents)
    guard depths.contains(where: { $0 > limit }) else { return [] }
    names.append("nested too deep")
    let unknown = Node.unknown(Name(names.count - 1))
    var faults: [SyntaxFault] = []
    for index in nodes.indices where depths[index] > limit {
      nodes[index] = unknown
      if depths[index] == limit + 1 { faults.append(SyntaxFault(kind: .tooDeep, range: ranges[index])) }
    }
    return faults
  }

  /// How many nodes each node stands in.
  private static func depths(_ parents: ContiguousArray<UInt32>) -> ContiguousArray<UInt32> {
    var depths = ContiguousArray<UInt32>(repeating: .max, count: parents.count)
    var path: [Int] = []
    depths.withUnsafeMutableBufferPointer { depths in
      for index in parents.indices.reversed() where depths[index] == .max {
        let parent = Int(parents[index])
        if parent == index {
          depths[index] = 0
        } else if depths[parent] != .max {
          // Nearly always: the parent comes behind its children.
          depths[index] = depths[parent] + 1
        } else {
          var place = index
          while depths[place] == .max, parents[place] != UInt32(place) {
            path.append(place)
            place = Int(parents[place])
          }
          if depths[place] == .max { depths[place] = 0 }
          while let below = path.popLast() { depths[below] = depths[Int(parents[below])] + 1 }
        }
      }
    }
    return depths
  }

  private subscript(_ id: NodeID) -> Node { nodes[Int(id.raw)] }
  private subscript(_ list: NodeList) -> ArraySlice<NodeID> {
    lists[Int(list.start)..<Int(list.start + list.count)]
  }

  func forEachChild(of id: NodeID, _ body: (NodeID) -> Void) {
    func each(_ list: NodeList) { for child in self[list] { body(child) } }
    func maybe(_ child: NodeID?) { if let child { body(child) } }
    switch self[id] {
    case .unknown, .number, .text, .boolean, .null, .name, .this, .implicitMember, .keyPath, .typeName,
      .wildcard, .bindingPattern, .typePattern, .import:
      break
    case .string(let list), .array(let list), .dictionary(let list), .object(let list), .tuple(let list),
      .block(let list), .compiled(_, let list):
      each(list)
    case .entry(let key, let value):
      body(key)
      body(value)
    case .spread(let value), .member(let value, _, _), .argument(_, let value, _), .unary(_, let value),
      .forceUnwrap(let value), .typeTest(let value, _, _), .cast(let value, _, _), .effect(_, let value),
      .increment(let value, _, _), .deferred(let value), .labelled(_, let value), .rangePattern(let value, _):
      body(value)
    case .index(let base, let list), .call(let base, let list):
      body(base)
      each(list)
    case .callableReference(let base, _): maybe(base)
    case .binary(_, let left, let right), .assign(_, let left, let right):
      body(left)
      body(right)
    case .lambda(let parameters, let inner):
      each(parameters)
      body(inner)
    case .conditional(let condition, let then, let otherwise):
      body(condition)
      body(then)
      maybe(otherwise)
    case .unless(let condition, let otherwise):
      body(condition)
      body(otherwise)
    case .binding(let pattern, let value):
      body(pattern)
      maybe(value)
    case .match(let subject, let arms):
      maybe(subject)
      each(arms)
    case .arm(let patterns, let condition, let inner):
      each(patterns)
      maybe(condition)
      body(inner)
    case .forEach(let pattern, let sequence, let condition, let inner):
      body(pattern)
      body(sequence)
      maybe(condition)
      body(inner)
    case .loop(let start, let condition, let step, let inner):
      maybe(start)
      maybe(condition)
      maybe(step)
      body(inner)
    case .doWhile(let inner, let condition):
      body(inner)
      body(condition)
    case .attempt(let inner, let handlers, let finally):
      body(inner)
      each(handlers)
      maybe(finally)
    case .exit(_, let value), .attribute(_, let value): maybe(value)
    case .element(let tag, let attributes, let children):
      maybe(tag)
      each(attributes)
      each(children)
    case .type(let id):
      let type = types[Int(id.index)]
      each(type.modifiers)
      each(type.parameters)
      each(type.superCalls)
      each(type.members)
    case .function(let id):
      let function = functions[Int(id.index)]
      each(function.modifiers)
      each(function.parameters)
      maybe(function.body)
    case .property(let id):
      let property = properties[Int(id.index)]
      each(property.modifiers)
      maybe(property.pattern)
      maybe(property.initializer)
      maybe(property.delegate)
      maybe(property.getter)
      maybe(property.setter)
      each(property.observers)
    case .parameter(let id):
      let parameter = parameters[Int(id.index)]
      each(parameter.modifiers)
      maybe(parameter.pattern)
      maybe(parameter.defaultValue)
    case .enumCase(let id):
      let enumCase = enumCases[Int(id.index)]
      each(enumCase.parameters)
      maybe(enumCase.rawValue)
      each(enumCase.arguments)
      each(enumCase.members)
    }
  }
}
