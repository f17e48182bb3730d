import Program

/// Properties that exist once, and what the runs on other samples know of them.
extension Interpreter {
  /// The value of a property that exists once: at file level, static, in an object.
  func shared(_ reference: Reference, owner: String?, named name: String) throws(Signal) -> EvaluatedValue {
    if let known = global(reference) { return known }
    if let constant = findings?.constant(reference), attempts.isEmpty || constant.remarks.isEmpty {
      if !constant.remarks.isEmpty { state.globals[reference] = constant.value }
      for remark in constant.remarks { say(remark) }
      return constant.value
    }
    let program = module.program(reference)
    guard case .property(let propertyID) = program[reference.node] else {
      return .unknown(Unknown(reason: "`\(name)` is no property", place: reference))
    }
    let property = program[propertyID]
    let cyclic = Unknown(reason: "`\(name)` depends on itself", place: reference)
    state.globals[reference] = .unknown(cyclic)
    let looks = particulars
    let said = startListening()
    defer { stopListening() }
    if property.isMutable { particulars += 1 }
    let scope = root(owner: owner, receiver: owner.map { .type($0) })
    let place = Place(file: reference.file, scope: scope)
    let type = property.type.map { program[$0] }
    var value: EvaluatedValue
    if let initializer = property.initializer {
      value = try settled(adapted(evaluate(initializer, place, as: type), to: type, place), place)
    } else if let delegate = property.delegate {
      value = try delegated(delegate, place)
    } else if let getter = property.getter {
      // A computed property is computed each time.
      state.globals[reference] = nil
      return try run(getter, in: scope, returning: type, reference.node, place)
    } else {
      value = unknown("`\(name)` has no value in the sources", reference.node, place)
    }
    if let pattern = property.pattern {
      let inner = push(.block, place)
      try destructure(pattern, value, place.inside(inner))
      value = state.scopes[inner].variables.first { $0.name == name }?.value ?? value
    }
    value = symbolic(value, owner: owner, name: name, reference)
    guard property.pattern == nil else {
      state.globals[reference] = nil
      return value
    }
    remember(value, of: reference, since: looks)
    if particulars == looks, property.initializer != nil { share(value, of: reference, saying: said) }
    return value
  }

  /// What is no plain value keeps its name, as a token.
  private func symbolic(
    _ value: EvaluatedValue, owner: String?, name: String, _ reference: Reference
  ) -> EvaluatedValue {
    let words = (owner.map { [QualifiedName.last(of: $0)] } ?? []) + [name]
    switch contents(value) {
    case .unknown(let cause):
      return .token(TokenPath(words: words, cause: cause))
    case .record(let record) where !record.type.isEmpty:
      if case .object = value, !isDataClass(record.type) { return value }
      let cause = Unknown(reason: "`\(name)` is a token", place: reference)
      return .token(TokenPath(words: words, resolved: value, cause: cause))
    case .token(let token):
      return .token(TokenPath(words: words, resolved: token.resolved, cause: token.cause))
    case .number, .text, .character, .boolean, .null, .unit, .list, .set, .map, .tuple, .range, .record,
      .enumCase, .function, .type, .duration, .object:
      return value
    }
  }

  func isDataClass(_ path: String) -> Bool {
    guard let declaration = types[path]?.declaration, case .type(let id) = module[declaration] else {
      return false
    }
    return module.program(declaration).has("data", in: module.program(declaration)[id].modifiers)
  }

  // MARK: What a run has found

  /// What this run knows of a property already: nil where it has not come by.
  func global(_ reference: Reference) -> EvaluatedValue? {
    guard let known = state.globals[reference] else { return nil }
    // What is still being found depends on where the run came from.
    if case .unknown = known {
      particulars += 1
    } else if !peculiar.isEmpty, peculiar.contains(reference) {
      particulars += 1
    }
    return known
  }

  /// Keeps the value of a property, for this run.
  ///
  /// - Parameter looks: how much of this run alone had been looked at before the value was found.
  func remember(_ value: EvaluatedValue, of reference: Reference, since looks: Int) {
    state.globals[reference] = value
    // What an object holds may be another thing by the next look.
    if findings != nil, particulars != looks || !value.isPlain { peculiar.insert(reference) }
  }

  /// Writes a property that exists once.
  func overwrite(_ reference: Reference, with value: EvaluatedValue) {
    state.globals[reference] = value
    peculiar.insert(reference)
  }

  /// What the run is given under a name.
  func input(_ name: String) -> EvaluatedValue? {
    guard let input = assumptions.inputs[name] else { return nil }
    particulars += 1
    return input
  }

  /// Hands a constant to the other runs.
  ///
  /// What is not known may change what objects hold, and may be caught as an error: then it is more than
  /// a value and some remarks.
  private func share(_ value: EvaluatedValue, of reference: Reference, saying start: Int) {
    guard let findings else { return }
    let own = remarks[start...]
    if own.isEmpty || attempts.isEmpty && state.objects.isEmpty { findings.keep(value, own, of: reference) }
  }

  // MARK: What a run says

  /// Notes what is said from here on; where that starts.
  private func startListening() -> Int {
    listeners += 1
    return remarks.count
  }

  private func stopListening() {
    listeners -= 1
    if listeners == 0, !remarks.isEmpty { remarks.removeAll() }
  }

  func say(_ remark: SharedFindings.Remark) {
    if listeners > 0, findings != nil { remarks.append(remark) }
    switch remark {
    case .unknown(let unknown):
      if unknowns.count < 64, !unknowns.contains(unknown) { unknowns.append(unknown) }
    case .assumed(let unknown):
      if assumed.count < 64, !assumed.contains(unknown) { assumed.append(unknown) }
    }
  }

  func note(_ unknown: Unknown) { say(.unknown(unknown)) }

  func assume(_ reason: String, _ id: NodeID, _ place: Place) {
    say(.assumed(Unknown(reason: reason, place: reference(id, place))))
  }
}
