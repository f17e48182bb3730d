import SyntaxTree

/// The node kinds that the lowering tells apart, each with the grammar's name.
enum TSXKind: String, CaseIterable {
  case program, identifier, array, object, pair, regex, number, string, this, undefined, null, comment
  case `true`, `false`, `super`, `import`, `class`, module, decorator
  case propertyIdentifier = "property_identifier"
  case privatePropertyIdentifier = "private_property_identifier"
  case shorthandProperty = "shorthand_property_identifier"
  case computedPropertyName = "computed_property_name"
  case stringFragment = "string_fragment"
  case escapeSequence = "escape_sequence"
  case templateString = "template_string"
  case templateSubstitution = "template_substitution"
  case metaProperty = "meta_property"
  case htmlComment = "html_comment"
  case hashBang = "hash_bang_line"

  // Expressions.
  case arrowFunction = "arrow_function"
  case functionExpression = "function_expression"
  case generatorFunction = "generator_function"
  case callExpression = "call_expression"
  case newExpression = "new_expression"
  case instantiationExpression = "instantiation_expression"
  case memberExpression = "member_expression"
  case nestedIdentifier = "nested_identifier"
  case subscriptExpression = "subscript_expression"
  case nonNullExpression = "non_null_expression"
  case parenthesizedExpression = "parenthesized_expression"
  case sequenceExpression = "sequence_expression"
  case asExpression = "as_expression"
  case satisfiesExpression = "satisfies_expression"
  case unaryExpression = "unary_expression"
  case binaryExpression = "binary_expression"
  case ternaryExpression = "ternary_expression"
  case assignmentExpression = "assignment_expression"
  case augmentedAssignment = "augmented_assignment_expression"
  case updateExpression = "update_expression"
  case awaitExpression = "await_expression"
  case yieldExpression = "yield_expression"
  case spreadElement = "spread_element"
  case optionalChain = "optional_chain"

  // Patterns.
  case objectPattern = "object_pattern"
  case arrayPattern = "array_pattern"
  case pairPattern = "pair_pattern"
  case restPattern = "rest_pattern"
  case assignmentPattern = "assignment_pattern"
  case objectAssignmentPattern = "object_assignment_pattern"
  case shorthandPattern = "shorthand_property_identifier_pattern"

  // Statements.
  case statementBlock = "statement_block"
  case expressionStatement = "expression_statement"
  case emptyStatement = "empty_statement"
  case debuggerStatement = "debugger_statement"
  case ifStatement = "if_statement"
  case elseClause = "else_clause"
  case switchStatement = "switch_statement"
  case switchCase = "switch_case"
  case switchDefault = "switch_default"
  case forStatement = "for_statement"
  case forInStatement = "for_in_statement"
  case whileStatement = "while_statement"
  case doStatement = "do_statement"
  case tryStatement = "try_statement"
  case labeledStatement = "labeled_statement"
  case returnStatement = "return_statement"
  case breakStatement = "break_statement"
  case continueStatement = "continue_statement"
  case throwStatement = "throw_statement"
  case importStatement = "import_statement"
  case importClause = "import_clause"
  case namedImports = "named_imports"
  case importSpecifier = "import_specifier"
  case importAlias = "import_alias"
  case importRequireClause = "import_require_clause"
  case exportStatement = "export_statement"
  case exportClause = "export_clause"
  case exportSpecifier = "export_specifier"

  // Declarations.
  case functionDeclaration = "function_declaration"
  case generatorDeclaration = "generator_function_declaration"
  case functionSignature = "function_signature"
  case lexicalDeclaration = "lexical_declaration"
  case variableDeclaration = "variable_declaration"
  case variableDeclarator = "variable_declarator"
  case classDeclaration = "class_declaration"
  case abstractClassDeclaration = "abstract_class_declaration"
  case classHeritage = "class_heritage"
  case extendsClause = "extends_clause"
  case implementsClause = "implements_clause"
  case methodDefinition = "method_definition"
  case methodSignature = "method_signature"
  case abstractMethodSignature = "abstract_method_signature"
  case fieldDefinition = "public_field_definition"
  case staticBlock = "class_static_block"
  case indexSignature = "index_signature"
  case enumDeclaration = "enum_declaration"
  case enumAssignment = "enum_assignment"
  case interfaceDeclaration = "interface_declaration"
  case typeAliasDeclaration = "type_alias_declaration"
  case ambientDeclaration = "ambient_declaration"
  case internalModule = "internal_module"
  case requiredParameter = "required_parameter"
  case optionalParameter = "optional_parameter"
  case accessibilityModifier = "accessibility_modifier"
  case overrideModifier = "override_modifier"
  case typeAnnotation = "type_annotation"

