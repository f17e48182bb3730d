import ParityModel

extension Finding {
  /// What has to be done about a finding, with values as they are printed.
  enum Task {
    case change(from: String, to: String)
    case add(String)
    case remove(String)
    /// The message says it.
    case other
  }

  var task: Task {
    guard property != nil, verdict != .unreadable else { return .other }
    switch (found, expected) {
    case (let found?, let expected?): return .change(from: found, to: expected)
    case (nil, let expected?): return .add(expected)
    case (let found?, nil): return .remove(found)
    case (nil, nil): return .other
    }
  }

  /// What it is about: `padding.start of ControlsBar when pressed`.
  var subject: String {
    let owner = part.isEmpty ? component : part
    let state = state.isEmpty ? "" : " when \(state)"
    return (property.map { "\($0.words) of " } ?? "") + owner + state
  }
}

extension Property {
  /// The term as a person says it.
  var words: String {
    switch self {
    case .constant(let name): "the constant \(name)"
    case .parameter(let name): "the default of \(name)"
    default: spelling
    }
  }
}
