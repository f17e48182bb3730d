import Program

/// Runs programs of one module, within bounds.
///
/// It runs one evaluation and is thrown away; nothing of it is shared. It does not know any platform:
/// what a view or a modifier is stays unknown to it.
final class Interpreter {
  let module: Module
  let types: TypeCatalog
  let bounds: Bounds
  let assumptions: Assumptions
  /// What other runs of the same function or piece have found already; nil where there is no other.
  let findings: SharedFindings?
  var state = RunState()
  /// Ways that an undecided condition left behind, to be joined where they lead.
  var alternatives: [Destination: [Alternative]] = [:]
  /// The attempts that are running, each by its scope: the innermost one handles what is thrown.
  var attempts: [Int] = []
  /// What waits by itself, where waits are followed.
  var tracks: [Track] = []
  /// How many handlers are around what is running.
  var handlers = 0
  /// Their names, the innermost first.
  var handlerNames: [String] = []
  /// How many of Swift's `try` are around what is running.
  var marked = 0
  /// What was not known, in the order in which it was met.
  var unknowns: [Unknown] = []
  /// What was taken for granted because the assumptions say so.
  var assumed: [Unknown] = []
  /// What was said since a constant is being found, again and again.
  var remarks: [SharedFindings.Remark] = []
  /// How many constants are being found.
  var listeners = 0
  /// How often something was looked at that another run may have otherwise: an input, a variable.
  var particulars = 0
  /// Properties whose value in this run hangs on such.
  var peculiar: Set<Reference> = []
  private(set) var steps = 0
  private var depth = 0
  private var calls = 0
  private var marks: [Int] = []
  /// Whether names are looked up around the places where they stand, beyond what is running.
  var isOpen = false
  /// Closures made so far: where none was made, a scope can be dropped when it is left.
  var closures = 0

  init(
    module: Module, types: TypeCatalog, bounds: Bounds, assumptions: Assumptions,
    findings: SharedFindings? = nil
  ) {
    self.module = module
    self.findings = findings
    self.types = types
    self.bounds = bounds
    self.assumptions = assumptions
  }

  func program(_ place: Place) -> Program { module.files[place.file].program }
  func language(_ place: Place) -> Language { module.files[place.file].program.language }
  func reference(_ id: NodeID, _ place: Place) -> Reference { Reference(file: place.file, node: id) }

  // MARK: Bounds

  func spend(_ amount: Int = 1, at id: NodeID, _ place: Place) throws(Signal) {
    steps += max(0, amount)
    if steps > bounds.steps {
      throw .failure(Unknown(reason: "takes more than \(bounds.steps) steps", place: reference(id, place)))
    }
  }

  func enter(_ id: NodeID, _ place: Place) throws(Signal) {
    try spend(at: id, place)
    if depth >= bounds.depth {
      throw .failure(Unknown(reason: "nests deeper than \(bounds.depth) levels", place: reference(id, place)))
    }
    depth += 1
  }

  func leave() { depth -= 1 }

  func enterCall(_ id: NodeID, _ place: Place) throws(Signal) {
    if calls >= bounds.calls {
      throw .failure(
        Unknown(reason: "calls nest deeper than \(bounds.calls) levels", place: reference(id, place)))
    }
    calls += 1
    // What is marked with `try` is the call, not what it runs.
    marks.append(marked)
    marked = 0
  }

  func leaveCall() {
    calls -= 1
    marked = marks.popLast() ?? 0
  }

  /// A collection or text within bounds.
  func bounded(_ value: EvaluatedValue, at id: NodeID, _ place: Place) throws(Signal) -> EvaluatedValue {
    let size: Int
    switch value {
    case .list(let list), .set(let list): size = list.elements.count
    case .map(let map): size = map.entries.count
    case .record(let record):
      // A field is found by comparing names.
      size = record.fields.count
      try spend(size / 8, at: id, place)
    case .text(let text):
      if text.utf8.count > bounds.bytes { throw tooLong(id, place) }
      try spend(text.utf8.count / 64, at: id, place)
      return value
    default: size = 0
    }
    // Copying elements is cheaper than evaluating something.
    try spend(size / 64, at: id, place)
    if size > bounds.elements { throw tooMany(id, place) }
    if value.nesting > bounds.nesting {
      throw .failure(
        Unknown(reason: "nests values deeper than \(bounds.nesting) levels", place: reference(id, place)))
    }
    return value
  }

  private func tooMany(_ id: NodeID, _ place: Place) -> Signal {
    .failure(
      Unknown(
        reason: "makes a collection of more than \(bounds.elements) elements", place: reference(id, place)))
  }

  private func tooLong(_ id: NodeID, _ place: Place) -> Signal {
    .failure(Unknown(reason: "makes a text of more than \(bounds.bytes) bytes", place: reference(id, place)))
  }