  // Only in one of the two grammars.
  case typeAssertion = "type_assertion"
  case typeArguments = "type_arguments"
  case jsxElement = "jsx_element"
  case jsxSelfClosingElement = "jsx_self_closing_element"
  case jsxOpeningElement = "jsx_opening_element"
  case jsxClosingElement = "jsx_closing_element"
  case jsxAttribute = "jsx_attribute"
  case jsxExpression = "jsx_expression"
  case jsxNamespaceName = "jsx_namespace_name"
  case jsxText = "jsx_text"
  case characterReference = "html_character_reference"

  /// Whether the TypeScript grammar lacks the kind.
  var isJSX: Bool { rawValue.hasPrefix("jsx_") || self == .characterReference }
}

/// The tokens that the lowering tells apart.
enum TSXToken: String, CaseIterable {
  case async, `static`, abstract, declare, readonly, get, set, const, `let`, `var`, of, `default`, global
  case export
  case comma = ","
  case increment = "++"
  case typeOnly = "type"
  case not = "!"
  case bitNot = "~"
  case typeof, void, delete, `in`, instanceof
  case plus = "+"
  case minus = "-"
  case times = "*"
  case slash = "/"
  case percent = "%"
  case power = "**"
  case and = "&&"
  case or = "||"
  case coalesce = "??"
  case equal = "=="
  case identical = "==="
  case notEqual = "!="
  case notIdentical = "!=="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case bitAnd = "&"
  case bitOr = "|"
  case bitXor = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case shiftRightUnsigned = ">>>"
  case addAssign = "+="
  case subtractAssign = "-="
  case multiplyAssign = "*="
  case divideAssign = "/="
  case remainderAssign = "%="
  case powerAssign = "**="
  case andAssign = "&&="
  case orAssign = "||="
  case coalesceAssign = "??="
  case bitAndAssign = "&="
  case bitOrAssign = "|="
  case bitXorAssign = "^="
  case shiftLeftAssign = "<<="
  case shiftRightAssign = ">>="
  case shiftRightUnsignedAssign = ">>>="
}

/// Kinds, tokens and fields of one of the two grammars, resolved to ids once.
struct TSXKinds: Sendable {
  static let tsx = TSXKinds(Language.tsx.grammar, hasJSX: true)
  static let typescript = TSXKinds(Language.typescript.grammar, hasJSX: false)

  private let kinds: KindTable<TSXKind?>
  private let tokens: KindTable<TSXToken?>

  let alias, alternative, argument, arguments, attribute, body, closeTag, condition, consequence: FieldID
  let constructor, declaration, decorator, finalizer, function, handler, increment, index: FieldID
  let initializer, key, kind, label, left, name, object, openTag, `operator`, parameter: FieldID
  let parameters, pattern, property, returnType, right, source, type, typeParameters, value: FieldID

  private init(_ grammar: Grammar, hasJSX: Bool) {
    let known = TSXKind.allCases.filter { hasJSX ? $0 != .typeAssertion : !$0.isJSX }
    kinds = KindTable(known.map { (grammar.kind($0.rawValue), $0) }, other: nil)
    tokens = KindTable(TSXToken.allCases.map { (grammar.token($0.rawValue), $0) }, other: nil)
    (alias, alternative, argument) = (
      grammar.field("alias"), grammar.field("alternative"), grammar.field("argument")
    )
    (arguments, body) = (grammar.field("arguments"), grammar.field("body"))
    // JSX fields do not exist in the TypeScript grammar, whose trees never ask for them.
    attribute = hasJSX ? grammar.field("attribute") : .none
    closeTag = hasJSX ? grammar.field("close_tag") : .none
    openTag = hasJSX ? grammar.field("open_tag") : .none
    (condition, consequence) = (grammar.field("condition"), grammar.field("consequence"))
    (constructor, declaration) = (grammar.field("constructor"), grammar.field("declaration"))
    (decorator, finalizer) = (grammar.field("decorator"), grammar.field("finalizer"))
    (function, handler) = (grammar.field("function"), grammar.field("handler"))
    (increment, index) = (grammar.field("increment"), grammar.field("index"))
    (initializer, key, kind) = (grammar.field("initializer"), grammar.field("key"), grammar.field("kind"))
    (label, left, name) = (grammar.field("label"), grammar.field("left"), grammar.field("name"))
    (object, `operator`) = (grammar.field("object"), grammar.field("operator"))
    (parameter, parameters) = (grammar.field("parameter"), grammar.field("parameters"))
    (pattern, property) = (grammar.field("pattern"), grammar.field("property"))
    (returnType, right) = (grammar.field("return_type"), grammar.field("right"))
    (source, type, value) = (grammar.field("source"), grammar.field("type"), grammar.field("value"))
    typeParameters = grammar.field("type_parameters")
  }

  func kind(_ kind: NodeKind) -> TSXKind? { kinds[kind] }
  func token(_ kind: NodeKind) -> TSXToken? { tokens[kind] }
}
