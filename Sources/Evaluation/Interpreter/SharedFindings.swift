import Program

/// What the runs of one function or piece on many samples find alike.
///
/// Of constants only what every run would come to again is kept: the value of a declaration that nothing
/// can write, found without looking at anything of one run alone. What was not known on the way is kept
/// with it, so that every run that uses the constant says so as well.
final class SharedFindings {
  struct Constant {
    let value: EvaluatedValue
    let remarks: [Remark]
  }

  /// What a run says besides its value.
  enum Remark {
    case unknown(Unknown)
    case assumed(Unknown)
  }

  private var constants: [Reference: Constant] = [:]
  private var declarations: [Reference: (name: String, meaning: Reference?)] = [:]

  func constant(_ reference: Reference) -> Constant? { constants.isEmpty ? nil : constants[reference] }

  func keep(_ value: EvaluatedValue, _ remarks: ArraySlice<Remark>, of reference: Reference) {
    if value.isPlain { constants[reference] = Constant(value: value, remarks: Array(remarks)) }
  }

  /// What a name means where it is written.
  func declaration(named name: String, at place: Reference, in module: Module) -> Reference? {
    if let known = declarations[place], known.name == name { return known.meaning }
    let found = module.declaration(named: name, at: place)
    declarations[place] = (name, found)
    return found
  }
}

extension EvaluatedValue {
  /// Whether it means the same in every run, down to its last element.
  var isPlain: Bool {
    switch self {
    case .number, .text, .character, .boolean, .null, .unit, .range, .type, .duration, .unknown: true
    case .list(let list), .set(let list): list.elements.allSatisfy(\.isPlain)
    case .map(let map): map.entries.allSatisfy { $0.key.isPlain && $0.value.isPlain }
    case .tuple(let tuple): tuple.elements.allSatisfy(\.value.isPlain)
    case .record(let record): record.fields.allSatisfy(\.value.isPlain)
    case .enumCase(let item): item.payload.allSatisfy(\.value.isPlain)
    case .token(let token): token.resolved?.isPlain ?? true
    case .function, .object: false
    }
  }
}
