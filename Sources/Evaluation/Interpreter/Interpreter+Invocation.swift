import Program

extension Interpreter {
  /// The arguments of a call whose parameters are not known.
  func arguments(_ list: NodeList, _ place: Place) throws(Signal) -> [CallArgument] {
    var result: [CallArgument] = []
    result.reserveCapacity(Int(list.count))
    for item in program(place)[list] {
      switch program(place)[item] {
      case .argument(let label, let value, let trailing):
        result.append(
          CallArgument(
            label: label.map { program(place)[$0] }, value: try evaluate(value, place), isTrailing: trailing,
            node: value))
      case .spread(let value):
        let spread = try evaluate(value, place)
        guard let elements = try elements(of: spread, value, place) else {
          result.append(CallArgument(value: unknown("what is spread here is not known", value, place)))
          continue
        }
        result += elements.map { CallArgument(value: $0) }
      default: result.append(CallArgument(value: try evaluate(item, place)))
      }
    }
    return result
  }

  private func shapes(_ list: NodeList, _ place: Place) -> [ArgumentShape]? {
    var result: [ArgumentShape] = []
    result.reserveCapacity(Int(list.count))
    for item in program(place)[list] {
      guard case .argument(let label, let value, let trailing) = program(place)[item] else { return nil }
      var isClosure = false
      if case .lambda = program(place)[value] { isClosure = true }
      result.append(
        ArgumentShape(
          label: label.map { program(place)[$0] }, isTrailing: trailing, isClosure: isClosure))
    }
    return result
  }

  func call(
    _ candidates: [Reference], owner: String?, receiver: EvaluatedValue?, named name: String,
    within scope: Int = -1, _ arguments: NodeList, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    var changed: EvaluatedValue?
    return try call(
      candidates, owner: owner, receiver: receiver, named: name, within: scope, arguments, id, place,
      changed: &changed)
  }

  /// Calls the one overload that the arguments fit, each argument evaluated for its parameter.
  func call(
    _ candidates: [Reference], owner: String?, receiver: EvaluatedValue?, named name: String,
    within scope: Int = -1, _ arguments: NodeList, _ id: NodeID, _ place: Place,
    changed: inout EvaluatedValue?
  ) throws(Signal) -> EvaluatedValue {
    guard let shapes = shapes(arguments, place) else {
      // A spread: only the values tell how many arguments there are.
      let values = try self.arguments(arguments, place)
      guard candidates.count == 1 else { return unknown("which `\(name)` is meant is not known", id, place) }
      return try invoke(
        candidates[0], owner: owner, receiver: receiver, within: scope, arguments: values, id, place)
    }
    var fitting: (reference: Reference, parameters: [ParameterMatcher.Parameter], [ParameterBinding])?
    var count = 0
    for reference in candidates {
      guard case .function(let function) = module[reference] else { continue }
      let program = module.program(reference)
      let matcher = ParameterMatcher(program: program)
      let parameters = matcher.parameters(program[function].parameters)
      guard let bindings = matcher.match(parameters, shapes) else { continue }
      fitting = (reference, parameters, bindings)
      count += 1
    }
    guard count == 1, let (reference, parameters, bindings) = fitting else {
      let values = try self.arguments(arguments, place)
      return try count == 0
        ? unknownCall(name, values, receiver, id, place)
        : unknown("which `\(name)` is meant is not known", id, place)
    }
    let values = try typed(arguments, for: parameters, bindings, reference.file, place)
    return try run(
      reference, owner: owner, receiver: receiver, within: scope, values, bindings, id, place,
      changed: &changed)
  }

  private func typed(
    _ arguments: NodeList, for parameters: [ParameterMatcher.Parameter], _ bindings: [ParameterBinding],
    _ file: Int, _ place: Place
  ) throws(Signal) -> [CallArgument] {
    var types = [String?](repeating: nil, count: Int(arguments.count))
    for (parameter, binding) in zip(parameters, bindings) {
      switch binding {
      case .argument(let index): types[index] = parameter.type
      case .rest(let indices):
        for index in indices { types[index] = parameter.type.map { String($0.prefix { $0 != "." }) } }
      case .missing: break
      }
    }
    var result: [CallArgument] = []
    result.reserveCapacity(types.count)
    for (index, item) in program(place)[arguments].enumerated() {
      guard case .argument(let label, let node, let trailing) = program(place)[item] else { continue }
      let type = types[index]
      let value = try settled(adapted(evaluate(node, place, as: type), to: type, place), place)
      result.append(
        CallArgument(
          label: label.map { program(place)[$0] }, value: value, isTrailing: trailing, node: node))
    }
    return result
  }

