import SyntaxTree

/// The node kinds, tokens and fields of the Kotlin grammar, resolved once.
final class KotlinKinds: Sendable {
  static let resolved = KotlinKinds(Language.kotlin.grammar)

  // MARK: File and declarations
  let importList, importHeader, importAlias, wildcardImport, identifier: NodeKind
  let classDeclaration, objectDeclaration, companionObject, typeAlias, objectLiteral: NodeKind
  let functionDeclaration, propertyDeclaration, getter, setter, secondaryConstructor: NodeKind
  let anonymousInitializer, enumEntry, classBody, enumClassBody: NodeKind
  let primaryConstructor, classParameter, delegationSpecifier: NodeKind
  let constructorInvocation, explicitDelegation, constructorDelegationCall: NodeKind
  let modifiers, parameterModifiers, annotation, bindingPatternKind: NodeKind
  let functionValueParameters, parameter, parameterWithOptionalType, functionBody, receiverType: NodeKind
  let variableDeclaration, multiVariableDeclaration, propertyDelegate: NodeKind

  // MARK: Types
  let userType, nullableType, functionType, parenthesizedType, notNullableType: NodeKind
  let typeIdentifier, typeArguments, typeModifiers: NodeKind

  // MARK: Statements and control flow
  let statements, assignment, directlyAssignable, label, controlStructureBody: NodeKind
  let forStatement, whileStatement, doWhileStatement: NodeKind
  let ifExpression, whenExpression, whenSubject, whenEntry, whenCondition, rangeTest, typeTest: NodeKind
  let tryExpression, catchBlock, finallyBlock, jumpExpression: NodeKind

  // MARK: Expressions
  let simpleIdentifier, parenthesized, thisExpression, superExpression: NodeKind
  let callExpression, callSuffix, valueArguments, valueArgument, annotatedLambda: NodeKind
  let lambdaLiteral, lambdaParameters, anonymousFunction: NodeKind
  let navigationExpression, navigationSuffix, indexingExpression, indexingSuffix: NodeKind
  let postfixExpression, prefixExpression, spreadExpression: NodeKind
  let asExpression, checkExpression, infixExpression, callableReference, collectionLiteral: NodeKind
  let stringLiteral, stringContent, interpolatedIdentifier, interpolatedExpression: NodeKind
  let characterLiteral, booleanLiteral, nullLiteral: NodeKind

  /// Kinds that carry a number.
  let numbers: KindTable<Bool>
  /// Kinds of an operator between two operands, `as`, `is` and infix calls included.
  let binaries: KindTable<Bool>
  /// Kinds that start with an expression: what follows it is an operator or a suffix.
  let leftRecursive: KindTable<Bool>
  let types: KindTable<Bool>
  /// Operator tokens between two operands.
  let operators: KindTable<KotlinOperator?>

  // MARK: Tokens
  let opening, closing, openingParenthesis, comma, equals, colon, star, arrow: NodeKind
  let safeAccess, reference, interface, enumeration, companion, val, elseWord: NodeKind
  let not, minus, plus, increment, decrement, forceUnwrap: NodeKind
  let returnWord, returnAt, breakWord, breakAt, continueWord, continueAt, throwWord: NodeKind
  let notIn, notIs, asSafe: NodeKind

  // MARK: Fields
  let condition, consequence, alternative: FieldID

