import Evaluation
import ParityModel
import Program

/// Reads what one expression of React Native states for a property of some kind.
struct ReactNativeReading {
  let vocabulary: ReactNativeVocabulary
  let module: Module
  private var tables: TokenTables { TokenTables(module: module, lexicon: vocabulary.lexicon) }

  init(vocabulary: ReactNativeVocabulary, module: Module) {
    self.vocabulary = vocabulary
    self.module = module
  }

  func read(_ place: Reference, as kind: ValueKind) -> Reading {
    let program = module.program(place)
    if case .call(let callee, let arguments) = program[place.node],
      let outputs = Interpolation(program, callee, arguments)?.outputs
    {
      return .within(outputs)
    }
    switch kind {
    case .color: return color(place)
    case .length: return length(place)
    case .radius: return token(place, .radius) ?? length(place)
    case .shadow: return token(place, .shadow) ?? .general
    case .textStyle: return token(place, .textStyle) ?? .general
    case .fontWeight: return fontWeight(place)
    case .role: return word(place, .role) { ReactNativeWords.roles[$0] ?? $0 }
    case .icon: return icon(place)
    case .iconWeight: return word(place, .none) { $0 }
    case .easing: return easing(place)
    case .text: return text(place)
    case .any: return any(place)
    case .ratio, .duration, .haptic, .boolean: return .general
    }
  }

  private func token(_ place: Reference, _ unit: Unit) -> Reading? {
    tables.token(place, unit).map { .value(.text($0.name), unit, $0.range) }
  }

  /// A plain string read as a word; anything else is read by the general rules.
  private func word(_ place: Reference, _ unit: Unit, _ name: (String) -> String?) -> Reading {
    let program = module.program(place)
    guard let text = program.plainText(of: place.node) else { return .general }
    guard let value = name(text) else { return .nothing }
    return .value(.text(value), unit, program.lastWordRange(of: place.node))
  }

  private func length(_ place: Reference) -> Reading {
    let program = module.program(place)
    guard case .string = program[place.node], let text = program.plainText(of: place.node) else {
      return .general
    }
    let range = program.lastWordRange(of: place.node)
    if text.hasSuffix("%"), let share = Double(text.dropLast()) {
      return .value(.rounded(share), .percent, range)
    }
    if text.hasSuffix("px"), let length = Double(text.dropLast(2)) {
      return .value(.rounded(length), .pt, range)
    }
    return .nothing
  }

  private func fontWeight(_ place: Reference) -> Reading {
    let program = module.program(place)
    guard let text = program.plainText(of: place.node) else { return .general }
    guard let weight = Double(text) ?? TailwindWords.fontWeights[text] else { return .nothing }
    return .value(.number(weight), .none, program.lastWordRange(of: place.node))
  }

  /// Text between tags; a blank string separates words and says nothing.
  private func text(_ place: Reference) -> Reading {
    let program = module.program(place)
    switch program[place.node] {
    case .text(let text):
      return program[text].allSatisfy(\.isWhitespace)
        ? .nothing : .value(.text(program[text]), .string, program.range(place.node))
    case .string:
      guard let text = program.plainText(of: place.node) else { return .general }
      return text.allSatisfy(\.isWhitespace) ? .nothing : .general
    case .call(let callee, _):
      guard case .name(let name) = program[callee],
        let body = defaultFunctionBody(named: program[name], at: place.at(callee))
      else { return .general }
      return .elsewhere(body, name: program[name])
    default: return .general
    }
  }

  /// The body of the function that a prop has by default: `format` in `({ format = defaultFormat })`.
  private func defaultFunctionBody(named name: String, at place: Reference) -> Reference? {
    guard let binding = module.declaration(named: name, at: place),
      case .assign(nil, _, let value) = module[binding]
    else { return nil }
    let place = binding.at(value)
    return module.functionBody(place) ?? module.functionBody(of: place)
  }

  private func icon(_ place: Reference) -> Reading {
    let program = module.program(place)
    switch program[place.node] {
    case .name(let name):
      guard let icon = ReactNativeWords.icon(program[name]),
        module.declaration(named: program[name], at: place) == nil
      else { return .general }
      return .value(.text(icon), .icon, program.range(place.node))
    case .member(_, let name, _):
      guard let icon = ReactNativeWords.icon(program[name]) else { return .general }
      return .value(.text(icon), .icon, program.lastWordRange(of: place.node))
    default:
      return word(place, .icon) { $0.split(separator: ".").joined(separator: "-").lowerCamel }
    }
  }

  /// Constants and defaults: a curve, a colour written out, else whatever stands there.
  private func any(_ place: Reference) -> Reading {
    let program = module.program(place)
    switch program[place.node] {
    case .string:
      guard let text = program.plainText(of: place.node), let color = RawColor(css: text) else {
        return .general
      }
      return .value(.text(color.text), .rgba, program.lastWordRange(of: place.node))
    case .call:
      if case .value(let value, let unit, let range) = easing(place) { return .value(value, unit, range) }
      return .general
    default: return .general
    }
  }

