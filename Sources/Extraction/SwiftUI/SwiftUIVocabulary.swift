import Evaluation
import ParityModel
import Program

/// What SwiftUI sources state.
///
/// It knows the framework's modifiers and views by table; a project's own helpers it reads through
/// their definitions, by the types of their parameters and by where the parameters go.
struct SwiftUIVocabulary: Vocabulary {
  let dialect: Dialect
  let lexicon: Lexicon

  func part(of declaration: Reference, in module: Module) -> String? {
    SwiftUIParts(module: module).part(of: declaration)
  }

  func part(outsideUIInType type: Reference, in module: Module) -> String {
    SwiftUIParts(module: module).part(outsideUIInType: type)
  }

  func read(_ place: Reference, as kind: ValueKind, in module: Module) -> Reading {
    SwiftUIReading(vocabulary: self, module: module, place: place).read(as: kind)
  }

  func extract(file: Int, into facts: inout FactCollector) {
    var walk = SwiftUIWalk(vocabulary: self, module: facts.module, file: file)
    walk.run(into: &facts)
  }
}
