import Evaluation
import ParityModel
import Program

extension SwiftUIReading {
  /// A text style token: `.body`, `TextStyle.base`, and what is made of one: `TextStyle.base.font()`.
  func textStyle() -> Reading {
    switch program[place.node] {
    case .implicitMember: return token(.textStyle)
    case .member(let base, let name, _):
      if let owner = typeWord(base) {
        // `Font.body`, `TextStyle.base`, `Typography.caption`
        return owner == "Weight" ? .nothing : styleToken(program[name])
      }
      // `TextStyle.base.letterSpacing`
      if isStyle(base) { return .within([base]) }
      return elsewhere() ?? .nothing
    case .call(let callee, let list):
      guard case .member(let base, let name, _) = program[callee] else { return implicitCall(callee, list) }
      if program[name] == "custom" { return .nothing }
      if typeWord(base) != nil {
        let positional = program.arguments(list).positional
        return positional.first.map { .within([$0]) } ?? .nothing
      }
      return .within([base])
    default: return elsewhere() ?? .general
    }
  }

  private func styleToken(_ name: String) -> Reading {
    .value(.text(name.tokenName), .textStyle, program.lastWordRange(of: place.node))
  }

  /// `.system(size: 17)` names no token; `.system(.body)` and `.textStyle(.base)` hand one on.
  private func implicitCall(_ callee: NodeID, _ list: NodeList) -> Reading {
    guard case .implicitMember(let name) = program[callee] else { return elsewhere() ?? .general }
    if program[name] == "custom" { return .nothing }
    let positional = program.arguments(list).positional
    return positional.first.map { .within([$0]) } ?? .nothing
  }

  private func isStyle(_ base: NodeID) -> Bool {
    guard case .member(let owner, _, _) = program[base], let type = typeWord(owner) else { return false }
    return types.isTextStyle(type) || type == "Font"
  }
}
