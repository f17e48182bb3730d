import SyntaxTree
import TreeSitterCSS
import TreeSitterKotlin
import TreeSitterSwift
import TreeSitterTSX
import TreeSitterTypeScript

/// A language that lowers into the program model.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case swift, kotlin, tsx, typescript, css

  /// The language of a file, by its ending; nil for one that no port is written in.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    switch path[path.index(after: dot)...] {
    case "swift": self = .swift
    case "kt", "kts": self = .kotlin
    case "tsx", "jsx": self = .tsx
    case "ts", "mts", "cts", "js", "mjs", "cjs": self = .typescript
    case "css": self = .css
    default: return nil
    }
  }

  /// The endings of its files.
  public var endings: [String] {
    switch self {
    case .swift: [".swift"]
    case .kotlin: [".kt", ".kts"]
    case .tsx: [".tsx", ".jsx"]
    case .typescript: [".ts", ".mts", ".cts", ".js", ".mjs", ".cjs"]
    case .css: [".css"]
    }
  }

  /// The grammar, its ids resolved once.
  public var grammar: Grammar {
    switch self {
    case .swift: Self.swiftGrammar
    case .kotlin: Self.kotlinGrammar
    case .tsx: Self.tsxGrammar
    case .typescript: Self.typescriptGrammar
    case .css: Self.cssGrammar
    }
  }

  private static let swiftGrammar = Grammar(name: "swift", language: tree_sitter_swift())
  private static let kotlinGrammar = Grammar(
    name: "kotlin", language: tree_sitter_kotlin(),
    kindsWithFields: ["function_declaration", "function_type", "if_expression", "property_declaration"])
  private static let tsxGrammar = Grammar(name: "tsx", language: tree_sitter_tsx())
  private static let typescriptGrammar = Grammar(name: "typescript", language: tree_sitter_typescript())
  private static let cssGrammar = Grammar(name: "css", language: tree_sitter_css(), kindsWithFields: [])
}
