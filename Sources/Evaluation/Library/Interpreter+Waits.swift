import Program

/// Sleeping, delaying and timers, for runs that follow waits.
extension Interpreter {
  /// Keeps a wait; the run is over once there are enough.
  func wait(_ value: EvaluatedValue?, scale: Double = 1, _ site: CallSite) throws(Signal) -> EvaluatedValue {
    guard let limit = assumptions.waits else { return .unit }
    let milliseconds: Double
    switch value.map({ contents($0.plain) }) {
    case .number(let number): milliseconds = number.double * scale
    case .duration(let duration): milliseconds = duration
    case .some(let other):
      let cause =
        other.cause
        ?? Unknown(reason: "how long this waits is not known", place: reference(site.id, site.place))
      throw .failure(Unknown(reason: "how long this waits is not known: \(cause.reason)", place: cause.place))
    case nil: return .unit
    }
    try wait(for: milliseconds, site, limit)
    return .unit
  }

  private func wait(for milliseconds: Double, _ site: CallSite, _ limit: Int) throws(Signal) {
    state.timeline.waits.append(Wait(milliseconds: milliseconds, place: reference(site.id, site.place)))
    state.timeline.now += milliseconds
    if state.timeline.waits.count >= limit { throw .finished }
  }

  /// `Task { }`, `Task.sleep(for:)`
  func taskFunction(_ name: String, _ arguments: [CallArgument], _ site: CallSite) throws(Signal)
    -> EvaluatedValue?
  {
    switch name {
    case "sleep":
      let isNanoseconds = arguments.first?.label == "nanoseconds"
      return try wait(arguments.first?.value, scale: isNanoseconds ? 1e-6 : 1000, site)
    case "init", "detached":
      guard assumptions.waits != nil, let closure = arguments.last?.value else { return nil }
      if case .function(let function) = closure,
        case .closure(let reference, _) = state.functions[function.index]
      {
        try runTrack(reference, ["Task"], site) { () throws(Signal) in try self.apply(closure, [], site) }
      } else {
        _ = try apply(closure, [], site)
      }
      return .unknown(
        Unknown(reason: "what a task gives is not followed", place: reference(site.id, site.place)))
    case "yield", "checkCancellation": return .unit
    default: return nil
    }
  }

  /// Kotlin's `delay`, and what starts a coroutine.
  func kotlinWait(_ name: String, _ arguments: [CallArgument], _ site: CallSite) throws(Signal)
    -> EvaluatedValue?
  {
    guard name == "delay", assumptions.waits != nil, arguments.count == 1 else { return nil }
    return try wait(arguments[0].value, site)
  }

  /// `setTimeout`, `setInterval`, and what stops them.
  func scriptWait(_ name: String, _ arguments: [CallArgument], _ site: CallSite) throws(Signal)
    -> EvaluatedValue?
  {
    guard assumptions.waits != nil else { return nil }
    switch name {
    case "setTimeout", "setInterval":
      var callback: FunctionID?
      if case .function(let function)? = arguments.first?.value { callback = function }
      let time = arguments.count > 1 ? contents(arguments[1].value.plain) : .number(.floating(0, .number))
      guard case .number(let milliseconds) = time else {
        let cause = time.cause?.reason ?? "it is no number"
        throw .failure(
          Unknown(reason: "how long this waits is not known: \(cause)", place: reference(site.id, site.place))
        )
      }
      let id = state.timeline.nextTimer
      state.timeline.nextTimer += 1
      state.timeline.timers.append(
        Timeline.Timer(
          id: id, due: state.timeline.now + max(0, milliseconds.double),
          interval: name == "setInterval" ? max(1, milliseconds.double) : nil, callback: callback,
          place: reference(site.id, site.place)))
      return .number(.floating(Double(id), .number))
    case "clearTimeout", "clearInterval":
      if case .number(let number)? = arguments.first?.value.plain {
        state.timeline.timers.removeAll { Double($0.id) == number.double }
      }
      return .unit
    default: return nil
    }
  }

  /// Fires timers in the order in which they are due, until nothing is left to wait for.
  func runTimers(_ id: NodeID, _ place: Place) throws(Signal) {
    guard let limit = assumptions.waits else { return }
    while let next = state.timeline.timers.min(by: { ($0.due, $0.id) < ($1.due, $1.id) }) {
      try spend(at: id, place)
      let origin = Place(file: next.place.file, scope: place.scope)
      try wait(for: next.due - state.timeline.now, CallSite(id: next.place.node, place: origin), limit)
      state.timeline.now = next.due
      state.timeline.timers.removeAll { $0.id == next.id }
      if let interval = next.interval {
        var again = next
        again.due += interval
        state.timeline.timers.append(again)
      }
      if let callback = next.callback { _ = try invoke(.function(callback), [], next.place.node, origin) }
    }
  }

  /// Whether a piece of a program calls something that waits.
  func waits(_ reference: Reference) -> Bool {
    var pending = [reference.node]
    let program = module.program(reference)
    while let id = pending.popLast() {
      if case .call(let callee, _) = program[id] {
        switch program[callee] {
        case .name(let name), .member(_, let name, _):
          if ["delay", "sleep", "setTimeout", "setInterval"].contains(program[name]) { return true }
        default: break
        }
      }
      program.forEachChild(of: id) { pending.append($0) }
    }
    return false
  }
}

extension Interpreter {
  /// An element has no value; where waits are followed, its handlers that wait are run.
  func element(
    _ attributes: NodeList, _ children: NodeList, _ id: NodeID, _ place: Place
  ) throws(Signal) -> EvaluatedValue {
    let program = program(place)
    if assumptions.waits != nil {
      for item in Array(program[attributes]) + Array(program[children]) {
        var inner = item
        if case .attribute(_, let value?) = program[item] { inner = value }
        guard waits(reference(item, place)) || isName(inner, program) else { continue }
        let value = try evaluate(inner, place)
        var name: String?
        if case .attribute(let attribute, _) = program[item] { name = program[attribute] }
        try followWaits(
          [CallArgument(value: value, node: inner)], CallSite(id: item, place: place, name: name))
      }
    }
    return .unknown(Unknown(reason: "an element has no value here", place: reference(id, place)))
  }

  /// `onPressIn={start}`: the handler is written elsewhere.
  private func isName(_ id: NodeID, _ program: Program) -> Bool {
    if case .name = program[id] { true } else { false }
  }
}
