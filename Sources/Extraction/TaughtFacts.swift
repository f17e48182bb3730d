import Evaluation
import ParityModel
import Program

/// Facts of a project's own helpers, as its spec teaches them: this call, this argument, this property.
enum TaughtFacts {
  static func add(file: Int, lexicon: Lexicon, into facts: inout FactCollector) {
    guard lexicon.hasTeachings else { return }
    let program = facts.module.files[file].program
    for node in program.ids {
      guard case .call(let callee, let list) = program[node], let word = program.lastWord(of: callee) else {
        continue
      }
      for teaching in lexicon.teachings(ofCall: word) {
        let arguments = program.arguments(list)
        let value: NodeID? =
          switch teaching.argument {
          case .label(let label): arguments[label]
          case .position(let index):
            arguments.positional.indices.contains(index) ? arguments.positional[index] : nil
          }
        if let value { facts.add(teaching.properties, from: Reference(file: file, node: value)) }
      }
    }
  }
}
