import Evaluation
import ParityModel
import Program

extension SwiftUIReading {
  /// A `Duration`, a number of seconds, or what an animation says about its length.
  func duration() -> Reading {
    guard case .call(let callee, let list) = program[place.node], let word = program.lastWord(of: callee)
    else {
      return elsewhere() ?? .general
    }
    let arguments = program.arguments(list)
    if let factor = Self.units[word], let value = arguments.positional.first {
      return .leaves(scaled(value, by: factor))
    }
    if SwiftUIWords.curves[word] != nil || word == "timingCurve" {
      return arguments["duration"].map { .within([$0]) } ?? .nothing
    }
    if let found = elsewhere() { return found }
    if case .member(let base, _, _) = program[callee], Self.animationSteps.contains(word) {
      return .within([base])
    }
    return .general
  }

  /// `.seconds(4)` or `Duration.seconds(4)`, which says by itself that it is a time.
  func clockTime() -> Reading? {
    guard case .call(let callee, let list) = program[place.node], let word = program.lastWord(of: callee),
      let factor = Self.units[word], let value = program.arguments(list).positional.first
    else { return nil }
    switch program[callee] {
    case .implicitMember: break
    case .member(let base, _, _) where program.lastWord(of: base) == "Duration": break
    default: return nil
    }
    return .leaves(scaled(value, by: factor))
  }

  /// Milliseconds of one.
  private static let units: [String: Double] = [
    "seconds": 1000, "milliseconds": 1, "microseconds": 0.001, "nanoseconds": 0.000_001,
  ]

  /// Modifiers of an animation.
  static let animationSteps: Set<String> = [
    "delay", "speed", "repeatForever", "repeatCount", "logicallyComplete", "combined", "animation",
  ]

  private func scaled(_ value: NodeID, by factor: Double) -> [Leaf] {
    let reader = LeafReader(module: module, vocabulary: vocabulary)
    return reader.leaves(of: place.at(value), as: .ratio).map { leaf in
      var leaf = leaf
      if case .number(let number) = leaf.value { leaf.value = .rounded(number * factor) }
      leaf.unit = .ms
      return leaf
    }
  }

  /// The curve of an animation.
  func easing() -> Reading {
    switch program[place.node] {
    case .implicitMember, .member:
      if let (text, range) = word(place.node), let curve = SwiftUIWords.curves[text] {
        return .value(.text(curve), .easing, range)
      }
      return elsewhere() ?? .general
    case .call(let callee, let list):
      guard let (text, range) = word(callee) else { return .general }
      if text == "timingCurve" { return timingCurve(program.arguments(list)) }
      if let curve = SwiftUIWords.curves[text] { return .value(.text(curve), .easing, range) }
      if let found = elsewhere() { return found }
      if case .member(let base, _, _) = program[callee], Self.animationSteps.contains(text) {
        return .within([base])
      }
      return .general
    default: return elsewhere() ?? .general
    }
  }

  private func timingCurve(_ arguments: CallArguments) -> Reading {
    let points = arguments.positional.prefix(4)
    let folder = ConstantFolder(program)
    guard let first = points.first, let last = points.last,
      let curve = CubicBezier(points.compactMap { folder.number($0)?.value })
    else { return .nothing }
    let range = ByteRange(program.range(first).lower, program.range(last).upper)
    return .value(.text(curve.text), .easing, range)
  }
}
