import Evaluation
import ParityModel
import Program

/// Animations, waits, gestures and what they compare with.
extension ComposeStatements {
  mutating func motion(_ id: NodeID, _ callee: NodeID, _ word: String, _ arguments: CallArguments) {
    thresholds(arguments)
    switch word {
    case "tween":
      if let duration = arguments.value("durationMillis", or: 0) { self.duration(duration, around: id) }
      if let delay = arguments.value("delayMillis", or: 1) { state([.delay], from: delay) }
      if let easing = arguments.value("easing", or: 2) { state([.easing], from: easing) }
    case "spring": state([.easing], from: id)
    case "animateTo", "snapTo":
      guard case .member(let base, _, _) = program[callee], let target = arguments.value("targetValue", or: 0)
      else { return }
      guard let holder = vocabulary.roles.holder(base, at: place(id), in: module) else { return }
      var properties = roles(of: holder)
      // Where something moves to is computed from where it is; only a literal is stated.
      if scope.literal(in: target) == nil { properties.removeAll { $0 == .offsetX || $0 == .offsetY } }
      state(properties, from: target)
    case let word where ComposeTables.holders.contains(word):
      guard let first = arguments.positional.first, let holder = scope.declaration(holding: id) else {
        return
      }
      state(roles(of: place(holder)), from: first)
    default: break
    }
  }

  /// `durationMillis = 375` inside `keyframes { … }`.
  mutating func keyframe(_ word: String, _ value: NodeID) {
    if word == "durationMillis" { duration(value, around: value) } else { state([.delay], from: value) }
  }

  /// How far or how fast something is dragged before it settles elsewhere, given as a closure or a value.
  mutating func thresholds(_ arguments: CallArguments) {
    for label in ["positionalThreshold", "velocityThreshold"] {
      guard let value = arguments[label] else { continue }
      if case .lambda(_, let body) = program[value] {
        state([.threshold], from: body, as: .length)
      } else {
        state([.threshold], from: value, as: .length)
      }
    }
  }

  /// A duration is that of entering or leaving where what it stands in says so.
  private mutating func duration(_ value: NodeID, around id: NodeID) {
    if case .conditional(let condition, let then, let otherwise?) = program[value],
      let opens = scope.opens(condition)
    {
      state([opens ? .durationEnter : .durationExit], from: then)
      state([opens ? .durationExit : .durationEnter], from: otherwise)
      return
    }
    state([scope.direction(of: id).property], from: value)
  }

  // MARK: Thresholds

  /// `travel > 120.dp.toPx()`, `scale > 1.01f`: the number that something is compared with.
  mutating func comparison(_ id: NodeID, _ sign: Operator, _ left: NodeID, _ right: NodeID) {
    guard [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(sign) else { return }
    for (side, other) in [(left, right), (right, left)] {
      guard let literal = scope.literal(in: side), !scope.isMadeOfLiterals(other) else { continue }
      if literal.isInteger, !scope.isInGesture(id) { continue }
      let isDistance = isDistance(other, at: place(id))
      state([.threshold], from: side, as: isDistance ? .length : .ratio)
    }
  }

  /// `fraction.coerceIn(0f, 0.9999f)`: what a value is held within.
  mutating func clamp(_ id: NodeID, _ callee: NodeID, _ word: String, _ arguments: CallArguments) {
    guard ["coerceIn", "coerceAtLeast", "coerceAtMost"].contains(word),
      case .member(let base, _, _) = program[callee], !scope.isInLayout(id)
    else { return }
    let isDistance = isDistance(base, at: place(id))
    for value in arguments.positional {
      guard let literal = scope.literal(in: value), !literal.isInteger else { continue }
      addClamp(
        ComposeStatement([.threshold], from: place(value), as: isDistance ? .length : .ratio))
    }
  }
}
