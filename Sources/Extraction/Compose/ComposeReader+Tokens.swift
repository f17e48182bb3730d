import Evaluation
import ParityModel
import Program

/// Tokens, colours, easings and icons.
extension ComposeReader {
  // MARK: Tokens

  /// A text style, radius or shadow token.
  func token(_ kind: ValueKind) -> Reading {
    let unit: ParityModel.Unit = kind == .textStyle ? .textStyle : kind == .radius ? .radius : .shadow
    switch node {
    case .name(let name):
      if kind == .radius, program[name] == "CircleShape" {
        return .value(.text("full"), .radius, program.range(place.node))
      }
      if kind == .shadow, let declaration = module.declaration(named: program[name], at: place),
        case .property = module[declaration], module.isConstant(declaration)
      {
        return .value(.text(program[name].lowerCamel), .shadow, program.range(place.node))
      }
      if kind != .radius, isImportedToken(program[name]) {
        return .value(.text(program[name].lowerCamel), unit, program.range(place.node))
      }
      return .general
    case .member(let base, let name, _):
      guard namespace(of: base) == unit else { return .general }
      return .value(.text(program[name].lowerCamel), unit, program.lastWordRange(of: place.node))
    case .call(let callee, _):
      guard case .member(let base, let name, _) = program[callee] else { return .general }
      return ["copy", "merge", "plus"].contains(program[name]) ? .within([base]) : .general
    default: return .general
    }
  }

  /// A value of another file that is not at hand, such as an imported `CardShadow`.
  func isImportedToken(_ name: String) -> Bool {
    guard name.startsUppercase, !name.hasSuffix("Default") else { return false }
    return module.declarations(named: name).isEmpty && !module.hasType(name)
      && module.declaration(named: name, at: place) == nil
  }

  /// The kind of token that a holder's name tells: `colors` of `theme.colors.label`, a local or parameter
  /// for it, or the name under which it is imported.
  func namespace(of base: NodeID, depth: Int = 0) -> ParityModel.Unit? {
    guard let word = program.lastWord(of: base), depth < 4 else { return nil }
    if case .call = program[base] { return nil }
    if let unit = unit(ofNamespace: word) { return unit }
    guard case .name = program[base] else { return nil }
    if let original = vocabulary.roles.imported(word, in: place.file) { return unit(ofNamespace: original) }
    guard let declaration = module.declaration(named: word, at: place), declaration.file == place.file else {
      return nil
    }
    switch program[declaration.node] {
    case .parameter(let id): return program[id].type.flatMap { unit(ofNamespace: program[$0]) }
    case .property(let id):
      if let type = program[id].type { return unit(ofNamespace: program[type]) }
      guard let value = program[id].initializer else { return nil }
      switch program[value] {
      case .name, .member: return namespace(of: value, depth: depth + 1)
      default: return nil
      }
    default: return nil
    }
  }

  private func unit(ofNamespace word: String) -> ParityModel.Unit? {
    vocabulary.lexicon.unit(ofNamespace: word) ?? ComposeTables.namespaces[word]
  }

  // MARK: Colours

  func color() -> Reading {
    switch node {
    case .name(let name) where isImportedToken(program[name]):
      return .value(.text(program[name].lowerCamel), .color, program.range(place.node))
    case .member(let base, let name, _):
      let word = program[name]
      let range = program.lastWordRange(of: place.node)
      if program.lastWord(of: base) == "Color" {
        if word == "Transparent" { return .value(.text("transparent"), .color, range) }
        return ComposeTables.colors[word].map { .value(.text($0), .rgba, range) } ?? .nothing
      }
      guard namespace(of: base) == .color else { return .general }
      return .value(.text(word.lowerCamel), .color, range)
    case .call(let callee, let list):
      if case .member(let base, let name, _) = program[callee], program[name] == "copy" {
        return faded(base, program.arguments(list).value("alpha", or: 0))
      }
      if case .name(let name) = program[callee], program[name] == "Color" { return literalColor(list) }
      return .general
    default: return .general
    }
  }

  /// `color.copy(alpha = 0.3f)`: the colour with that opacity, where the opacity is a literal.
  private func faded(_ base: NodeID, _ alpha: NodeID?) -> Reading {
    guard let alpha, isLiteral(alpha) else { return .within([base]) }
    return .faded(color: base, opacity: alpha)
  }

