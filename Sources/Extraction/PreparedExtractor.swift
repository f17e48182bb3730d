import Evaluation
import ParityModel
import Program

/// Turns the files of one port into facts, each by itself, in any order and several at a time.
public struct PreparedExtractor: Sendable {
  let module: Module
  let dialect: Dialect
  let lexicon: Lexicon
  let vocabulary: any Vocabulary
  let style: StyleTokens?

  /// What one file of the port states, sorted by place; `Extraction.merged` puts the files together.
  public func extraction(ofFile file: Int) -> Extraction {
    let module = module.asked(for: file)
    let source = module.files[file]
    var facts = FactCollector(module: module, vocabulary: vocabulary)
    ConstantFacts.add(file: file, into: &facts)
    TokenFacts.add(file: file, lexicon: lexicon, style: style, into: &facts)
    vocabulary.extract(file: file, into: &facts)
    TaughtFacts.add(file: file, lexicon: lexicon, into: &facts)
    var extraction = Extraction()
    extraction.facts = facts.takeFacts().inOrderOnce()
    extraction.uses = facts.uses.sorted()
    extraction.unreadable = facts.unreadable + faults(of: source)
    extraction.unknownClasses = facts.unknownClasses.sorted()
    extraction.suppressions = SuppressionReader(platform: dialect.platform).suppressions(in: source)
    extraction.parts = parts(ofFile: file, of: module)
    return extraction
  }

  private func faults(of file: SourceFile) -> [Unreadable] {
    file.program.faults.map { fault in
      let reason =
        switch fault.kind {
        case .error: "this does not parse"
        case .missing: "something is missing here"
        case .tooDeep: "this is nested too deep to be read"
        }
      return Unreadable(
        platform: dialect.platform, part: "", reason: reason, location: file.location(fault.range))
    }
  }

  private func parts(ofFile file: Int, of module: Module) -> [Extraction.Part] {
    let source = module.files[file]
    var parts: [Extraction.Part] = []
    for node in source.program.ids {
      switch source.program[node] {
      case .type, .function, .property:
        guard let name = vocabulary.part(of: Reference(file: file, node: node), in: module) else { continue }
        parts.append(Extraction.Part(name: name, location: source.location(node)))
      default: continue
      }
    }
    return parts
  }
}
