import Program

/// An interpolation between ranges: `interpolate(value, [0, 8], [0, 1], "clamp")`, or as a method with
/// `inputRange` and `outputRange`.
struct Interpolation {
  let inputs: [NodeID]
  let outputs: [NodeID]

  init?(_ program: Program, _ callee: NodeID, _ list: NodeList) {
    guard let word = program.lastWord(of: callee), word == "interpolate" || word == "interpolateColor" else {
      return nil
    }
    let arguments = program.arguments(list).positional
    if arguments.count >= 3, case .array(let inputs) = program[arguments[1]],
      case .array(let outputs) = program[arguments[2]]
    {
      self.inputs = Array(program[inputs])
      self.outputs = Array(program[outputs])
      return
    }
    guard let last = arguments.last, case .object = program[last],
      let input = program.entry("inputRange", of: last), case .array(let inputs) = program[input],
      let output = program.entry("outputRange", of: last), case .array(let outputs) = program[output]
    else { return nil }
    self.inputs = Array(program[inputs])
    self.outputs = Array(program[outputs])
  }
}

extension Program {
  /// The value of a key of an object literal.
  func entry(_ key: String, of object: NodeID) -> NodeID? {
    guard case .object(let members) = self[object] else { return nil }
    for member in self[members] {
      if case .entry(let name, let value) = self[member], plainText(of: name) == key { return value }
    }
    return nil
  }
}
