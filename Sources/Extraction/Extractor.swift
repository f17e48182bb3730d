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
    let prepared = prepared(for: module)
    return .merged(module.files.indices.map { prepared.extraction(ofFile: $0) })
  }

  /// The extractor with what it needs to know of a whole port before it reads a file of it.
  public func prepared(for module: Module) -> PreparedExtractor {
    PreparedExtractor(
      module: module, dialect: dialect, lexicon: lexicon, vocabulary: vocabulary.prepared(for: module),
      style: writesStyles ? StyleTokens(module: module, dialect: dialect) : nil)
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
}
