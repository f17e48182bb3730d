import Evaluation
import ParityModel
import Program

/// Reads the state that a condition stands for, when it holds and when it does not.
///
/// `enabled ? a : b` gives a the empty state and b `disabled`; a condition without a name of its own
/// gives `if` on both sides.
struct ConditionReader {
  let module: Module

  struct States: Hashable {
    var holds: State
    var fails: State

    static let unnamed = States(holds: .if, fails: .if)
    var negated: States { States(holds: fails, fails: holds) }
  }

  /// Words that name a state, in all languages; `can…` is a limit, which is shown as disabled.
  private static let words: [String: States] = {
    var words: [String: States] = [:]
    func add(_ names: [String], _ states: States) { for name in names { words[name] = states } }
    add(["pressed", "isPressed"], States(holds: .pressed, fails: []))
    add(["disabled", "isDisabled"], States(holds: .disabled, fails: []))
    add(["enabled", "isEnabled"], States(holds: [], fails: .disabled))
    add(
      ["dark", "isDark", "darkTheme", "isDarkTheme", "darkMode", "isDarkMode", "isSystemInDarkTheme"],
      States(holds: .dark, fails: []))
    add(["light", "isLight", "lightTheme", "isLightTheme"], States(holds: .light, fails: []))
    add(["focused", "isFocused", "hasFocus"], States(holds: .focused, fails: []))
    add(["selected", "isSelected"], States(holds: .selected, fails: []))
    add(["collectIsPressedAsState"], States(holds: .pressed, fails: []))
    add(["collectIsFocusedAsState"], States(holds: .focused, fails: []))
    return words
  }()

  /// States of a plain word, such as a prop or a field of a state object; nil for one that names none.
  static func states(of word: String) -> States? {
    if let known = words[word] { return known }
    if word.hasPrefix("can"), let next = word.dropFirst(3).first, next.isUppercase {
      return States(holds: [], fails: .disabled)
    }
    return nil
  }

  func states(of condition: Reference, depth: Int = 0) -> States {
    let program = module.program(condition)
    func inner(_ id: NodeID) -> States { states(of: condition.at(id), depth: depth + 1) }
    guard depth < 16 else { return .unnamed }
    switch program[condition.node] {
    case .name(let name):
      return Self.states(of: program[name]) ?? declared(program[name], at: condition, depth: depth)
    case .member(_, let name, _): return Self.states(of: program[name]) ?? .unnamed
    case .implicitMember(let name): return Self.states(of: program[name]) ?? .unnamed
    case .call(let callee, _): return inner(callee)
    case .unary(.not, let operand): return inner(operand).negated
    case .binary(.and, let left, let right): return both(inner(left), inner(right))
    case .binary(.or, let left, let right):
      return both(inner(left).negated, inner(right).negated).negated
    case .binary(.coalesce, let left, _): return inner(left)
    case .binary(.equal, let left, let right), .binary(.identical, let left, let right):
      return comparison(left, right, of: program)
    case .binary(.notEqual, let left, let right), .binary(.notIdentical, let left, let right):
      return comparison(left, right, of: program).negated
    case .argument(_, let value, _), .forceUnwrap(let value), .cast(let value, _, _), .effect(_, let value):
      return inner(value)
    case .tuple(let list) where list.count == 1: return inner(program[list].first ?? condition.node)
    default: return .unnamed
    }
  }

  /// `a && b` holds where both hold. What makes it fail is known only where one side alone can.
  private func both(_ left: States, _ right: States) -> States {
    let holds = left.holds.and(right.holds)
    if left.fails == right.fails { return States(holds: holds, fails: left.fails) }
    return States(holds: holds, fails: left.fails.isEmpty || right.fails.isEmpty ? [] : .if)
  }

  /// `colorScheme == .dark`, `scheme === "dark"`, `isEnabled == false`.
  private func comparison(_ left: NodeID, _ right: NodeID, of program: Program) -> States {
    for (side, other) in [(right, left), (left, right)] {
      switch program[side] {
      case .implicitMember(let name), .member(_, let name, _):
        if let states = Self.states(of: program[name]) { return states }
      case .string(let segments):
        if segments.count == 1, let only = program[segments].first, case .text(let text) = program[only],
          let states = Self.states(of: program[text])
        {
          return states
        }
      case .boolean(let flag):
        if let word = program.lastWord(of: other), let states = Self.states(of: word) {
          return flag ? states : states.negated
        }
      default: break
      }
    }
    return .unnamed
  }

  /// A local that gives a condition a name: `let active = pressed && enabled`.
  private func declared(_ name: String, at place: Reference, depth: Int) -> States {
    guard let declaration = module.declaration(named: name, at: place),
      case .property(let id) = module[declaration],
      let value = module.program(declaration)[id].initializer ?? module.program(declaration)[id].getter
        ?? module.program(declaration)[id].delegate
    else { return .unnamed }
    return states(of: declaration.at(value), depth: depth + 1)
  }
}