  private init(_ grammar: Grammar) {
    importList = grammar.kind("import_list")
    importHeader = grammar.kind("import_header")
    importAlias = grammar.kind("import_alias")
    wildcardImport = grammar.kind("wildcard_import")
    identifier = grammar.kind("identifier")
    classDeclaration = grammar.kind("class_declaration")
    objectDeclaration = grammar.kind("object_declaration")
    companionObject = grammar.kind("companion_object")
    typeAlias = grammar.kind("type_alias")
    objectLiteral = grammar.kind("object_literal")
    functionDeclaration = grammar.kind("function_declaration")
    propertyDeclaration = grammar.kind("property_declaration")
    getter = grammar.kind("getter")
    setter = grammar.kind("setter")
    secondaryConstructor = grammar.kind("secondary_constructor")
    anonymousInitializer = grammar.kind("anonymous_initializer")
    enumEntry = grammar.kind("enum_entry")
    classBody = grammar.kind("class_body")
    enumClassBody = grammar.kind("enum_class_body")
    primaryConstructor = grammar.kind("primary_constructor")
    classParameter = grammar.kind("class_parameter")
    delegationSpecifier = grammar.kind("delegation_specifier")
    constructorInvocation = grammar.kind("constructor_invocation")
    explicitDelegation = grammar.kind("explicit_delegation")
    constructorDelegationCall = grammar.kind("constructor_delegation_call")
    modifiers = grammar.kind("modifiers")
    parameterModifiers = grammar.kind("parameter_modifiers")
    annotation = grammar.kind("annotation")
    bindingPatternKind = grammar.kind("binding_pattern_kind")
    functionValueParameters = grammar.kind("function_value_parameters")
    parameter = grammar.kind("parameter")
    parameterWithOptionalType = grammar.kind("parameter_with_optional_type")
    functionBody = grammar.kind("function_body")
    receiverType = grammar.kind("receiver_type")
    variableDeclaration = grammar.kind("variable_declaration")
    multiVariableDeclaration = grammar.kind("multi_variable_declaration")
    propertyDelegate = grammar.kind("property_delegate")

    userType = grammar.kind("user_type")
    nullableType = grammar.kind("nullable_type")
    functionType = grammar.kind("function_type")
    parenthesizedType = grammar.kind("parenthesized_type")
    notNullableType = grammar.kind("not_nullable_type")
    typeIdentifier = grammar.kind("type_identifier")
    typeArguments = grammar.kind("type_arguments")
    typeModifiers = grammar.kind("type_modifiers")
    types = Self.set([
      userType, nullableType, functionType, parenthesizedType, notNullableType, grammar.token("dynamic"),
    ])

    statements = grammar.kind("statements")
    assignment = grammar.kind("assignment")
    directlyAssignable = grammar.kind("directly_assignable_expression")
    label = grammar.kind("label")
    controlStructureBody = grammar.kind("control_structure_body")
    forStatement = grammar.kind("for_statement")
    whileStatement = grammar.kind("while_statement")
    doWhileStatement = grammar.kind("do_while_statement")
    ifExpression = grammar.kind("if_expression")
    whenExpression = grammar.kind("when_expression")
    whenSubject = grammar.kind("when_subject")
    whenEntry = grammar.kind("when_entry")
    whenCondition = grammar.kind("when_condition")
    rangeTest = grammar.kind("range_test")
    typeTest = grammar.kind("type_test")
    tryExpression = grammar.kind("try_expression")
    catchBlock = grammar.kind("catch_block")
    finallyBlock = grammar.kind("finally_block")
    jumpExpression = grammar.kind("jump_expression")

    simpleIdentifier = grammar.kind("simple_identifier")
    parenthesized = grammar.kind("parenthesized_expression")
    thisExpression = grammar.kind("this_expression")
    superExpression = grammar.kind("super_expression")
    callExpression = grammar.kind("call_expression")
    callSuffix = grammar.kind("call_suffix")
    valueArguments = grammar.kind("value_arguments")
    valueArgument = grammar.kind("value_argument")
    annotatedLambda = grammar.kind("annotated_lambda")
    lambdaLiteral = grammar.kind("lambda_literal")
    lambdaParameters = grammar.kind("lambda_parameters")
    anonymousFunction = grammar.kind("anonymous_function")
    navigationExpression = grammar.kind("navigation_expression")
    navigationSuffix = grammar.kind("navigation_suffix")
    indexingExpression = grammar.kind("indexing_expression")
    indexingSuffix = grammar.kind("indexing_suffix")
    postfixExpression = grammar.kind("postfix_expression")
    prefixExpression = grammar.kind("prefix_expression")
    spreadExpression = grammar.kind("spread_expression")
    asExpression = grammar.kind("as_expression")
    checkExpression = grammar.kind("check_expression")
    infixExpression = grammar.kind("infix_expression")
    callableReference = grammar.kind("callable_reference")
    collectionLiteral = grammar.kind("collection_literal")
    stringLiteral = grammar.kind("string_literal")
    stringContent = grammar.kind("string_content")
    interpolatedIdentifier = grammar.kind("interpolated_identifier")
    interpolatedExpression = grammar.kind("interpolated_expression")
    characterLiteral = grammar.kind("character_literal")
    booleanLiteral = grammar.kind("boolean_literal")
    nullLiteral = grammar.kind("null_literal")

    numbers = Self.set(
      ["integer_literal", "hex_literal", "bin_literal", "long_literal", "unsigned_literal", "real_literal"]
        .map(grammar.kind))
    let binary = [
      "multiplicative_expression", "additive_expression", "range_expression", "infix_expression",
      "elvis_expression", "check_expression", "comparison_expression", "equality_expression",
      "conjunction_expression", "disjunction_expression", "as_expression",
    ].map(grammar.kind)
    binaries = Self.set(binary)
    leftRecursive = Self.set(
      binary + [callExpression, navigationExpression, indexingExpression, postfixExpression])
    operators = KindTable(KotlinOperator.table.map { (grammar.token($0.text), $0) }, other: nil)

    opening = grammar.token("{")
    closing = grammar.token("}")
    openingParenthesis = grammar.token("(")
    comma = grammar.token(",")
    equals = grammar.token("=")
    colon = grammar.token(":")
    star = grammar.token("*")
    arrow = grammar.token("->")
    safeAccess = grammar.token("?.")
    reference = grammar.token("::")
    interface = grammar.token("interface")
    enumeration = grammar.token("enum")
    companion = grammar.token("companion")
    val = grammar.token("val")
    elseWord = grammar.token("else")
    not = grammar.token("!")
    minus = grammar.token("-")
    plus = grammar.token("+")
    increment = grammar.token("++")
    decrement = grammar.token("--")
    forceUnwrap = grammar.token("!!")
    returnWord = grammar.token("return")
    returnAt = grammar.token("return@")
    breakWord = grammar.token("break")
    breakAt = grammar.token("break@")
    continueWord = grammar.token("continue")
    continueAt = grammar.token("continue@")
    throwWord = grammar.token("throw")
    notIn = grammar.token("!in")
    notIs = grammar.token("!is")
    asSafe = grammar.token("as?")

    condition = grammar.field("condition")
    consequence = grammar.field("consequence")
    alternative = grammar.field("alternative")
  }

  private static func set(_ kinds: [NodeKind]) -> KindTable<Bool> {
    KindTable(kinds.map { ($0, true) }, other: false)
  }
}
