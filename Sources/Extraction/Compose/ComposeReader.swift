import Evaluation
import ParityModel
import Program

/// Reads what one Kotlin expression states, as far as Compose's own notation tells.
struct ComposeReader {
  let vocabulary: ComposeVocabulary
  let module: Module
  let place: Reference

  var program: Program { module.program(place) }
  var node: Node { program[place.node] }

  func read(as kind: ValueKind) -> Reading {
    if let quantity = quantity(place.node) {
      return .value(.rounded(quantity.value), quantity.unit, literalRange(of: place.node))
    }
    if let held = heldElsewhere(kind) { return held }
    switch kind {
    case .color: return color()
    case .textStyle, .radius, .shadow: return token(kind)
    case .easing: return easing()
    case .fontWeight: return fontWeight()
    case .role: return named("Role", .role)
    case .haptic: return haptic()
    case .icon, .iconWeight: return icon(kind)
    case .text: return text()
    case .duration: return duration()
    case .any: return anything()
    case .ratio: return pixels()
    case .length, .boolean: return .general
    }
  }

  // MARK: Where the value is held

  /// Calls that hand on what an argument or a closure holds, and names bound by a closure.
  private func heldElsewhere(_ kind: ValueKind) -> Reading? {
    switch node {
    case .call(let callee, let list):
      guard let word = program.lastWord(of: callee) else { return nil }
      let arguments = program.arguments(list)
      if word.hasPrefix("animate"), word.hasSuffix("AsState") {
        return (arguments["targetValue"] ?? arguments.positional.first).map { .within([$0]) }
      }
      if ComposeTables.transitionCalls.contains(word) {
        if let closure = arguments.trailing, case .lambda(_, let body) = program[closure] {
          return .within([body])
        }
        return .within(["initialValue", "targetValue"].compactMap { arguments[$0] })
      }
      if ComposeTables.closureCalls.contains(word), let closure = arguments.trailing,
        case .lambda(_, let body) = program[closure]
      {
        var parts = [body]
        if case .member(let base, _, _) = program[callee], word != "run", word != "let" {
          parts.insert(base, at: 0)
        }
        return .within(parts)
      }
      if word.hasSuffix("CornerShape") || word == "CornerSize",
        let only = arguments["percent"] ?? arguments.positional.first,
        let number = ConstantFolder(program).number(only), number.isInteger
      {
        // A whole number is a share of the side, a length carries its `.dp`.
        return .value(.rounded(number.value), .percent, program.range(only))
      }
      if let handedBack = handedBack(callee, arguments) { return handedBack }
      // Each side of a padding is a statement of its own; only as a default are they one value.
      if word == "PaddingValues", kind != .any { return .nothing }
      if ComposeTables.transparentCalls.contains(word) || word == "PaddingValues" {
        return .within(arguments.positional + program[list].compactMap(labelledValue))
      }
      return nil
    case .lambda(let parameters, let body):
      return kind == .any || parameters.isEmpty ? .within([body]) : nil
    case .name(let name):
      return boundByIteration(program[name]).map { .within([$0]) }
    default: return nil
    }
  }

  /// A function of the project that gives back what it is handed, such as a shape to fall back to.
  private func handedBack(_ callee: NodeID, _ arguments: CallArguments) -> Reading? {
    guard let function = vocabulary.roles.function(called: callee, at: place, in: module) else { return nil }
    let values = vocabulary.roles.handedBack(by: function, arguments, in: module)
    guard !values.isEmpty, case .function(let id) = module[function],
      let body = module.program(function)[id].body, let word = program.lastWord(of: callee)
    else { return nil }
    return .all([.within(values), .elsewhere(function.at(body), name: word)])
  }

  private func labelledValue(_ id: NodeID) -> NodeID? {
    guard case .argument(_?, let value, false) = program[id] else { return nil }
    return value
  }

  /// `items.forEach { item -> … }`: what `item` is one of.
  private func boundByIteration(_ name: String) -> NodeID? {
    guard let declaration = module.declaration(named: name, at: place), declaration.file == place.file,
      case .parameter = program[declaration.node]
    else { return nil }
    let file = module.file(place)
    guard let lambda = file.parent(of: declaration.node), case .lambda = program[lambda],
      let argument = file.parent(of: lambda), let call = file.parent(of: argument),
      case .call(let callee, _) = program[call], case .member(let base, let function, _) = program[callee],
      ["forEach", "map", "onEach"].contains(program[function])
    else { return nil }
    return base
  }

