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
      let interpolation = Interpolation(program, callee, arguments)
    {
      return read(interpolation, in: place, as: kind)
    }
    if case .call(let callee, let arguments) = program[place.node],
      let choices = program.platformChoices(callee, arguments)
    {
      let reader = LeafReader(module: module, vocabulary: vocabulary)
      return .leaves(choices.flatMap { reader.leaves(of: place.at($0), as: kind, state: .if) })
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

  /// Both ranges feed the property: the outputs as its values, the inputs as distances. Those of a
  /// progress from 0 to 1 are no distance, and a colour has none.
  private func read(_ interpolation: Interpolation, in place: Reference, as kind: ValueKind) -> Reading {
    let folder = ConstantFolder(module.program(place))
    let isProgress = interpolation.inputs.allSatisfy { [0, 1].contains(folder.number($0)?.value) }
    guard !isProgress, kind == .ratio || kind == .length else { return .within(interpolation.outputs) }
    let reader = LeafReader(module: module, vocabulary: vocabulary)
    let inputs = interpolation.inputs.flatMap { reader.leaves(of: place.at($0), as: .length) }
    return .all([.leaves(inputs), .within(interpolation.outputs)])
  }

  func token(_ place: Reference, _ unit: Unit) -> Reading? {
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
    if program.words(of: place.node) == ["StyleSheet", "hairlineWidth"] {
      return .value(.number(1), .px, program.lastWordRange(of: place.node))
    }
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
