import Evaluation
import ParityModel
import Program

// Colours: tokens, literals, and those that a call or a suffix makes see-through.
extension ReactNativeReading {
  func color(_ place: Reference) -> Reading {
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
