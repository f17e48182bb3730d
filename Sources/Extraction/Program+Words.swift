import Program

extension Program {
  /// The last word of a name or member chain: `label` of `theme.colors.label`; of a call, its callee's.
  func lastWord(of id: NodeID) -> String? {
    switch self[id] {
    case .name(let name), .implicitMember(let name), .member(_, let name, _), .typeName(let name):
      self[name]
    case .call(let callee, _): lastWord(of: callee)
    case .forceUnwrap(let value), .argument(_, let value, _): lastWord(of: value)
    default: nil
    }
  }

  /// The words of a chain of names: `theme.colors.label`; nil where it holds anything else.
  func words(of id: NodeID) -> [String]? {
    switch self[id] {
    case .name(let name): return [self[name]]
    case .this: return ["this"]
    case .implicitMember(let name): return [self[name]]
    case .member(let base, let name, _): return words(of: base).map { $0 + [self[name]] }
    case .forceUnwrap(let value): return words(of: value)
    case .index(let base, let arguments):
      guard arguments.count == 1, let only = self[arguments].first, let key = plainText(of: only) else {
        return nil
      }
      return words(of: base).map { $0 + [key] }
    default: return nil
    }
  }

  /// The text of a string literal without interpolations; of an argument, its value's.
  func plainText(of id: NodeID) -> String? {
    switch self[id] {
    case .argument(_, let value, _): return plainText(of: value)
    case .text(let text): return self[text]
    case .string(let segments):
      var result = ""
      for segment in self[segments] {
        guard case .text(let text) = self[segment] else { return nil }
        result += self[text]
      }
      return result
    default: return nil
    }
  }

  /// A string literal with `{}` for each interpolation; nil for anything else.
  func pattern(of id: NodeID) -> String? {
    guard case .string(let segments) = self[id] else { return nil }
    return self[segments].reduce(into: "") { result, segment in
      if case .text(let text) = self[segment] { result += self[text] } else { result += "{}" }
    }
  }

  /// The part of a source that the last word of a chain takes: `label` in `colors.label`.
  func lastWordRange(of id: NodeID) -> ByteRange {
    let range = range(id)
    switch self[id] {
    case .member(_, let name, _), .implicitMember(let name):
      let length = UInt32(self[name].utf8.count)
      return length < range.upper - range.lower ? ByteRange(range.upper - length, range.upper) : range
    case .call(let callee, _): return lastWordRange(of: callee)
    case .string:
      // The quotes are not part of what is stated.
      return range.count >= 2 ? ByteRange(range.lower + 1, range.upper - 1) : range
    default: return range
    }
  }

  /// The arguments of a call that carry a label, and those without one in order.
  func arguments(_ list: NodeList) -> CallArguments { CallArguments(self, list) }
}

/// The arguments of a call, by label and by position.
struct CallArguments {
  /// In the order in which they are written; of two with one label the last.
  private(set) var labelled: [(key: String, value: NodeID)] = []
  private(set) var positional: [NodeID] = []
  /// The first closure behind the parentheses.
  private(set) var trailing: NodeID?

  init(_ program: Program, _ list: NodeList) {
    for item in program[list] {
      guard case .argument(let label, let value, let isTrailing) = program[item] else { continue }
      if isTrailing, trailing == nil, label == nil {
        trailing = value
      } else if let label {
        let key = program[label]
        if let index = labelled.firstIndex(where: { $0.key == key }) {
          labelled[index].value = value
        } else {
          labelled.append((key, value))
        }
      } else {
        positional.append(value)
      }
    }
  }

  subscript(_ label: String) -> NodeID? {
    // A handful at most: comparing is faster than hashing.
    for argument in labelled where argument.key == label { return argument.value }
    return nil
  }

  /// The argument of a label, else the one at a position without labels.
  func value(_ label: String, or position: Int) -> NodeID? {
    self[label] ?? (positional.indices.contains(position) ? positional[position] : nil)
  }
}
