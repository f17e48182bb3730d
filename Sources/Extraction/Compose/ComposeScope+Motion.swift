import Evaluation
import ParityModel
import Program

/// Where an animation or a comparison stands.
extension ComposeScope {
  enum Direction {
    case enter, exit, neither

    var property: Property {
      switch self {
      case .enter: .durationEnter
      case .exit: .durationExit
      case .neither: .duration
      }
    }
  }

  /// Whether an animation brings something into sight or takes it away: by the transition or argument
  /// it is handed to, or by the outermost condition around it that tells.
  func direction(of id: NodeID) -> Direction {
    var result = Direction.neither
    var below = id
    for ancestor in file.ancestors(of: id) {
      switch program[ancestor] {
      case .argument(let label?, _, _) where program[label] == "enter": return .enter
      case .argument(let label?, _, _) where program[label] == "exit": return .exit
      case .call(let callee, _):
        if callee != below, let word = program.lastWord(of: callee) {
          if ComposeTables.enterTransitions.contains(word) { return .enter }
          if ComposeTables.exitTransitions.contains(word) { return .exit }
        }
      case .conditional(let condition, let then, _):
        if below != condition, let opens = opens(condition) {
          result = (below == then) == opens ? .enter : .exit
        }
      case .function, .type: return result
      default: break
      }
      below = ancestor
    }
    return result
  }

  /// True for a condition that holds while something is shown, false for its contrary, nil for any other.
  func opens(_ condition: NodeID) -> Bool? {
    switch program[condition] {
    case .name, .member:
      return program.lastWord(of: condition).map(ComposeTables.openWords.contains) == true ? true : nil
    case .unary(.not, let value): return opens(value).map { !$0 }
    case .binary(.equal, _, let right): return opens(right)
    case .binary(.notEqual, _, let right): return opens(right).map { !$0 }
    default: return nil
    }
  }

  /// A number or length that stands in an expression as it is, or as an operand of its arithmetic.
  ///
  /// Nil as well for a plain zero: a comparison with it only asks for the sign.
  func literal(in id: NodeID) -> ConstantFolder.Number? {
    let folder = ConstantFolder(program)
    if let number = folder.number(id) { return number.value == 0 && isCompared(id) ? nil : number }
    switch program[id] {
    case .binary(.multiply, let left, let right), .binary(.divide, let left, let right),
      .binary(.add, let left, let right), .binary(.subtract, let left, let right):
      return literal(in: right) ?? literal(in: left)
    case .member(let base, let name, _):
      guard ["dp", "sp", "em"].contains(program[name]) else { return nil }
      return folder.number(base).map { ConstantFolder.Number(value: $0.value, isInteger: false) }
    case .call(let callee, let list):
      if program.lastWord(of: callee) == "Dp", let only = program.arguments(list).positional.first {
        return folder.number(only).map { ConstantFolder.Number(value: $0.value, isInteger: false) }
      }
      guard case .member(let base, let name, _) = program[callee],
        ["toPx", "roundToPx", "toFloat", "toInt"].contains(program[name])
      else { return nil }
      return literal(in: base)
    case .unary(.negate, let value): return literal(in: value)
    default: return nil
    }
  }

  private func isCompared(_ id: NodeID) -> Bool {
    guard let parent = file.parent(of: id), case .binary(let sign, _, _) = program[parent] else {
      return false
    }
    return [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(sign)
  }

  func isMadeOfLiterals(_ id: NodeID) -> Bool { ConstantFolder(program).number(id) != nil }

  /// Inside a gesture's handler, where whole numbers count fingers and steps.
  func isInGesture(_ id: NodeID) -> Bool { closures(around: id).contains("pointerInput") }

  /// Inside measuring, placing or drawing, where clamps keep sizes from falling below zero.
  func isInLayout(_ id: NodeID) -> Bool {
    closures(around: id).contains {
      ["layout", "Layout", "drawBehind", "drawWithContent", "drawWithCache", "Canvas"].contains($0)
    }
  }

  /// The property whose value a call makes, looked at through `remember { … }`.
  func declaration(holding id: NodeID) -> NodeID? {
    for ancestor in file.ancestors(of: id) {
      switch program[ancestor] {
      case .property: return ancestor
      case .block, .lambda, .argument: continue
      case .call(let callee, _):
        guard let word = program.lastWord(of: callee), word.hasPrefix("remember") else { return nil }
      default: return nil
      }
    }
    return nil
  }
}
