import Evaluation
import ParityModel
import Program

/// The state under which something is drawn, from the branches around it.
struct SwiftUIState {
  let module: Module

  /// A condition on whether an element is drawn at all gives no state unless it has a name of its own;
  /// one that chooses between elements does.
  func state(around place: Reference) -> State {
    let file = module.file(place)
    let program = file.program
    let conditions = ConditionReader(module: module)
    var state: State = []
    var below = place.node
    for ancestor in file.ancestors(of: place.node) {
      switch program[ancestor] {
      case .conditional(let condition, let then, let otherwise) where below != condition:
        if !program.binds(condition) {
          let states = conditions.states(of: place.at(condition))
          let own = below == then ? states.holds : states.fails
          state = state.and(otherwise == nil ? own.subtracting(.if) : own)
        }
      case .arm(let patterns, _, let body) where below == body:
        state = state.and(armState(program[patterns], of: program))
      case .function, .property, .type: return state
      default: break
      }
      below = ancestor
    }
    return state
  }

  private func armState(_ patterns: ArraySlice<NodeID>, of program: Program) -> State {
    guard let only = patterns.first else { return [] }
    guard patterns.count == 1, let word = program.lastWord(of: only),
      let states = ConditionReader.states(of: word)
    else { return .if }
    return states.holds
  }

  /// Whether an expression stands by itself in the body of a view.
  func isViewStatement(_ place: Reference) -> Bool {
    let file = module.file(place)
    let program = file.program
    guard let parent = file.parent(of: place.node) else { return false }
    switch program[parent] {
    case .block: break
    case .argument(_, _, false):
      // `.overlay(Color.scrim)` and `.mask(…)` take views.
      guard let call = file.parent(of: parent), case .call(let callee, _) = program[call] else {
        return false
      }
      return ["overlay", "mask"].contains(program.lastWord(of: callee) ?? "")
    default: return false
    }
    for ancestor in file.ancestors(of: place.node) {
      switch program[ancestor] {
      case .lambda:
        guard let argument = file.parent(of: ancestor), let call = file.parent(of: argument),
          case .call(let callee, _) = program[call]
        else { return false }
        return !SwiftUIWords.isHandler(program.lastWord(of: callee) ?? "")
      case .property(let id): return program[id].type.map { Self.isView(program[$0]) } ?? false
      case .function(let id): return program[id].returnType.map { Self.isView(program[$0]) } ?? false
      case .type: return false
      default: continue
      }
    }
    return false
  }

  private static func isView(_ type: String) -> Bool {
    type == "some View" || type == "AnyView" || type == "any View" || type.hasSuffix(" View")
  }
}

extension Program {
  /// Whether a condition unwraps or matches something: `if let subtitle`.
  fileprivate func binds(_ condition: NodeID) -> Bool {
    switch self[condition] {
    case .binding: true
    case .binary(.and, let left, let right): binds(left) || binds(right)
    default: false
    }
  }
}
