import Program

extension Interpreter {
  /// A call of something that the sources do not define.
  ///
  /// It may do anything with what it is given: objects are not known any more afterwards, nor is what
  /// its closures set. Where waits are followed, its closures that wait are run once, in order.
  func unknownCall(
    _ name: String, _ arguments: [CallArgument], _ receiver: EvaluatedValue?, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    if let receiver, let opacity = opacity(name, arguments), case .token(var token) = receiver {
      token.opacity = opacity
      token.resolved = nil
      return .token(token)
    }
    let cause =
      receiver?.cause ?? Unknown(reason: "`\(name)` is not told by the sources", place: reference(id, place))
    if case .object(let object)? = receiver { state.objects[object.index] = .unknown(cause) }
    return try unknownCall(cause, arguments, id, place, named: name)
  }

  func unknownCall(
    _ cause: Unknown, _ arguments: [CallArgument], _ id: NodeID, _ place: Place, named name: String? = nil
  ) throws(Signal) -> EvaluatedValue {
    note(cause)
    try mayThrow(cause, place)
    try followWaits(arguments, CallSite(id: id, place: place, name: name))
    for argument in arguments { forget(argument, cause, place) }
    return .unknown(cause)
  }

  /// A colour with another opacity, however a language writes it.
  private func opacity(_ name: String, _ arguments: [CallArgument]) -> Double? {
    let isOpacity = name == "opacity" && arguments.count == 1
    // The first parameter of Compose's copy is the opacity.
    let isAlpha = name == "copy" && arguments.count == 1 && ["alpha", nil].contains(arguments[0].label)
    guard isOpacity || isAlpha, case .number(let number) = arguments[0].value else { return nil }
    // 0.4f means 0.4.
    return number.kind == .float ? Double(Float(number.double).description) : number.double
  }

  /// What a call that is not known may have changed.
  private func forget(_ argument: CallArgument, _ cause: Unknown, _ place: Place) {
    switch argument.value {
    case .object(let object): state.objects[object.index] = .unknown(cause)
    case .function(let function):
      guard case .closure(let reference, let scope) = state.functions[function.index] else { return }
      forget(assignedIn: reference.node, cause, Place(file: reference.file, scope: scope), depth: 0)
    default:
      if let node = argument.node, language(place) == .swift, isHandedOver(node, place) {
        forget(target: node, cause, place)
      }
    }
  }

  /// A method of Swift that is not known may change the variable that it is called on.
  func forget(value target: NodeID, changedBy name: String, _ id: NodeID, _ place: Place) {
    guard language(place) == .swift, case .name(let word) = program(place)[target] else { return }
    let cause = Unknown(
      reason: "what `\(name)` changes is not told by the sources", place: reference(id, place))
    if let slot = variable(program(place)[word], place) {
      guard state.scopes[slot.scope].variables[slot.index].isMutable else { return }
    }
    forget(target: target, cause, place)
  }

  /// `&value`, whose sign the program model leaves out.
  private func isHandedOver(_ id: NodeID, _ place: Place) -> Bool {
    let (source, range) = (program(place).source, program(place).range(id))
    let (lower, first) = (Int(range.lower), UInt8(ascii: "&"))
    return lower > 0 && lower < source.bytes.count
      && (source.bytes[lower - 1] == first || source.bytes[lower] == first)
  }

  private func forget(assignedIn id: NodeID, _ cause: Unknown, _ place: Place, depth: Int) {
    guard depth < 256 else { return }
    switch program(place)[id] {
    case .assign(_, let target, _), .increment(let target, _, _): forget(target: target, cause, place)
    case .call(let callee, _):
      // A method may change what it is called on.
      if case .member(let base, _, _) = program(place)[callee] { forget(objectAt: base, cause, place) }
    default: break
    }
    program(place).forEachChild(of: id) { forget(assignedIn: $0, cause, place, depth: depth + 1) }
  }

  private func forget(target id: NodeID, _ cause: Unknown, _ place: Place) {
    switch program(place)[id] {
    case .name(let name):
      if let slot = variable(program(place)[name], place) {
        state.scopes[slot.scope].variables[slot.index].value = .unknown(cause)
      } else if let scope = receiverScope(place), let receiver = state.scopes[scope].receiver,
        case .record(let record) = contents(receiver), record[program(place)[name]] != nil
      {
        let changed = record.setting(program(place)[name], .unknown(cause))
        if case .object(let object) = receiver {
          state.objects[object.index] = .record(changed)
        } else {
          state.scopes[scope].receiver = .record(changed)
        }
      }
    case .member(let base, _, _), .index(let base, _), .forceUnwrap(let base), .argument(_, let base, _):
      forget(target: base, cause, place)
    default: break
    }
  }

  private func forget(objectAt id: NodeID, _ cause: Unknown, _ place: Place) {
    guard case .name(let name) = program(place)[id], let slot = variable(program(place)[name], place) else {
      return
    }
    switch state.scopes[slot.scope].variables[slot.index].value {
    case .object(let object): state.objects[object.index] = .unknown(cause)
    case .list, .set, .map, .record:
      state.scopes[slot.scope].variables[slot.index].value = .unknown(cause)
    default: break
    }
  }
}