  /// Refuses a collection before it is made.
  func check(elements count: Int, _ id: NodeID, _ place: Place) throws(Signal) {
    if count > bounds.elements { throw tooMany(id, place) }
  }

  /// A text put together, unless it would be too long.
  func joined(
    _ parts: [String], by separator: String, _ id: NodeID, _ place: Place
  ) throws(Signal) -> String {
    var size = separator.utf8.count.multipliedReportingOverflow(by: max(0, parts.count - 1)).partialValue
    for part in parts {
      size += part.utf8.count
      if size > bounds.bytes { break }
    }
    if size > bounds.bytes { throw tooLong(id, place) }
    return parts.joined(separator: separator)
  }

  /// A text again and again, unless it would be too long; nil for a negative count.
  func repeated(_ text: String, _ count: Int, _ id: NodeID, _ place: Place) throws(Signal) -> String? {
    guard count >= 0 else { return nil }
    let (size, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
    if overflow || size > bounds.bytes { throw tooLong(id, place) }
    return String(repeating: text, count: count)
  }

  // MARK: Unknowns

  /// A value that the sources do not tell, with the place that would have to.
  func unknown(_ reason: String, _ id: NodeID, _ place: Place) -> EvaluatedValue {
    let unknown = Unknown(reason: reason, place: reference(id, place))
    note(unknown)
    return .unknown(unknown)
  }

  func trap(_ reason: String, _ id: NodeID, _ place: Place) -> Signal {
    // What stops a Swift program is an exception in Kotlin, which may be handled.
    if !attempts.isEmpty, language(place) == .kotlin {
      return thrown(reason, as: LibraryErrors.kotlinTraps[reason] ?? "RuntimeException", id, place)
    }
    return .trap(Unknown(reason: reason, place: reference(id, place)))
  }

  // MARK: Scopes

  func push(
    _ kind: Scope.Kind, _ place: Place, receiver: EvaluatedValue? = nil, owner: String? = nil
  ) -> Int {
    state.scopes.append(Scope(kind: kind, parent: place.scope, receiver: receiver, owner: owner))
    return state.scopes.count - 1
  }

  /// Drops a scope that nothing can refer to any more.
  func pop(_ scope: Int, unlessClosuresSince count: Int) {
    if closures == count, alternatives.isEmpty, scope < state.scopes.count {
      while state.scopes.count > scope { state.scopes.removeLast() }
    }
  }

  func declare(
    _ name: String, _ value: EvaluatedValue, type: String? = nil, isMutable: Bool = false, in scope: Int
  ) {
    if let index = slot(name, in: scope) {
      state.scopes[scope].variables[index].value = value
      state.scopes[scope].variables[index].type = type
      state.scopes[scope].variables[index].isMutable = isMutable
    } else {
      state.scopes[scope].variables.append(
        Scope.Variable(name: name, value: value, type: type, isMutable: isMutable))
    }
  }

  func make(_ function: FunctionRecord) -> EvaluatedValue {
    closures += 1
    state.functions.append(function)
    return .function(FunctionID(index: state.functions.count - 1))
  }

  func make(_ object: HeapObject) -> EvaluatedValue {
    state.objects.append(object)
    return .object(ObjectID(index: state.objects.count - 1))
  }

  /// What stands for nothing at all: `undefined` in JavaScript, which has `null` besides.
  func absent(_ place: Place) -> EvaluatedValue { language(place).isScript ? .unit : .null }

  /// The contents of an object; any other value as it is.
  func contents(_ value: EvaluatedValue) -> EvaluatedValue {
    if case .object(let id) = value { return state.objects[id.index].value }
    return value
  }

  /// The scope of the nearest function or closure.
  func functionScope(_ place: Place, closures: Bool) -> Int {
    var scope = place.scope
    while scope >= 0 {
      switch state.scopes[scope].kind {
      case .function, .root: return scope
      case .closure: if closures { return scope }
      case .block, .loop, .choice: break
      }
      scope = state.scopes[scope].parent
    }
    return 0
  }

  /// The nearest loop, or the one of a label; nil where there is none.
  func loopScope(_ label: String?, orChoice: Bool, _ place: Place) -> Int? {
    var scope = place.scope
    while scope >= 0 {
      switch state.scopes[scope].kind {
      case .loop: if label == nil || state.scopes[scope].label == label { return scope }
      case .choice: if label == nil, orChoice { return scope }
      case .block, .function, .closure, .root: break
      }
      scope = state.scopes[scope].parent
    }
    return nil
  }
}

/// One way that an undecided condition left open: where it led, and what the run was like there.
struct Alternative {
  let value: EvaluatedValue
  let state: RunState
  let cause: Unknown
}