  // MARK: Words

  private func named(_ type: String, _ unit: ParityModel.Unit) -> Reading {
    guard case .member(let base, let name, _) = node, program.lastWord(of: base) == type else {
      return .general
    }
    return .value(.text(program[name].lowerCamel), unit, program.lastWordRange(of: place.node))
  }

  private func haptic() -> Reading {
    if case .value(let value, let unit, let range) = named("HapticFeedbackConstants", .haptic) {
      return .value(value, unit, range)
    }
    return named("HapticFeedbackType", .haptic)
  }

  private func fontWeight() -> Reading {
    switch node {
    case .member(let base, let name, _):
      guard program.lastWord(of: base) == "FontWeight", let weight = ComposeTables.fontWeights[program[name]]
      else { return .general }
      return .value(.number(weight), .none, program.lastWordRange(of: place.node))
    case .call(let callee, let list):
      guard program.lastWord(of: callee) == "FontWeight", let only = program[list].first else {
        return .general
      }
      return .within([only])
    default: return .general
    }
  }

  private func text() -> Reading {
    guard case .call(let callee, let list) = node, program.lastWord(of: callee) == "List",
      let closure = program.arguments(list).trailing, case .lambda(_, let body) = program[closure]
    else {
      if case .string(let segments) = node, segments.isEmpty { return .nothing }
      return .general
    }
    return .within([body])
  }

  private func duration() -> Reading {
    switch node {
    case .member(let base, let name, _):
      guard let number = ConstantFolder(program).number(base) else { return .general }
      switch program[name] {
      case "milliseconds": return .value(.rounded(number.value), .ms, program.range(place.node))
      case "seconds": return .value(.rounded(number.value * 1000), .ms, program.range(place.node))
      default: return .general
      }
    default: return .general
    }
  }

  /// A raw number that divides a distance on the screen counts pixels, whatever the quotient feeds.
  private func pixels() -> Reading {
    guard case .binary(.divide, let left, let right) = node,
      let number = ConstantFolder(program).number(right),
      !number.isInteger, isDistance(left)
    else { return .general }
    let leaf = Leaf(
      place: place.at(right), range: program.range(right), value: .rounded(number.value), unit: .px,
      state: [],
      derivation: [])
    return .leaves([leaf])
  }

  private func isDistance(_ id: NodeID) -> Bool {
    var asked: [Reference] = []
    return vocabulary.roles.isDistance(id, at: place, in: module, &asked)
  }

  /// A constant or a parameter's default: whatever notation tells by itself what it is.
  private func anything() -> Reading {
    if case .lambda(_, let body) = node { return .within([body]) }
    for kind in [ValueKind.easing, .icon, .role, .fontWeight, .textStyle, .radius, .shadow, .color] {
      switch ComposeReader(vocabulary: vocabulary, module: module, place: place).readAlone(as: kind) {
      case .value(let value, let unit, let range): return .value(value, unit, range)
      case .leaves(let leaves) where !leaves.isEmpty: return .leaves(leaves)
      case .faded(let color, let opacity): return .faded(color: color, opacity: opacity)
      case .leaves, .all, .within, .elsewhere, .nothing, .general: continue
      }
    }
    return enumerationCase()
  }

  /// Reads as a kind without looking through calls that hold the value.
  ///
  /// A bare name tells nothing by itself, save for the names that Compose gives its own values.
  private func readAlone(as kind: ValueKind) -> Reading {
    if case .name(let name) = node {
      guard kind == .easing || kind == .radius && program[name] == "CircleShape" else { return .general }
    }
    return switch kind {
    case .easing: easing()
    case .icon: icon(.icon)
    case .role: named("Role", .role)
    case .fontWeight: fontWeight()
    case .textStyle, .radius: token(kind)
    case .shadow: if case .member = node { token(kind) } else { .general }
    case .color: color()
    case .length, .ratio, .duration, .text, .haptic, .iconWeight, .boolean, .any: .general
    }
  }

  /// A case of an enumeration of the project: what the other languages write as a string.
  private func enumerationCase() -> Reading {
    guard case .member(let base, let name, _) = node, let type = program.lastWord(of: base) else {
      return .general
    }
    for member in module.members(of: type, named: program[name]) {
      if case .enumCase = module[member] {
        return .value(.text(program[name].lowerCamel), .string, program.lastWordRange(of: place.node))
      }
    }
    return .general
  }
}
