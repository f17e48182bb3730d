import Evaluation
import ParityModel
import Program

/// Modifiers with a shape of their own, which no table of arguments tells.
extension SwiftUIStatements {
  func special(
    _ word: String, _ arguments: CallArguments, _ callee: NodeID, of program: Program
  ) -> [SwiftUIStatement] {
    let range = program.lastWordRange(of: callee)
    if SwiftUITable.paddings.contains(word) { return padding(arguments, of: program) }
    if let said = SwiftUITable.words[word] { return [.says(said.property, said.value, said.unit, range)] }
    var statements: [SwiftUIStatement] = []
    if SwiftUITable.takesShape.contains(word) {
      for shape in [arguments["in"], arguments.positional.first, arguments.positional.dropFirst().first] {
        if let shape { statements += roundShape(shape, of: program) }
      }
    }
    switch word {
    case "bold":
      if arguments.positional.isEmpty { statements.append(.says(.fontWeight, .number(700), .none, range)) }
    case "strokeBorder", "stroke", "border":
      let label = word == "border" ? "width" : "lineWidth"
      if arguments[label] == nil, arguments["style"] == nil, arguments.positional.count < 2 {
        statements.append(.says(.borderWidth, .number(1), .pt, range))
      }
    case "animation":
      // `.opacity.animation(…)` is a transition, which is read where it is applied.
      if startsImplicitly(callee, of: program) { return [] }
      if let value = arguments.positional.first { statements.append(.animates(.any, value)) }
    case "delay":
      // Of an animation, not of a helper that is called so.
      guard startsAnimation(callee, of: program) else { return [] }
      if let value = arguments.positional.first { statements.append(.reads([.delay], value, nil)) }
    case "transition":
      if let value = arguments.positional.first { statements += transition(value, .any, of: program) }
    case "accessibilityHidden":
      statements.append(.accessibilityHidden(arguments.positional.first, range))
    case "sleep":
      if let value = arguments["nanoseconds"] { statements += nanoseconds(value, of: program) }
    case "offset":
      if let value = arguments.positional.first, case .call(let type, let list) = program[value],
        program.lastWord(of: type) == "CGSize"
      {
        let sides = [SwiftUIRule("width", .offsetX), SwiftUIRule("height", .offsetY)]
        statements += rules(sides, program.arguments(list))
      }
    case "listRowInsets":
      if let value = arguments.positional.first { statements += insets(value, of: program) }
    case "contentShape":
      if let value = arguments.positional.last { statements += hitArea(value, of: program) }
    default: break
    }
    return statements
  }

  /// Whether a chain starts with a leading dot.
  private func startsImplicitly(_ node: NodeID, of program: Program) -> Bool {
    switch program[node] {
    case .implicitMember: true
    case .member(let base, _, _), .call(let base, _): startsImplicitly(base, of: program)
    default: false
    }
  }

  private func startsAnimation(_ node: NodeID, of program: Program) -> Bool {
    switch program[node] {
    case .name(let name): program[name] == "Animation"
    case .implicitMember: true
    case .member(let base, _, _), .call(let base, _): startsAnimation(base, of: program)
    default: false
    }
  }

  /// `.capsule` and `.circle` where a shape is due.
  private func roundShape(_ node: NodeID, of program: Program) -> [SwiftUIStatement] {
    guard case .implicitMember(let name) = program[node], SwiftUITable.roundShapes.contains(program[name])
    else {
      return []
    }
    return [.says(.cornerRadius, .text("full"), .radius, program.lastWordRange(of: node))]
  }

  /// `Rectangle().inset(by: -8)`: the area that takes touches is larger by 8 on each side.
  private func hitArea(_ node: NodeID, of program: Program) -> [SwiftUIStatement] {
    guard case .call(let callee, let list) = program[node], program.lastWord(of: callee) == "inset",
      let value = program.arguments(list)["by"], let number = ConstantFolder(program).number(value)?.value,
      number < 0
    else { return [] }
    return Edge.allCases.map { .says(.hitSlop($0), .rounded(-number), .pt, program.range(value)) }
  }

