import Evaluation
import ParityModel
import Program

extension SpecInterpreter {
  /// The alternatives that an expression allows, as a value of a kind; reported where it is none.
  mutating func expectations(_ reference: Reference, as kind: ValueKind, depth: Int = 0) -> [Expectation]? {
    guard depth < 32 else { return unreadable(reference, kind) }
    let program = module.program(reference)
    switch program[reference.node] {
    case .number, .unary, .binary: return calculated(reference, kind, depth: depth)
    case .tuple(let list) where list.count == 1:
      guard let only = program[list].first, case .argument(_, let value, _) = program[only] else {
        return unreadable(reference, kind)
      }
      return expectations(reference.at(value), as: kind, depth: depth + 1)
    case .boolean(let flag):
      guard kind.takesFlags else { return unreadable(reference, kind) }
      return [.exactly(Quantity(.boolean(flag), .bool))]
    case .string:
      guard let unit = kind.textUnit else { return unreadable(reference, kind) }
      if kind == .color, string(reference)?.utf8.first == 35 { return rawColor(reference, opacity: nil) }
      guard let text = string(reference) else {
        problem(
          "\(kind.noun) cannot be interpolated: '\(self.text(reference))'", at: reference,
          advice: kind == .words || kind == .literal
            ? "write {} for each interpolated value" : kind.example)
        return nil
      }
      return [.exactly(Quantity(.text(text), unit))]
    case .implicitMember(let name): return member(program[name], of: kind, at: reference, depth: depth)
    case .name: return named(reference, kind, depth: depth)
    case .member(let base, let name, _):
      if case .name(let type) = program[base], program[type] == kind.rawValue {
        return member(program[name], of: kind, at: reference, depth: depth)
      }
      return named(reference, kind, depth: depth)
    case .call(let callee, let list): return call(callee, program[list], reference, kind, depth: depth)
    default: return unreadable(reference, kind)
    }
  }

  private mutating func member(
    _ name: String, of kind: ValueKind, at reference: Reference, depth: Int
  ) -> [Expectation]? {
    if let quantity = kind.members[name] { return [.exactly(quantity)] }
    let declared = module.members(of: kind.rawValue, named: name)
    if let first = declared.first, case .property(let id) = module[first] {
      let program = module.program(first)
      if let initializer = program[id].initializer {
        return expectations(first.at(initializer), as: kind, depth: depth + 1)
      }
    }
    if kind.functions[name] != nil {
      problem("'.\(name)' needs its number: \(kind.example)", at: reference)
      return nil
    }
    let known = Array(kind.members.keys) + memberNames(of: kind.rawValue) + Array(kind.functions.keys)
    var advice = Suggestion.advice(for: name, among: known)
    if advice == nil, kind.textUnit != nil {
      advice = "declare it: extension \(kind.rawValue) { static let \(name): \(kind.rawValue) = \"\(name)\" }"
    }
    problem("\(kind.noun) '.\(name)' does not exist", at: reference, advice: advice ?? kind.example)
    return nil
  }

  private mutating func named(_ reference: Reference, _ kind: ValueKind, depth: Int) -> [Expectation]? {
    if let constant = constant(reference) {
      return expectations(constant.value, as: kind, depth: depth + 1)
    }
    let written = text(reference)
    problem(
      "'\(written)' is no constant of this spec", at: reference,
      advice: Suggestion.advice(for: written, among: constantNames) ?? kind.example)
    return nil
  }

  private mutating func call(
    _ callee: NodeID, _ list: ArraySlice<NodeID>, _ reference: Reference, _ kind: ValueKind, depth: Int
  ) -> [Expectation]? {
    let program = module.program(reference)
    let arguments = list.compactMap { node -> (label: String?, value: Reference)? in
      guard case .argument(let label, let value, _) = program[node] else { return nil }
      return (label.map { program[$0] }, reference.at(value))
    }
    let isHex = arguments.map(\.label) == [nil, "opacity"] && kind == .color
    guard isHex || arguments.allSatisfy({ $0.label == nil }) else { return unreadable(reference, kind) }
    let opacity = isHex ? arguments[1].value : nil
    let values = isHex ? [arguments[0].value] : arguments.map(\.value)
    switch program[callee] {
    case .implicitMember(let name):
      return function(program[name], values, reference, kind, opacity: opacity, depth: depth)
    case .member(let base, let name, _):
      let name = program[name]
      if case .name(let type) = program[base], program[type] == kind.rawValue {
        return function(name, values, reference, kind, opacity: opacity, depth: depth)
      }
      if name == "opacity", kind == .color {
        return faded(reference.at(base), values, reference, depth: depth)
      }
      return unreadable(reference, kind)
    case .name(let type) where program[type] == kind.rawValue && values.count == 1:
      return expectations(values[0], as: kind, depth: depth + 1)
    default: return unreadable(reference, kind)
    }
  }