  /// A number, or a choice between numbers.
  private func isLiteral(_ id: NodeID) -> Bool {
    switch program[id] {
    case .conditional(_, let then, let otherwise?): isLiteral(then) && isLiteral(otherwise)
    case .block(let list): program[list].count == 1 && program[list].allSatisfy(isLiteral)
    default: ConstantFolder(program).number(id) != nil
    }
  }

  /// `Color(0xFF1D1D1F)`, `Color(29, 29, 31)`, `Color(red = 0.1f, green = 0.2f, blue = 0.3f)`.
  private func literalColor(_ list: NodeList) -> Reading {
    let arguments = program.arguments(list)
    let parts = ["red", "green", "blue", "alpha"].enumerated().compactMap {
      arguments.value($0.element, or: $0.offset)
    }
    let numbers = parts.compactMap(ConstantFolder(program).number)
    guard numbers.count == parts.count else { return .nothing }
    let range = program.range(place.node)
    if numbers.count == 1 {
      let bits = numbers[0].value
      guard bits >= 0, bits <= 0xFFFF_FFFF else { return .nothing }
      let argb = UInt64(bits)
      let rgba = (argb & 0xFF_FFFF) << 8 | argb >> 24
      return .value(.text("#" + hex(rgba, digits: 8)), .rgba, program.range(parts[0]))
    }
    guard numbers.count >= 3 else { return .nothing }
    var rgba = ""
    for index in 0..<4 {
      let number = index < numbers.count ? numbers[index] : ConstantFolder.Number(value: 255, isInteger: true)
      let scaled = number.isInteger ? number.value : number.value * 255
      guard scaled >= 0, scaled <= 255.5 else { return .nothing }
      rgba += hex(UInt64(scaled.rounded()), digits: 2)
    }
    return .value(.text("#" + rgba), .rgba, range)
  }

  private func hex(_ value: UInt64, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  // MARK: Easings

  func easing() -> Reading {
    switch node {
    case .name(let name):
      if let known = ComposeTables.easings[program[name]] {
        return .value(.text(known), .easing, program.range(place.node))
      }
      return easing(named: program[name])
    case .member(let base, let name, _):
      if case .name = program[base], let known = ComposeTables.easings[program[name]] {
        return .value(.text(known), .easing, program.lastWordRange(of: place.node))
      }
      return .general
    case .call(let callee, let list):
      switch program.lastWord(of: callee) {
      case "CubicBezierEasing":
        let numbers = program[list].compactMap { argument -> Double? in
          guard case .argument(_, let value, _) = program[argument] else { return nil }
          return ConstantFolder(program).number(value)?.value
        }
        guard numbers.count == 4, let first = program[list].first, let last = program[list].last else {
          return .nothing
        }
        let points = numbers.map { Value.rounded($0).description }.joined(separator: ", ")
        let range = ByteRange(program.range(first).lower, program.range(last).upper)
        return .value(.text("cubic-bezier(\(points))"), .easing, range)
      case "spring": return .value(.text("spring"), .easing, program.lastWordRange(of: callee))
      default: return .general
      }
    default: return .general
    }
  }

  /// A named easing says at its use what its declaration says: the curve is part of the animation.
  private func easing(named name: String) -> Reading {
    guard let declaration = module.declaration(named: name, at: place), module.isConstant(declaration),
      case .property(let id) = module[declaration], let value = module.program(declaration)[id].initializer,
      case .call = module.program(declaration)[value],
      case .value(let value, let unit, _) = ComposeReader(
        vocabulary: vocabulary, module: module, place: declaration.at(value)
      ).easing()
    else { return .general }
    return .value(value, unit, program.range(place.node))
  }

  // MARK: Icons

  /// `Icons.Filled.Close`: an object of icons, perhaps a style, and the icon.
  func icon(_ kind: ValueKind) -> Reading {
    guard let path = ComposeIcons.path(of: place.node, in: program) else { return .general }
    switch kind {
    case .iconWeight:
      guard let weight = path.weight, case .member(let base, _, _) = node else { return .nothing }
      return .value(.text(weight), .none, program.lastWordRange(of: base))
    default: return .value(.text(path.name.lowerCamel), .icon, program.lastWordRange(of: place.node))
    }
  }
}
