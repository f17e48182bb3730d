import Evaluation
import ParityModel
import Program

/// Roles, haptics, and what drawing and layout code does with lengths.
extension ComposeStatements {
  mutating func meaning(_ id: NodeID, _ callee: NodeID, _ word: String, _ arguments: CallArguments) {
    if let role = ComposeTables.semanticRoles[word], case .name = program[callee],
      scope.closures(around: id).contains(where: { $0 == "semantics" || $0 == "clearAndSetSemantics" })
    {
      let range = program.range(callee)
      add(ComposeStatement([.role], .text(role), .role, range, at: place(callee)))
    }
    if word == "clearAndSetSemantics", let closure = arguments.trailing,
      case .lambda(_, let body) = program[closure], case .block(let list) = program[body], list.isEmpty
    {
      let range = program.lastWordRange(of: callee)
      add(ComposeStatement([.role], .text("hidden"), .role, range, at: place(callee)))
    }
    if let label = arguments["label"], case .name = program[callee],
      scope.closures(around: id).contains(where: { $0 == "semantics" || $0 == "clearAndSetSemantics" })
    {
      state([.label], from: label)
    }
    haptic(callee, word, arguments)
  }

  /// `haptics.selection()`; `feedback.performHapticFeedback(type)` states its type.
  private mutating func haptic(_ callee: NodeID, _ word: String, _ arguments: CallArguments) {
    let given =
      arguments.positional.first(where: isHapticType)
      ?? arguments.labelled.filter { isHapticType($0.value) }.min { $0.key < $1.key }?.value
    if let given { return state([.haptic], from: given) }
    guard case .member(let base, let name, _) = program[callee], program[name] != "current",
      let receiver = program.lastWord(of: base), receiver.utf8.contains(UInt8(ascii: "p")),
      receiver.camelWords.contains(where: { $0.hasPrefix("haptic") }),
      receiver.first?.isLowercase ?? false, !word.hasPrefix("perform"), !word.hasPrefix("vibrate")
    else { return }
    let range = program.lastWordRange(of: callee)
    add(ComposeStatement([.haptic], .text(word.lowerCamel), .haptic, range, at: place(callee)))
  }

  /// `HapticFeedbackType.LongPress`.
  private func isHapticType(_ value: NodeID) -> Bool {
    guard case .member(let base, _, _) = program[value], let owner = program.lastWord(of: base) else {
      return false
    }
    return owner == "HapticFeedbackType" || owner == "HapticFeedbackConstants"
  }

  /// Sizes and places in drawing and layout code; only lengths count there, not the arithmetic of centring.
  mutating func drawing(_ callee: NodeID, _ word: String, _ arguments: CallArguments) {
    switch word {
    case "drawRect", "drawRoundRect":
      guard let size = arguments.value("size", or: 2), case .call(_, let list) = program[size] else { return }
      let parts = program.arguments(list)
      lengths([.width], parts.value("width", or: 0))
      lengths([.height], parts.value("height", or: 1))
    case "place", "placeRelative":
      lengths([.offsetX], arguments.value("x", or: 0))
      lengths([.offsetY], arguments.value("y", or: 1))
    default: break
    }
  }

  private mutating func lengths(_ properties: [Property], _ value: NodeID?) {
    guard let value else { return }
    var statement = ComposeStatement(properties, from: place(value))
    statement.isPlacement = true
    add(statement)
  }
}
