import SyntaxTree

/// The kinds of the Swift grammar that the lowering tells apart.
///
/// The raw value is the grammar's name; an anonymous token stands in quotes.
enum SwiftKind: String, CaseIterable, Sendable {
  case array = "array_literal"
  case asExpression = "as_expression"
  case asOperator = "as_operator"
  case assignment
  case assignable = "directly_assignable_expression"
  case associatedType = "associatedtype_declaration"
  case attribute
  case availability = "availability_condition"
  case additive = "additive_expression"
  case await = "await_expression"
  case bang
  case binary = "bin_literal"
  case bitwise = "bitwise_operation"
  case boolean = "boolean_literal"
  case call = "call_expression"
  case callSuffix = "call_suffix"
  case captureItem = "capture_list_item"
  case captureList = "capture_list"
  case catchBlock = "catch_block"
  case classBody = "class_body"
  case comment
  case comparison = "comparison_expression"
  case computedGetter = "computed_getter"
  case computedModify = "computed_modify"
  case computedProperty = "computed_property"
  case computedSetter = "computed_setter"
  case conjunction = "conjunction_expression"
  case constructor = "constructor_expression"
  case constructorSuffix = "constructor_suffix"
  case customOperator = "custom_operator"
  case declaration = "class_declaration"
  case deinitializer = "deinit_declaration"
  case dictionary = "dictionary_literal"
  case didSet = "didset_clause"
  case directive
  case disjunction = "disjunction_expression"
  case doStatement = "do_statement"
  case elseKeyword = "else"
  case enumBody = "enum_class_body"
  case enumEntry = "enum_entry"
  case enumTypes = "enum_type_parameters"
  case equality = "equality_expression"
  case forStatement = "for_statement"
  case function = "function_declaration"
  case functionBody = "function_body"
  case fullyOpenRange = "fully_open_range"
  case guardStatement = "guard_statement"
  case hex = "hex_literal"
  case identifier
  case ifStatement = "if_statement"
  case importDeclaration = "import_declaration"
  case infix = "infix_expression"
  case inheritance = "inheritance_specifier"
  case initializer = "init_declaration"
  case integer = "integer_literal"
  case interpolated = "interpolated_expression"
  case isExpression = "check_expression"
  case jump = "control_transfer_statement"
  case keyPath = "key_path_expression"
  case keyPathString = "key_path_string_expression"
  case label = "statement_label"
  case lambda = "lambda_literal"
  case lambdaParameter = "lambda_parameter"
  case lambdaParameters = "lambda_function_type_parameters"
  case lambdaType = "lambda_function_type"
  case lineString = "line_string_literal"
  case macroCall = "macro_invocation"
  case modifiers
  case multiLineComment = "multiline_comment"
  case multiLineString = "multi_line_string_literal"
  case multiplicative = "multiplicative_expression"
  case navigation = "navigation_expression"
  case navigationSuffix = "navigation_suffix"
  case nilCoalescing = "nil_coalescing_expression"
  case octal = "oct_literal"
  case openEndRange = "open_end_range_expression"
  case openStartRange = "open_start_range_expression"
  case parameter
  case parameterModifier = "parameter_modifier"
  case parameterModifiers = "parameter_modifiers"
  case pattern
  case playground = "playground_literal"
  case postfix = "postfix_expression"
  case prefix = "prefix_expression"
  case property = "property_declaration"
  case protocolBody = "protocol_body"
  case protocolDeclaration = "protocol_declaration"
  case protocolFunction = "protocol_function_declaration"
  case protocolProperty = "protocol_property_declaration"
  case range = "range_expression"
  case rawInterpolation = "raw_str_interpolation"
  case rawString = "raw_string_literal"
  case real = "real_literal"
  case repeatStatement = "repeat_while_statement"
  case selector = "selector_expression"
  case selfExpression = "self_expression"
  case simpleIdentifier = "simple_identifier"
  case special = "special_literal"
  case statements
  case subscriptDeclaration = "subscript_declaration"
  case superExpression = "super_expression"
  case switchEntry = "switch_entry"
  case switchPattern = "switch_pattern"
  case switchStatement = "switch_statement"
  case ternary = "ternary_expression"
  case throwKeyword = "throw_keyword"
  case `try` = "try_expression"
  case tryOperator = "try_operator"
  case tuple = "tuple_expression"
  case typeAlias = "typealias_declaration"
  case typeAnnotation = "type_annotation"
  case typeIdentifier = "type_identifier"
  case userType = "user_type"
  case valueArgument = "value_argument"
  case valueArgumentLabel = "value_argument_label"
  case valueArguments = "value_arguments"
  case valueBinding = "value_binding_pattern"
  case whereClause = "where_clause"
  case whereKeyword = "where_keyword"
  case whileStatement = "while_statement"
  case wildcard = "wildcard_pattern"
  case willSet = "willset_clause"
  case observers = "willset_didset_block"

  case asToken = "'as'"
  case caseToken = "'case'"
  case closeBrace = "'}'"
  case closeParenthesis = "')'"
  case coalesce = "'??'"
  case colon = "':'"
  case comma = "','"
  case dot = "'.'"
  case ellipsis = "'...'"
  case equals = "'='"
  case halfOpen = "'..<'"
  case interpolationStart = "'\\('"
  case isToken = "'is'"
  case minus = "'-'"
  case nilToken = "'nil'"
  case openBrace = "'{'"
  case openBracket = "'['"
  case openParenthesis = "'('"
  case question = "'?'"

  /// A stretch that did not parse.
  case error = "ERROR"
  /// Any other kind.
  case other = ""

  static let table = KindTable(allCases.compactMap { $0.entry }, other: SwiftKind.other)

  private var entry: (kind: NodeKind, value: SwiftKind)? {
    if self == .other || self == .error { return nil }
    let grammar = Language.swift.grammar
    let isToken = rawValue.first == "'"
    return (isToken ? grammar.token(String(rawValue.dropFirst().dropLast())) : grammar.kind(rawValue), self)
  }
}

/// The fields of the Swift grammar that the lowering reads.
enum SwiftField {
  static let assignmentSign = Language.swift.grammar.field("operator")
  static let boundIdentifier = Language.swift.grammar.field("bound_identifier")
  static let captures = Language.swift.grammar.field("captures")
  static let condition = Language.swift.grammar.field("condition")
  static let dataContents = Language.swift.grammar.field("data_contents")
  static let defaultValue = Language.swift.grammar.field("default_value")
  static let externalName = Language.swift.grammar.field("external_name")
  static let inheritsFrom = Language.swift.grammar.field("inherits_from")
  static let name = Language.swift.grammar.field("name")
  static let operation = Language.swift.grammar.field("operation")
  static let rawValue = Language.swift.grammar.field("raw_value")
  static let referenceLabel = Language.swift.grammar.field("reference_specifier")
  static let sign = Language.swift.grammar.field("op")
  static let suffix = Language.swift.grammar.field("suffix")
  static let target = Language.swift.grammar.field("target")
  static let value = Language.swift.grammar.field("value")
}
