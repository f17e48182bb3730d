import Evaluation
import ParityModel
import Program

/// What ReactNative sources state.
struct ReactNativeVocabulary: Vocabulary {
  let dialect: Dialect
  let lexicon: Lexicon

  func part(of declaration: Reference, in module: Module) -> String? { nil }

  func read(_ place: Reference, as kind: ValueKind, in module: Module) -> Reading { .general }

  func unit(ofNumberAs kind: ValueKind) -> Unit {
    switch kind {
    case .length, .radius: .pt
    case .duration: .ms
    case .ratio, .color, .textStyle, .shadow, .easing, .text, .role, .haptic, .icon, .iconWeight, .fontWeight,
      .boolean, .any:
      .none
    }
  }

  func extract(file: Int, into facts: inout FactCollector) {}
}
