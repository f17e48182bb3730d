import ParityModel
import Program

/// `Modifier` chains.
extension ComposeStatements {
  mutating func modifier(_ id: NodeID, _ callee: NodeID, _ word: String, _ arguments: CallArguments) {
    let state = scope.state(around: id)
    if let properties = ComposeTables.filling[word] {
      fill(callee, properties, arguments, state)
      return
    }
    if word == "padding", let only = arguments.value("paddingValues", or: 0), paddingValues(only, state) {
      return
    }
    if let only = arguments.positional.first, case .call(let callee, let list) = program[only],
      program.lastWord(of: callee) == "DpSize", let overloads = ComposeTables.modifiers[word]
    {
      apply(overloads, to: program.arguments(list), state: state)
      return
    }
    if let overloads = ComposeTables.modifiers[word] { apply(overloads, to: arguments, state: state) }
    guard let closure = arguments.trailing, case .lambda(_, let body) = program[closure] else { return }
    if word == "offset" || word == "absoluteOffset" { offset(body, state) }
  }

  /// Without a fraction all of it is filled.
  private mutating func fill(
    _ callee: NodeID, _ properties: [Property], _ arguments: CallArguments, _ state: State
  ) {
    guard let fraction = arguments.value("fraction", or: 0) else {
      let range = program.lastWordRange(of: callee)
      add(ComposeStatement(properties, .number(100), .percent, range, at: place(callee), state: state))
      return
    }
    if case .number(let value, _) = program[fraction] {
      let range = program.range(fraction)
      add(
        ComposeStatement(
          properties, .rounded(value * 100), .percent, range, at: place(fraction), state: state))
    }
  }

  /// `PaddingValues(horizontal = 16.dp)`: its arguments are those of a padding.
  @discardableResult
  mutating func paddingValues(_ id: NodeID, _ state: State = []) -> Bool {
    if case .name(let name) = program[id],
      let local = module.declaration(named: program[name], at: place(id)), local.file == index,
      case .property(let property) = program[local.node], let value = program[property].initializer,
      case .call = program[value]
    {
      if module.isConstant(local) { use = place(id) }
      defer { use = nil }
      return paddingValues(value, state)
    }
    guard case .call(let callee, let list) = program[id], program.lastWord(of: callee) == "PaddingValues"
    else {
      return false
    }
    apply(ComposeTables.padding, to: program.arguments(list), state: state)
    return true
  }

  /// `offset { IntOffset(x, y) }`.
  private mutating func offset(_ body: NodeID, _ state: State) {
    guard case .block(let list) = program[body], let last = program[list].last,
      case .call(let callee, let parts) = program[last], program.lastWord(of: callee) == "IntOffset"
    else { return }
    let arguments = program.arguments(parts)
    if let x = arguments.value("x", or: 0) { self.state([.offsetX], from: x, state: state) }
    if let y = arguments.value("y", or: 1) { self.state([.offsetY], from: y, state: state) }
  }

  // MARK: Fields of receivers

  /// Assignments inside `graphicsLayer { … }` and `semantics { … }`.
  mutating func assignment(_ target: NodeID, _ value: NodeID) {
    let word: String
    switch program[target] {
    case .name(let name): word = program[name]
    case .member(let base, let name, _):
      guard case .this = program[base] else { return }
      word = program[name]
    default: return
    }
    guard
      ComposeTables.layerFields[word] != nil || ComposeTables.semanticFields[word] != nil
        || ["progressBarRangeInfo", "durationMillis", "delayMillis"].contains(word)
    else { return }
    let closures = scope.closures(around: target)
    let isMeaning = closures.contains("semantics") || closures.contains("clearAndSetSemantics")
    if let property = ComposeTables.layerFields[word], closures.contains("graphicsLayer") {
      state([property], from: value)
    } else if closures.first == "keyframes" {
      keyframe(word, value)
    } else if isMeaning, let property = ComposeTables.semanticFields[word] {
      state([property], from: value)
    } else if isMeaning, word == "progressBarRangeInfo" {
      let range = program.lastWordRange(of: target)
      add(ComposeStatement([.role], .text("adjustable"), .role, range, at: place(target)))
    }
  }
}
