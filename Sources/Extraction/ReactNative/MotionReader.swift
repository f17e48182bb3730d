import Evaluation
import ParityModel
import Program

/// Reads animations: builders such as `FadeIn.duration(250).easing(…)`, and the options of calls such as
/// `withTiming(value, { duration, easing })`.
struct MotionReader {
  let module: Module
  private let reader: ResultReader

  init(module: Module) {
    self.module = module
    reader = ResultReader(module: module)
  }

  /// A chain of builder calls; `duration` is the property of its duration.
  func read(_ value: Reference, _ duration: Property, into facts: inout FactCollector) {
    for result in reader.results(of: value, state: []) {
      let part = facts.part(around: value)
      var place = module.resolved(result.place)
      // The chain is read from its end, one call at a time.
      while case .call(let callee, let list) = module[place] {
        let program = module.program(place)
        guard case .member(let base, let name, _) = program[callee] else { return }
        let argument = program[list].first.map(place.at)
        switch program[name] {
        case "duration":
          if let argument { facts.add(duration, from: argument, state: result.state, part: part) }
        case "delay": if let argument { facts.add(.delay, from: argument, state: result.state, part: part) }
        case "easing": if let argument { facts.add(.easing, from: argument, state: result.state, part: part) }
        case "springify":
          facts.add(
            .easing, value: .text("spring"), unit: .easing, state: result.state,
            range: program.lastWordRange(of: callee), at: place, part: part)
        default: break
        }
        place = place.at(base)
      }
    }
  }

  /// A call that waits or animates; any other states nothing here.
  func read(call place: Reference, into facts: inout FactCollector) {
    let program = module.program(place)
    guard case .call(let callee, let list) = program[place.node], let word = program.lastWord(of: callee)
    else {
      return
    }
    func argument(_ index: Int) -> Reference? {
      program.arguments(list).positional.dropFirst(index).first.map(place.at)
    }
    switch word {
    case "setTimeout", "setInterval": if let wait = argument(1) { facts.add(.delay, from: wait) }
    case "withDelay": if let wait = argument(0) { facts.add(.delay, from: wait) }
    case "withTiming", "timing": readOptions(argument(1), into: &facts)
    case "withSpring", "spring":
      if word == "spring", !isAnimated(callee, program) { return }
      facts.add(
        .easing, value: .text("spring"), unit: .easing, range: program.lastWordRange(of: callee),
        at: place.at(callee))
      readOptions(argument(1), into: &facts)
    case "selectionAsync", "impactAsync", "notificationAsync":
      facts.add(
        .haptic, value: .text(String(word.dropLast("Async".count))), unit: .haptic,
        range: program.lastWordRange(of: callee), at: place.at(callee))
    default: readGesture(word, list, callee, at: place, into: &facts)
    }
  }

  private func isAnimated(_ callee: NodeID, _ program: Program) -> Bool {
    guard case .member(let base, _, _) = program[callee] else { return false }
    return program.lastWord(of: base) == "Animated"
  }

  private func readOptions(_ options: Reference?, into facts: inout FactCollector) {
    guard let options else { return }
    let part = facts.part(around: options)
    for result in reader.results(of: options, state: []) {
      let target = module.resolved(result.place)
      let program = module.program(target)
      for (key, property) in [("duration", Property.duration), ("easing", .easing), ("delay", .delay)] {
        guard let value = program.entry(key, of: target.node) else { continue }
        facts.add(property, from: target.at(value), state: result.state, part: part)
      }
    }
  }

  /// Limits of a gesture builder: `Gesture.Pan().minDistance(10)`.
  private func readGesture(
    _ word: String, _ list: NodeList, _ callee: NodeID, at place: Reference, into facts: inout FactCollector
  ) {
    let program = module.program(place)
    guard case .member(let base, _, _) = program[callee], program.startsGesture(base) else { return }
    let arguments = program.arguments(list).positional.map(place.at)
    let kind: ValueKind
    switch word {
    case "minDistance", "maxDistance", "activeOffsetX", "activeOffsetY", "failOffsetX", "failOffsetY",
      "maxDeltaX", "maxDeltaY":
      kind = .length
    case "minDuration", "maxDuration", "maxDelay": kind = .duration
    case "minVelocity", "minVelocityX", "minVelocityY": kind = .ratio
    case "activateAfterLongPress":
      if let wait = arguments.first { facts.add(.delay, from: wait) }
      return
    default: return
    }
    for argument in arguments {
      guard case .array(let list) = module[argument] else {
        facts.add(.threshold, from: argument, as: kind)
        continue
      }
      for item in program[list] { facts.add(.threshold, from: argument.at(item), as: kind) }
    }
  }
}

extension Program {
  /// Whether a chain of calls begins at `Gesture`.
  fileprivate func startsGesture(_ id: NodeID) -> Bool {
    switch self[id] {
    case .name(let name): self[name] == "Gesture"
    case .member(let base, _, _): startsGesture(base)
    case .call(let callee, _): startsGesture(callee)
    default: false
    }
  }
}
