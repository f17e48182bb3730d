import Evaluation
import ParityModel
import Program

extension Leaf {
  /// A colour with an opacity: `token@0.3`, or the alpha of a colour written out.
  ///
  /// The place reaches from the token to the end of the expression that fades it, where both stand there.
  func faded(by opacity: Leaf, within whole: Reference, isOnly: Bool, in module: Module) -> Leaf? {
    guard case .text(let token) = value, case .number(let alpha) = opacity.value else { return nil }
    let outer = module.program(whole).range(whole.node)
    let end = isOnly && place.file == whole.file && outer.contains(range) ? outer.upper : range.upper
    return Leaf(
      place: place, range: ByteRange(range.lower, end),
      value: .text(unit == .rgba ? token.replacingAlpha(alpha) : token + "@" + opacity.value.description),
      unit: unit, state: state.and(opacity.state), derivation: derivation, use: use ?? opacity.use)
  }
}

extension String {
  /// `#RRGGBBAA` with another opacity.
  fileprivate func replacingAlpha(_ alpha: Double) -> String {
    guard count == 9, alpha >= 0, alpha <= 1 else { return self }
    let byte = String(Int((alpha * 255).rounded()), radix: 16, uppercase: true)
    return dropLast(2) + (byte.count == 1 ? "0" : "") + byte
  }
}
