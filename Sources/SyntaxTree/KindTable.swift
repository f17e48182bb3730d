/// A value for each node kind of one grammar, looked up by index.
public struct KindTable<Value: Sendable>: Sendable {
  private var values: ContiguousArray<Value>
  private let other: Value

  /// Kinds that `entries` does not name have the value `other`.
  public init(_ entries: [(kind: NodeKind, value: Value)], other: Value) {
    self.other = other
    let count = entries.reduce(0) { max($0, Int($1.kind.id) + 1) }
    values = ContiguousArray(repeating: other, count: count)
    for entry in entries { values[Int(entry.kind.id)] = entry.value }
  }

  public subscript(kind: NodeKind) -> Value {
    Int(kind.id) < values.count ? values[Int(kind.id)] : other
  }
}
