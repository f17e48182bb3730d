import SyntaxTree

/// Reads a source text into a program: parse, rewrite and parse again where that helps, lower.
public struct ProgramReader: Sendable {
  public let limits: Parser.Limits

  public init(limits: Parser.Limits = Parser.Limits()) { self.limits = limits }

  public func read(_ source: SourceText, language: Language) -> Result<Program, Parser.Failure> {
    let parser = Parser(grammar: language.grammar, limits: limits)
    return parser.parse(source).map { tree in
      lower(better(of: tree, parser: parser, language: language), language: language)
    }
  }

  /// The tree, or that of the rewritten buffer when fewer bytes of it failed to parse.
  private func better(of tree: SyntaxTree, parser: Parser, language: Language) -> SyntaxTree {
    guard !tree.faults.isEmpty, let rewritten = rewrite(tree.source.bytes, language: language),
      case .success(let second) = parser.parse(tree.source, as: rewritten)
    else { return tree }
    return second.faultCost < tree.faultCost ? second : tree
  }

  /// The parse buffer with what the grammar cannot read blanked at unchanged length; nil if nothing is.
  private func rewrite(_ bytes: [UInt8], language: Language) -> [UInt8]? {
    switch language {
    case .swift: SwiftRewrites.apply(to: bytes)
    case .kotlin: KotlinRewrites.apply(to: bytes)
    case .tsx, .typescript: TSXRewrites.apply(to: bytes)
    case .css: nil
    }
  }

  private func lower(_ tree: SyntaxTree, language: Language) -> Program {
    switch language {
    case .swift: SwiftLowering.lower(tree)
    case .kotlin: KotlinLowering.lower(tree)
    case .tsx, .typescript: TSXLowering.lower(tree, language: language)
    case .css: CSSLowering.lower(tree)
    }
  }
}

extension SyntaxTree {
  /// Bytes that did not parse, and a little for each place, so that fewer places win a tie.
  fileprivate var faultCost: Int { faults.reduce(0) { $0 + $1.range.count + 1 } }
}