  private mutating func faded(
    _ base: Reference, _ values: [Reference], _ reference: Reference, depth: Int
  ) -> [Expectation]? {
    guard let expected = expectations(base, as: .color, depth: depth + 1) else { return nil }
    guard values.count == 1, let opacity = number(values[0]) else {
      problem("'opacity' needs one number", at: reference, advice: "write .label.opacity(0.5)")
      return nil
    }
    return expected.map { expectation in
      guard case .exactly(let quantity) = expectation, case .text(let name) = quantity.value,
        quantity.unit == .color
      else { return expectation }
      return .exactly(Quantity(.text(name + "@" + Value.number(opacity.value).description), .color))
    }
  }

  private mutating func function(
    _ name: String, _ values: [Reference], _ reference: Reference, _ kind: ValueKind, opacity: Reference?,
    depth: Int
  ) -> [Expectation]? {
    guard opacity == nil || name == "hex" else { return unreadable(reference, kind) }
    if name == "anyOf" {
      guard values.count >= 2 else {
        problem("'anyOf' needs two values or more", at: reference)
        return nil
      }
      var result: [Expectation] = []
      for value in values {
        guard let one = expectations(value, as: kind, depth: depth + 1) else { return nil }
        result += one
      }
      return result
    }
    guard let function = kind.functions[name] else {
      problem(
        "\(kind.noun) has no '.\(name)(…)'", at: reference,
        advice: Suggestion.advice(for: name, among: Array(kind.functions.keys) + ["anyOf"]) ?? kind.example)
      return nil
    }
    switch function {
    case .number(let unit, let factor, let ranges):
      guard values.count == 1 else { return unreadable(reference, kind) }
      return quantity(values[0], unit, factor, ranges: ranges)
    case .range:
      guard values.count == 1, let limits = range(values[0]) else { return unreadable(reference, kind) }
      return [.within(limits.lowerBound, limits.upperBound, .none)]
    case .curve:
      let numbers = values.compactMap { number($0)?.value }
      guard values.count == 4, numbers.count == 4 else {
        problem("a curve needs four numbers", at: reference, advice: kind.example)
        return nil
      }
      let points = numbers.map { Value.number($0).description }.joined(separator: ", ")
      return [.exactly(Quantity(.text("cubic-bezier(\(points))"), .easing))]
    case .hex:
      guard let digits = values.first, values.count == 1 else { return unreadable(reference, kind) }
      return rawColor(digits, opacity: opacity)
    case .wrapped(let inner):
      guard values.count == 1 else { return unreadable(reference, kind) }
      return expectations(values[0], as: inner, depth: depth + 1)
    }
  }

  private mutating func quantity(
    _ value: Reference, _ unit: Unit, _ factor: Double, ranges: Bool
  ) -> [Expectation]? {
    if let number = number(value) { return [.exactly(Quantity(.rounded(number.value * factor), unit))] }
    if ranges, let limits = range(value) {
      guard case .number(let lower) = Value.rounded(limits.lowerBound * factor),
        case .number(let upper) = Value.rounded(limits.upperBound * factor)
      else { return nil }
      return [.within(lower, upper, unit)]
    }
    problem(
      "'\(text(value))' is not a number", at: value,
      advice: "use numbers and constants of the spec" + (ranges ? ", or a range such as 12...16" : ""))
    return nil
  }

  private func range(_ reference: Reference) -> ClosedRange<Double>? {
    let program = module.program(reference)
    guard case .binary(.closedRange, let left, let right) = program[reference.node],
      let lower = number(reference.at(left))?.value, let upper = number(reference.at(right))?.value,
      lower <= upper
    else { return nil }
    return lower...upper
  }

  mutating func unreadable(_ reference: Reference, _ kind: ValueKind) -> [Expectation]? {
    problem(
      "'\(text(reference))' is not \(kind.noun)", at: reference, advice: kind.example)
    return nil
  }
}