  /// Calls a declared function with values.
  func invoke(
    _ reference: Reference, owner: String?, receiver: EvaluatedValue?, within scope: Int = -1,
    arguments: [CallArgument], _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    guard case .function(let function) = module[reference] else {
      return unknown("this is no function", id, place)
    }
    let program = module.program(reference)
    let shapes = arguments.map {
      ArgumentShape(label: $0.label, isTrailing: $0.isTrailing, isClosure: false)
    }
    let matcher = ParameterMatcher(program: program)
    let list = program[function].parameters
    // A function that is handed on as a value is called without labels.
    let positional =
      list.count == UInt32(arguments.count) ? arguments.indices.map { ParameterBinding.argument($0) } : nil
    let isUnlabelled = arguments.allSatisfy { $0.label == nil && !$0.isTrailing }
    guard let bindings = (isUnlabelled ? positional : nil) ?? matcher.match(list, shapes) ?? positional else {
      return unknown("the arguments do not fit `\(program[program[function].name])`", id, place)
    }
    var changed: EvaluatedValue?
    return try run(
      reference, owner: owner, receiver: receiver, within: scope, arguments, bindings, id, place,
      changed: &changed)
  }

  private func run(
    _ reference: Reference, owner: String?, receiver: EvaluatedValue?, within parent: Int,
    _ arguments: [CallArgument], _ bindings: [ParameterBinding], _ id: NodeID, _ place: Place,
    changed: inout EvaluatedValue?
  ) throws(Signal) -> EvaluatedValue {
    guard case .function(let functionID) = module[reference] else { return .unit }
    let program = module.program(reference)
    let function = program[functionID]
    let count = closures
    let outer = Place(file: reference.file, scope: parent)
    let scope = push(.function, outer, receiver: receiver, owner: owner)
    state.scopes[scope].label = program[function.name]
    let inner = outer.inside(scope)
    try declareParameters(function.parameters, arguments, bindings, inner)
    guard let body = function.body else {
      return unknown("`\(program[function.name])` has no body in the sources", id, place)
    }
    let type = function.returnType.map { program[$0] }
    let result = try self.run(body, in: scope, returning: type, id, inner)
    changed = state.scopes[scope].receiver
    try writeBack(function.parameters, arguments, bindings, scope, inner, place)
    pop(scope, unlessClosuresSince: count)
    return result
  }

  func declareParameters(
    _ list: NodeList, _ arguments: [CallArgument], _ bindings: [ParameterBinding], _ place: Place
  ) throws(Signal) {
    let program = program(place)
    for (node, binding) in zip(program[list], bindings) {
      guard case .parameter(let id) = program[node] else { continue }
      let parameter = program[id]
      let name = program[parameter.name]
      let type = parameter.type.map { program[$0] }
      var value: EvaluatedValue
      switch binding {
      case .argument(let index):
        value = settled(adapted(arguments[index].value, to: type, place), place)
        if case .unit = value, language(place).isScript, let fallback = parameter.defaultValue {
          value = try evaluate(fallback, place, as: type)
        }
      case .rest(let indices):
        let rest = EvaluatedValue.list(indices.map { settled(arguments[$0].value, place) })
        value = language(place).isScript ? make(HeapObject(rest) ?? .list([])) : rest
      case .missing:
        value = absent(place)
        if let fallback = parameter.defaultValue {
          value = try settled(adapted(evaluate(fallback, place, as: type), to: type, place), place)
        }
      }
      if let assumed = assumptions[name] { value = assumed }
      if let pattern = parameter.pattern {
        if case .spread(let rest) = program[pattern] {
          try destructure(rest, value, place)
        } else {
          try destructure(pattern, value, place)
        }
      } else {
        declare(name, value, type: type, in: place.scope)
      }
    }
  }

  /// What an `inout` parameter ends up as goes back to where it came from.
  private func writeBack(
    _ list: NodeList, _ arguments: [CallArgument], _ bindings: [ParameterBinding], _ scope: Int,
    _ inner: Place, _ place: Place
  ) throws(Signal) {
    let program = program(inner)
    for (node, binding) in zip(program[list], bindings) {
      guard case .argument(let index) = binding, case .parameter(let id) = program[node],
        let type = program[id].type,
        program[type].hasPrefix("inout ") || program.has("inout", in: program[id].modifiers),
        let target = arguments[index].node,
        let variable = state.scopes[scope].variables.first(where: { $0.name == program[program[id].name] })
      else { continue }
      try write(variable.value, to: target, place)
    }
  }

  // MARK: Function values