  private func nanoseconds(_ value: NodeID, of program: Program) -> [SwiftUIStatement] {
    var node = value
    while case .call(_, let list) = program[node], let inner = program.arguments(list).positional.first {
      node = inner
    }
    guard let number = ConstantFolder(program).number(node)?.value else { return [] }
    return [.says(.delay, .rounded(number / 1_000_000), .ms, program.range(value))]
  }

  private func padding(_ arguments: CallArguments, of program: Program) -> [SwiftUIStatement] {
    let values = arguments.positional
    guard let first = values.first else { return [] }
    if values.count > 1 {
      let properties = edges(first, of: program).map { Property.padding($0) }
      return [.reads(properties, values[1], nil)]
    }
    let insets = insets(first, of: program)
    if !insets.isEmpty { return insets }
    // `.padding(.horizontal)` leaves the length to the system.
    return edges(first, of: program).isEmpty
      ? [.reads(Edge.allCases.map { .padding($0) }, first, nil)] : []
  }

  /// Sides that an expression may name: `.horizontal`, `[.top, .leading]`, `a ? .top : .bottom`.
  private func edges(_ node: NodeID, of program: Program) -> [Edge] {
    switch program[node] {
    case .implicitMember(let name), .member(_, let name, _): SwiftUIWords.edges[program[name]] ?? []
    case .array(let list): program[list].flatMap { edges($0, of: program) }
    case .conditional(_, let then, let otherwise):
      edges(then, of: program) + (otherwise.map { edges($0, of: program) } ?? [])
    default: []
    }
  }

  private func insets(_ node: NodeID, of program: Program) -> [SwiftUIStatement] {
    guard case .call(let callee, let list) = program[node] else { return [] }
    let word = program.lastWord(of: callee)
    guard word == "EdgeInsets" || word == "init" || word == "NSDirectionalEdgeInsets" else { return [] }
    let arguments = program.arguments(list)
    return ["top", "leading", "bottom", "trailing"].flatMap { label -> [SwiftUIStatement] in
      guard let value = arguments[label], let edges = SwiftUIWords.edges[label] else { return [] }
      return [.reads(edges.map { .padding($0) }, value, nil)]
    }
  }

  /// What a transition changes: a scale, an offset, and the animations inside it.
  private func transition(
    _ node: NodeID, _ phase: SwiftUIPhase, of program: Program
  ) -> [SwiftUIStatement] {
    switch program[node] {
    case .conditional(_, let then, let otherwise):
      return transition(then, phase, of: program)
        + (otherwise.map { transition($0, phase, of: program) } ?? [])
    case .call(let callee, let list):
      let arguments = program.arguments(list)
      var statements: [SwiftUIStatement] = []
      switch program.lastWord(of: callee) {
      case "scale": if let value = arguments["scale"] { statements.append(.reads([.scale], value, nil)) }
      case "asymmetric":
        if let value = arguments["insertion"] { statements += transition(value, .enter, of: program) }
        if let value = arguments["removal"] { statements += transition(value, .exit, of: program) }
      case "combined":
        if let value = arguments["with"] { statements += transition(value, phase, of: program) }
      case "animation":
        if let value = arguments.positional.first { statements.append(.animates(phase, value)) }
      default: break
      }
      if case .member(let base, _, _) = program[callee] {
        statements += transition(base, phase, of: program)
      }
      return statements
    default: return []
    }
  }

  /// The size that a layout gives itself, where it writes a number: `proposal.height ?? 44`.
  func fittedSize(_ call: Reference, _ arguments: CallArguments) -> [SwiftUIStatement] {
    let program = module.program(call)
    for ancestor in module.file(call).ancestors(of: call.node) {
      guard case .function(let id) = program[ancestor] else { continue }
      guard program[program[id].name] == "sizeThatFits" else { return [] }
      let sides: [(label: String, property: Property)] = [("width", .width), ("height", .height)]
      return sides.compactMap { label, property in
        guard let value = arguments[label] else { return nil }
        var number = value
        if case .binary(.coalesce, _, let fallback) = program[value] { number = fallback }
        return ConstantFolder(program).number(number) == nil ? nil : .reads([property], number, nil)
      }
    }
    return []
  }
}
