import Evaluation
import ParityModel
import Program

/// Composables and text styles, and what the project's own functions do with what they are handed.
extension ComposeStatements {
  /// Arguments of a composable: by the role they have in the project's own, by label elsewhere.
  mutating func component(_ id: NodeID, _ callee: NodeID, _ word: String, _ arguments: CallArguments) {
    if let function = vocabulary.roles.function(called: callee, at: place(id), in: module) {
      for (value, properties) in roles(ofArguments: arguments, of: function) {
        state(properties, from: value)
      }
      return
    }
    if word.hasSuffix("Colors"), case .member = program[callee] {
      for (label, value) in arguments.labelled.sorted(by: { $0.key < $1.key }) {
        if let known = ComposeTables.colorLabels[label] {
          state([known.property], from: value, state: known.state)
        }
      }
      return
    }
    guard word.startsUppercase, !ComposeTables.styleConstructors.contains(word),
      !module.hasType(word)
    else { return }
    let known = (ComposeTables.calls[word] ?? []).flatMap { $0.map(\.label) }
    for (label, value) in arguments.labelled.sorted(by: { $0.key < $1.key }) {
      if known.contains(label) || label == "contentPadding" && paddingValues(value) { continue }
      if let properties = ComposeTables.componentLabels[label] { state(properties, from: value) }
      if label == "singleLine" { singleLine(value) }
    }
    if word.hasSuffix("Icon"), let size = arguments["size"] { state([.width, .height], from: size) }
  }

  private mutating func singleLine(_ value: NodeID) {
    guard case .boolean(true) = program[value], let argument = file.parent(of: value) else { return }
    let range = program.range(argument)
    add(ComposeStatement([.lineLimit], .number(1), .none, range, at: place(value)))
  }

  /// `TextStyle(…)`, `style.copy(…)`.
  mutating func style(_ id: NodeID, _ callee: NodeID, _ word: String, _ arguments: CallArguments) {
    if word == "copy", case .member(let base, _, _) = program[callee] {
      guard arguments.labelled.contains(where: { ComposeTables.styleWords.contains($0.key) }) else {
        if let alpha = arguments["alpha"] ?? arguments.positional.first { fade(base, alpha) }
        return
      }
      state([.textStyle], from: base)
    } else if !ComposeTables.styleConstructors.contains(word) {
      return
    }
    for (label, value) in arguments.labelled.sorted(by: { $0.key < $1.key }) {
      if let property = ComposeTables.styleLabels[label] { state([property], from: value) }
      if label == "fontFeatureSettings", let text = program.plainText(of: value), text.contains("tnum") {
        let range = program.lastWordRange(of: value)
        add(ComposeStatement([.tabularNumbers], .boolean(true), .bool, range, at: place(value)))
      }
    }
  }

  /// `color.copy(alpha = expression)`: an opacity that is no literal states its own parts.
  private mutating func fade(_ base: NodeID, _ alpha: NodeID) {
    if ConstantFolder(program).number(alpha) != nil { return }
    if case .conditional = program[alpha] { return }
    state([.opacity], from: alpha)
  }

  /// `LocalContentColor provides color`: what the local's name says it holds.
  mutating func provision(_ local: NodeID, _ arguments: CallArguments) {
    guard let value = arguments.positional.first, let name = program.lastWord(of: local) else { return }
    let words = name.camelWords
    switch words.last {
    case "color": state([words.contains("background") ? .background : .foreground], from: value)
    case "style": state([.textStyle], from: value)
    case "alpha": state([.opacity], from: value)
    case "size": state([.width, .height], from: value)
    default: break
    }
  }

  /// A whole chain that takes an icon, outside declarations that only give it a name.
  mutating func icon(_ id: NodeID) {
    guard let parent = file.parent(of: id), ComposeIcons.path(of: id, in: program) != nil else { return }
    switch program[parent] {
    case .member, .import, .parameter: return
    case .property where module.isConstant(place(parent)): return
    default: break
    }
    let state = scope.state(around: id)
    self.state([.icon], from: id, state: state)
    self.state([.iconWeight], from: id, state: state)
  }
}
