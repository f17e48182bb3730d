import Evaluation
import ParityModel
import Program

/// What stands around a node: the receiver it speaks to, the condition it is chosen by.
struct ComposeScope {
  let module: Module
  let index: Int
  let file: SourceFile

  var program: Program { file.program }

  init(module: Module, file: Int) {
    self.module = module
    index = file
    self.file = module.files[file]
  }

  // MARK: Modifiers

  /// A call on a modifier, or inside `fun Modifier.name()` on the implied one.
  func isModifierCall(_ id: NodeID) -> Bool {
    guard case .call(let callee, _) = program[id] else { return false }
    switch program[callee] {
    case .member(let base, _, _): return isModifier(base)
    case .name: return receiver(of: id) == "Modifier"
    default: return false
    }
  }

  private func isModifier(_ id: NodeID, depth: Int = 0) -> Bool {
    guard depth < 64 else { return false }
    switch program[id] {
    case .name(let name): return isModifier(named: program[name], at: id, depth: depth)
    case .this: return receiver(of: id) == "Modifier"
    case .member(_, let name, _): return program[name].isModifierWord
    case .call(let callee, _):
      switch program[callee] {
      case .member(let base, let name, _):
        return isModifier(base, depth: depth + 1) || program[name].isModifierWord
      case .name(let name):
        let word = program[name]
        if let declaration = module.declaration(named: word, at: Reference(file: index, node: id)),
          case .function(let function) = module[declaration],
          let type = module.program(declaration)[function].returnType
        {
          return module.program(declaration)[type] == "Modifier"
        }
        return ComposeTables.modifiers[word] != nil && receiver(of: id) == "Modifier"
      default: return false
      }
    case .conditional(_, let then, _): return isModifier(then, depth: depth + 1)
    case .block(let list): return program[list].last.map { isModifier($0, depth: depth + 1) } ?? false
    default: return false
    }
  }

  private func isModifier(named word: String, at id: NodeID, depth: Int) -> Bool {
    if word.isModifierWord { return true }
    guard let declaration = module.declaration(named: word, at: Reference(file: index, node: id)),
      declaration.file == index
    else { return false }
    switch program[declaration.node] {
    case .parameter(let parameter): return program[parameter].type.map { program[$0] == "Modifier" } ?? false
    case .property(let property):
      if let type = program[property].type { return program[type] == "Modifier" }
      return program[property].initializer.map { isModifier($0, depth: depth + 1) } ?? false
    default: return false
    }
  }

  /// The receiver of the function around a node.
  func receiver(of id: NodeID) -> String? {
    for ancestor in file.ancestors(of: id) {
      if case .function(let function) = program[ancestor] {
        return program[function].receiver.map { program[$0] }
      }
    }
    return nil
  }

  /// The words of the calls whose closures stand around a node, innermost first.
  func closures(around id: NodeID) -> [String] {
    var words: [String] = []
    var below = id
    var isArgument = false
    for ancestor in file.ancestors(of: id) {
      switch program[ancestor] {
      case .argument(_, let value, _):
        if case .lambda = program[value], value == below { isArgument = true }
      case .call(let callee, _):
        if isArgument, callee != below, let word = program.lastWord(of: callee) { words.append(word) }
        isArgument = false
      case .function, .type: return words
      default: isArgument = false
      }
      below = ancestor
    }
    return words
  }

  // MARK: Conditions

  /// The state under which a value is chosen: the branches between it and the statement it stands in.
  func state(around id: NodeID) -> State {
    let conditions = ConditionReader(module: module)
    var state: State = []
    var below = id
    for ancestor in file.ancestors(of: id) {
      switch program[ancestor] {
      case .member, .argument, .match: break
      case .call(let callee, _):
        guard callee == below || isModifierCall(ancestor) else { return state }
      case .block(let list):
        guard program[list].last == below, let parent = file.parent(of: ancestor), isBranch(parent) else {
          return state
        }
      case .conditional(let condition, let then, _):
        guard condition != below else { return state }
        let states = conditions.states(of: Reference(file: index, node: condition))
        state = state.and(below == then ? states.holds : states.fails)
      case .arm(_, _, let body):
        guard body == below, let match = file.parent(of: ancestor) else { return state }
        state = state.and(self.state(of: ancestor, in: match, conditions))
      default: return state
      }
      below = ancestor
    }
    return state
  }

  private func isBranch(_ id: NodeID) -> Bool {
    switch program[id] {
    case .conditional, .arm: true
    default: false
    }
  }

  /// The state of one arm: its own condition, and that those before it fail.
  private func state(of arm: NodeID, in match: NodeID, _ conditions: ConditionReader) -> State {
    guard case .match(let subject, let arms) = program[match] else { return [] }
    var state: State = []
    for other in program[arms] {
      guard case .arm(let patterns, let condition, _) = program[other] else { continue }
      var states = ConditionReader.States(holds: [], fails: [])
      if let only = program[patterns].first {
        if patterns.count == 1, subject == nil {
          states = conditions.states(of: Reference(file: index, node: only))
        } else {
          states =
            patterns.count == 1
            ? program.lastWord(of: only).flatMap(ConditionReader.states) ?? .unnamed : .unnamed
        }
      } else if condition != nil {
        states = .unnamed
      }
      if other == arm { return state.and(states.holds) }
      state = state.and(states.fails.subtracting(.if))
    }
    return state
  }
}

extension String {
  fileprivate var isModifierWord: Bool { self == "Modifier" || self == "modifier" || hasSuffix("Modifier") }
}
