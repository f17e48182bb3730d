import SyntaxTree

/// The node kinds that the lowering of style sheets tells apart, resolved to ids once.
struct CSSKinds: Sendable {
  static let shared = CSSKinds(Language.css.grammar)

  let block, declaration, propertyName, comment, lineComment: NodeKind
  let colon, semicolon: NodeKind

  private init(_ grammar: Grammar) {
    (block, declaration) = (grammar.kind("block"), grammar.kind("declaration"))
    propertyName = grammar.kind("property_name")
    (comment, lineComment) = (grammar.kind("comment"), grammar.kind("js_comment"))
    (colon, semicolon) = (grammar.token(":"), grammar.token(";"))
  }
}