  private func easing(_ place: Reference) -> Reading {
    let program = module.program(place)
    switch program[place.node] {
    case .call(let callee, let list):
      guard case .member(let base, let name, _) = program[callee], program.lastWord(of: base) == "Easing"
      else {
        return .general
      }
      let word = program[name]
      if word == "bezier" || word == "bezierFn" {
        let values = program[list]
        let points = values.compactMap { item -> Double? in
          guard case .argument(_, let value, _) = program[item] else { return nil }
          return ConstantFolder(program).number(value)?.value
        }
        guard let curve = CubicBezier(points), let first = values.first, let last = values.last else {
          return .nothing
        }
        let range = ByteRange(program.range(first).lower, program.range(last).upper)
        return .value(.text(curve.text), .easing, range)
      }
      guard let curve = ReactNativeWords.easingModifiers[word] else { return .nothing }
      return .value(.text(curve), .easing, program.lastWordRange(of: callee))
    case .member(let base, let name, _):
      guard program.lastWord(of: base) == "Easing", let curve = ReactNativeWords.easings[program[name]] else {
        return .general
      }
      return .value(.text(curve), .easing, program.lastWordRange(of: place.node))
    default: return .general
    }
  }
}

// MARK: - Colours

extension ReactNativeReading {
  private func color(_ place: Reference) -> Reading {
    let program = module.program(place)
    switch program[place.node] {
    case .string(let segments):
      if let text = program.plainText(of: place.node) {
        let range = program.lastWordRange(of: place.node)
        if let raw = RawColor(css: text) { return .value(.text(raw.text), .rgba, range) }
        let isWord = !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isLetter }
        return isWord ? .value(.text(text), .color, range) : .nothing
      }
      return suffixed(Array(program[segments]), at: place) ?? .nothing
    case .call(let callee, let arguments):
      guard let (color, alpha) = blend(callee, arguments, at: place) else { return .general }
      return .leaves(blended(color, alpha))
    default: return token(place, .color) ?? .general
    }
  }

  /// `${colors.label}80`: a colour and two hexadecimal digits of opacity.
  private func suffixed(_ segments: [NodeID], at place: Reference) -> Reading? {
    let program = module.program(place)
    guard segments.count == 2, case .text(let text) = program[segments[1]], program[text].utf8.count == 2,
      let byte = UInt8(program[text], radix: 16)
    else { return nil }
    let colors = leaves(place.at(segments[0]), as: .color)
    return .leaves(colors.map { blend($0, Double(byte) / 255) })
  }

  /// The colour and the opacity that a call puts together; nil for a call that does something else.
  private func blend(_ callee: NodeID, _ list: NodeList, at place: Reference) -> (Reference, Reference)? {
    let program = module.program(place)
    let arguments = program.arguments(list).positional
    if case .member(let base, let name, _) = program[callee], arguments.count == 1,
      ReactNativeWords.isOpacity(program[name])
    {
      return (place.at(base), place.at(arguments[0]))
    }
    guard case .name(let name) = program[callee], arguments.count >= 2 else { return nil }
    let word = program[name]
    guard let function = module.declaration(named: word, at: place) else {
      return ReactNativeWords.isOpacity(word) ? (place.at(arguments[0]), place.at(arguments[1])) : nil
    }
    var color: Int?
    var alpha: Int?
    for (index, parameter) in module.parameterNames(of: function).enumerated() {
      let words = parameter.camelWords
      if words.contains(where: { ["color", "colour", "hex"].contains($0) }) { color = index }
      if ReactNativeWords.isOpacity(parameter) { alpha = index }
    }
    guard let color, let alpha, arguments.indices.contains(color), arguments.indices.contains(alpha) else {
      return nil
    }
    return (place.at(arguments[color]), place.at(arguments[alpha]))
  }

  /// Every colour under every opacity, at the place of the opacity.
  private func blended(_ color: Reference, _ alpha: Reference) -> [Leaf] {
    let colors = leaves(color, as: .color)
    return leaves(alpha, as: .ratio).flatMap { share in
      colors.compactMap { color -> Leaf? in
        guard case .number(let number) = share.value else { return nil }
        var leaf = share
        leaf.state = color.state.and(share.state)
        leaf.derivation = color.derivation + share.derivation
        (leaf.value, leaf.unit) = (blend(color, number).value, color.unit)
        return leaf
      }
    }
  }

  private func blend(_ color: Leaf, _ alpha: Double) -> Leaf {
    guard case .text(let text) = color.value else { return color }
    var leaf = color
    if color.unit == .rgba, let raw = RawColor(css: text) {
      leaf.value = .text(raw.with(alpha: alpha).text)
    } else {
      leaf.value = .text(text + "@" + Value.rounded(alpha).description)
    }
    return leaf
  }

  private func leaves(_ place: Reference, as kind: ValueKind) -> [Leaf] {
    LeafReader(module: module, vocabulary: vocabulary).leaves(of: place, as: kind)
  }
}
