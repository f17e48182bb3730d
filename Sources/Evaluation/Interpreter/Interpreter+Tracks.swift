import Program

/// One thing that waits by itself: a handler, an effect, a task that something starts.
struct Track: Sendable {
  /// The closure, or the declaration for what it does itself.
  let reference: Reference
  /// What it may be called: the function that takes it, the label or attribute, its own name; then likewise
  /// what is around it.
  let names: [String]
  var timeline: Timeline

  /// A name that tells it from another; nil where there is none.
  func own(beside other: Track) -> String? { names.first { !other.names.contains($0) } }
}

extension Interpreter {
  /// Runs the closures that wait, of those that a call which is not known was given.
  ///
  /// Outside every handler each is one of its own, for nobody knows what comes first. Inside of one it goes
  /// on with it, unless it is a task, which runs beside it.
  func followWaits(_ arguments: [CallArgument], _ site: CallSite) throws(Signal) {
    guard assumptions.waits != nil else { return }
    for argument in arguments {
      guard case .function(let id) = argument.value,
        case .closure(let reference, let scope) = state.functions[id.index],
        waits(reference), case .lambda(let parameters, _) = module[reference]
      else { continue }
      let unknown = Unknown(reason: "what this closure is given is not known", place: reference)
      let values = (0..<max(1, Int(parameters.count))).map { _ in CallArgument(value: .unknown(unknown)) }
      let run = { () throws(Signal) -> EvaluatedValue in
        try self.invoke(
          closure: reference, scope, values, receiver: nil, label: site.name, site.id, site.place)
      }
      let names = [site.name, argument.label, argument.node.flatMap { ownName($0, site.place) }]
        .compactMap { $0 }
      let isTask = ["launch", "async"].contains(site.name)
      if handlers > 0, !isTask {
        let outer = handlerNames
        handlerNames = names + handlerNames
        defer { handlerNames = outer }
        _ = try run()
      } else {
        try runTrack(reference, names, site, run)
      }
    }
  }

  /// Runs something beside what is running: what it waits for is not waited for here.
  func runTrack(
    _ reference: Reference, _ names: [String], _ site: CallSite,
    _ body: () throws(Signal) -> EvaluatedValue
  ) throws(Signal) {
    let outer = state.timeline
    state.timeline.timers = []
    handlers += 1
    let outerNames = handlerNames
    handlerNames = names + handlerNames
    let outcome = outcome { () throws(Signal) in
      try self.landing(.finish, site.id, site.place) { () throws(Signal) in
        _ = try body()
        try self.runTimers(site.id, site.place)
        return .unit
      }
    }
    handlers -= 1
    record(Track(reference: reference, names: handlerNames, timeline: state.timeline))
    handlerNames = outerNames
    let timers = state.timeline.nextTimer
    state.timeline = outer
    state.timeline.nextTimer = max(timers, outer.nextTimer)
    if case .signal(let signal) = outcome { throw signal }
  }

  /// Keeps a track; one that runs again on another way must wait alike.
  private func record(_ track: Track) {
    guard let index = tracks.firstIndex(where: { $0.reference == track.reference }) else {
      if !track.timeline.waits.isEmpty { tracks.append(track) }
      return
    }
    tracks[index].timeline.join(
      track.timeline, Unknown(reason: "this waits differently each time", place: track.reference))
  }

  /// `onPressIn={start}`: the handler is written elsewhere.
  private func ownName(_ id: NodeID, _ place: Place) -> String? {
    switch program(place)[id] {
    case .name(let name), .member(_, let name, _): program(place)[name]
    default: nil
    }
  }

  /// Takes for the whole run the one thing that waits: the one of a name, else the only one.
  ///
  /// - Parameter main: what the declaration itself does.
  func chooseTrack(_ main: Reference, named handler: String?) throws(Signal) {
    var candidates = tracks
    if !state.timeline.waits.isEmpty {
      candidates.insert(Track(reference: main, names: [], timeline: state.timeline), at: 0)
    }
    if let handler { candidates.removeAll { !$0.names.contains(handler) } }
    // What starts a task and goes on has waited for all that the task had behind it.
    candidates = candidates.filter { track in
      !candidates.contains { other in
        other.reference != track.reference && other.timeline.waits.count > track.timeline.waits.count
          && other.timeline.waits.starts(with: track.timeline.waits)
      }
    }
    guard let first = candidates.first else {
      throw .failure(
        Unknown(
          reason: handler.map { "nothing that waits is called `\($0)` here" } ?? "nothing waits here",
          place: main))
    }
    let rhythm = first.timeline.waits.map(\.milliseconds)
    if let other = candidates.first(where: { $0.timeline.waits.map(\.milliseconds) != rhythm }) {
      let words = [first.own(beside: other), other.own(beside: first)]
      let advice = words.compactMap { $0 }.first.map { ": say which, as in \"\(name(of: main)).\($0)\"" }
      throw .failure(
        Unknown(
          reason: "\(title(of: first, words[0])) and \(title(of: other, words[1])) wait differently"
            + (advice ?? ""),
          place: first.reference))
    }
    state.timeline = first.timeline
    state.timeline.timers = []
  }

  private func title(of track: Track, _ name: String?) -> String {
    let line = module.file(track.reference).location(track.reference.node).line
    return ((name ?? track.names.first).map { "`\($0)`" } ?? "what is done") + " in line \(line)"
  }

  private func name(of declaration: Reference) -> String {
    let program = module.program(declaration)
    switch program[declaration.node] {
    case .function(let id): return program[program[id].name]
    case .property(let id): return program[program[id].name]
    case .type(let id): return program[program[id].name]
    default: return ""
    }
  }
}