  /// Calls a function or closure that is a value.
  func invoke(
    _ function: EvaluatedValue, _ arguments: [CallArgument], _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    switch function {
    case .function(let functionID):
      switch state.functions[functionID.index] {
      case .closure(let reference, let scope):
        return try invoke(closure: reference, scope, arguments, receiver: nil, label: nil, id, place)
      case .local(let reference, let scope):
        return try invoke(
          reference, owner: nil, receiver: nil, within: scope, arguments: arguments, id, place)
      case .declared(let reference, let owner):
        return try invoke(
          reference, owner: owner, receiver: owner.map { .type($0) }, arguments: arguments, id, place)
      case .bound(let reference, let owner, let receiver):
        return try invoke(
          reference, owner: owner, receiver: state.receivers[receiver], arguments: arguments, id, place)
      case .native(let type, let name):
        if let type, let entry = types[type], entry.kind == .enumeration {
          return try bounded(caseValue(name, of: entry, arguments.map(\.value)), at: id, place)
        }
        if name == "init", let type, types.contains(type) {
          return try construct(type, values: arguments, id, place)
        }
        return try libraryFunction(name, of: type, arguments, id, place).or(
          unknownCall(name, arguments, nil, id, place))
      case .nativeMethod(let name, let receiver):
        return try libraryMethod(name, on: state.receivers[receiver], arguments, id, place).or(
          unknownCall(name, arguments, nil, id, place))
      case .keyPath(let words):
        var value = arguments.first?.value ?? .null
        for word in words where word != "self" { value = try member(word, of: value, id, place) }
        return value
      }
    case .type(let path):
      if types.contains(path) { return try construct(path, values: arguments, id, place) }
      return try libraryFunction(path, of: nil, arguments, id, place).or(
        unknownCall(path, arguments, nil, id, place))
    case .unknown(let cause): return try unknownCall(cause, arguments, id, place)
    case .token(let token): return try unknownCall(token.cause, arguments, id, place)
    default: return unknown("this is not called in a way that is understood", id, place)
    }
  }

  private func caseValue(_ name: String, of entry: TypeEntry, _ values: [EvaluatedValue]) -> EvaluatedValue {
    let ordinal =
      cases(of: entry.path).firstIndex {
        if case .enumCase(let item) = $0 { item.name == name } else { false }
      }
      ?? 0
    return .enumCase(
      EnumCase(
        type: entry.path, name: name, ordinal: ordinal,
        payload: values.map { ValueTuple.Element(label: nil, value: $0) }))
  }

  /// - Parameters:
  ///   - receiver: what the closure runs on, for Kotlin's closures with receiver.
  ///   - label: the function it is handed to, which `return@label` names.
  func invoke(
    closure reference: Reference, _ parent: Int, _ arguments: [CallArgument], receiver: EvaluatedValue?,
    label: String?, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    guard case .lambda(let parameters, let body) = module[reference] else { return .unit }
    try enterCall(id, place)
    defer { leaveCall() }
    let count = closures
    let outer = Place(file: reference.file, scope: parent)
    let scope = push(.closure, outer, receiver: receiver)
    state.scopes[scope].label = label
    let inner = outer.inside(scope)
    try declareClosureParameters(parameters, arguments, body, inner)
    let result = try landing(.end(scope), id, place) { () throws(Signal) in
      let program = self.program(inner)
      guard case .block(let list) = program[body] else { return try self.evaluate(body, inner) }
      let items = Array(program[list])
      let value = try self.statements(items, inner, as: nil)
      switch program.language {
      case .swift: return items.count == 1 ? value : .unit
      case .kotlin: return value
      case .tsx, .typescript, .css: return absent(place)
      }
    }
    pop(scope, unlessClosuresSince: count)
    return result
  }

  private func declareClosureParameters(
    _ parameters: NodeList, _ arguments: [CallArgument], _ body: NodeID, _ place: Place
  ) throws(Signal) {
    var values = arguments.map { settled($0.value, place) }
    let program = program(place)
    if parameters.isEmpty {
      if program.language == .swift {
        // A closure that uses `$1` takes a pair apart.
        if values.count == 1, case .tuple(let tuple) = values[0], program.text(body).contains("$1") {
          values = tuple.elements.map(\.value)
        }
        for (index, value) in values.enumerated() {
          declare(index < 3 ? ["$0", "$1", "$2"][index] : "$\(index)", value, in: place.scope)
        }
      } else if program.language == .kotlin, let first = values.first {
        declare("it", first, in: place.scope)
      }
      return
    }
    if program.language == .swift, parameters.count > 1, values.count == 1, case .tuple(let tuple) = values[0]
    {
      values = tuple.elements.map(\.value)
    }
    let given = values.map { CallArgument(value: $0) }
    let matcher = ParameterMatcher(program: program)
    let bindings = program[parameters].enumerated().map { index, parameter in
      matcher.isVariadic(parameter)
        ? ParameterBinding.rest(Array(given.indices.dropFirst(index)))
        : index < given.count ? .argument(index) : .missing
    }
    try declareParameters(parameters, given, bindings, place)
  }
}
