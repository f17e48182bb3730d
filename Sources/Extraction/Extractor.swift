import Evaluation
import ParityModel
import Program

/// Turns the programs of one port into facts.
public struct Extractor: Sendable {
  public let dialect: Dialect
  /// What the spec teaches about the project's own names.
  public let lexicon: Lexicon

  public init(dialect: Dialect, lexicon: Lexicon? = nil) {
    self.dialect = dialect
    self.lexicon = lexicon ?? Lexicon(platform: dialect.platform)
  }

  /// The facts of every file of a port, sorted by place. Names are resolved across all the files.
  public func extract(_ module: Module) -> Extraction {
    let vocabulary = vocabulary.prepared(for: module)
    let style = writesStyles ? StyleTokens(module: module, dialect: dialect) : nil
    var extraction = Extraction()
    var uses: Set<Fact> = []
    for file in module.files.indices {
      var facts = FactCollector(module: module, vocabulary: vocabulary)
      ConstantFacts.add(file: file, into: &facts)
      TokenFacts.add(file: file, lexicon: lexicon, style: style, into: &facts)
      vocabulary.extract(file: file, into: &facts)
      TaughtFacts.add(file: file, lexicon: lexicon, into: &facts)
      extraction.facts += facts.facts
      uses.formUnion(facts.uses)
      extraction.unreadable += facts.unreadable + faults(of: module.files[file])
      extraction.unknownClasses += facts.unknownClasses
      extraction.suppressions += SuppressionReader(platform: dialect.platform)
        .suppressions(in: module.files[file])
      extraction.parts += parts(ofFile: file, of: module, vocabulary)
    }
    extraction.facts = extraction.facts.inOrderOnce()
    extraction.uses = uses.sorted()
    extraction.unknownClasses.sort()
    return extraction
  }

  private var vocabulary: any Vocabulary {
    switch dialect.platform {
    case .swiftUI: SwiftUIVocabulary(dialect: dialect, lexicon: lexicon)
    case .compose: ComposeVocabulary(dialect: dialect, lexicon: lexicon)
    case .uniwind, .nativeWind, .styleSheet: ReactNativeVocabulary(dialect: dialect, lexicon: lexicon)
    }
  }

  /// Whether colours and lengths are written as style sheets write them.
  private var writesStyles: Bool {
    switch dialect.platform {
    case .swiftUI, .compose: false
    case .uniwind, .nativeWind, .styleSheet: true
    }
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

  private func parts(
    ofFile file: Int, of module: Module, _ vocabulary: any Vocabulary
  ) -> [Extraction.Part] {
    let source = module.files[file]
    return source.program.ids.compactMap { node in
      switch source.program[node] {
      case .type, .function, .property:
        vocabulary.part(of: Reference(file: file, node: node), in: module).map {
          Extraction.Part(name: $0, location: source.location(node))
        }
      default: nil
      }
    }
  }
}

extension [Fact] {
  /// In the order in which facts are printed, each once.
  fileprivate func inOrderOnce() -> [Fact] {
    var result: [Fact] = []
    result.reserveCapacity(count)
    for fact in inOrder() {
      // Equal facts have one place, so few are compared.
      var twin = result.count - 1
      while twin >= 0, result[twin] != fact, result[twin].location.lower == fact.location.lower,
        result[twin].location.path == fact.location.path
      {
        twin -= 1
      }
      if twin < 0 || result[twin] != fact { result.append(fact) }
    }
    return result
  }
}

/// What a port states.
public struct Extraction: Sendable {
  public var facts: [Fact] = []
  /// What named constants state where they are used: each the part and property of the use, the place
  /// of the constant's literal, and the use in its derivation. They are no facts of their own.
  public var uses: [Fact] = []
  /// Places that did not parse or could not be read.
  public var unreadable: [Unreadable] = []
  /// Classes that are not understood, sorted by place.
  public var unknownClasses: [UnknownClass] = []
  /// The comments that allow findings.
  public var suppressions: [Suppression] = []
  /// The UI declarations, each as often as the sources declare or extend it.
  public var parts: [Part] = []

  public init() {}

  /// A UI declaration, after which facts are filed.
  public struct Part: Hashable, Sendable {
    public var name: String
    public var location: Location

    public init(name: String, location: Location) {
      self.name = name
      self.location = location
    }
  }
}
