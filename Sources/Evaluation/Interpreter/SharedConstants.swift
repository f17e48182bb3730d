/// Constants of the sources that the runs of one function on many samples have in common.
///
/// Only what every run would come to again is kept: a plain value, of a declaration that nothing can
/// write, found without anything unknown and without an assumption.
final class SharedConstants {
  private var values: [Reference: EvaluatedValue] = [:]

  subscript(reference: Reference) -> EvaluatedValue? { values[reference] }

  func keep(_ value: EvaluatedValue, of reference: Reference) {
    if value.isPlain { values[reference] = value }
  }
}

extension EvaluatedValue {
  /// Whether it means the same in every run, down to its last element.
  fileprivate var isPlain: Bool {
    switch self {
    case .number, .text, .character, .boolean, .null, .unit, .range, .type, .duration: true
    case .list(let list), .set(let list): list.elements.allSatisfy(\.isPlain)
    case .map(let map): map.entries.allSatisfy { $0.key.isPlain && $0.value.isPlain }
    case .tuple(let tuple): tuple.elements.allSatisfy(\.value.isPlain)
    case .record(let record): record.fields.allSatisfy(\.value.isPlain)
    case .enumCase(let item): item.payload.allSatisfy(\.value.isPlain)
    case .function, .token, .object, .unknown: false
    }
  }
}
