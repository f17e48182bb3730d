import Program

/// Runs functions, properties and expressions of a module on given inputs.
///
/// Evaluating is pure and bounded: it never runs the program itself, never ends later than its bounds
/// allow, and says what it did not know instead of guessing.
public struct Evaluator: Sendable {
  public let module: Module
  public let bounds: Bounds
  let types: TypeCatalog

  public init(_ module: Module, bounds: Bounds = Bounds()) {
    self.module = module
    self.bounds = bounds
    types = TypeCatalog(module)
  }

  /// One argument of a call.
  public struct Argument: Sendable {
    public let label: String?
    public let value: EvaluatedValue

    public init(label: String? = nil, _ value: EvaluatedValue) {
      self.label = label
      self.value = value
    }
  }

  /// Calls a function with arguments in the order of its parameters; labels may be left out.
  public func call(
    _ function: Callable, on receiver: EvaluatedValue? = nil, with arguments: [EvaluatedValue] = [],
    assuming assumptions: Assumptions = Assumptions()
  ) -> Result {
    calls(function, on: receiver, with: [arguments], assuming: assumptions)[0]
  }

  /// Calls a function once for each list of arguments.
  public func calls(
    _ function: Callable, on receiver: EvaluatedValue? = nil, with samples: [[EvaluatedValue]],
    assuming assumptions: Assumptions = Assumptions()
  ) -> [Result] {
    var results: [Result] = []
    DeepStack.run {
      let findings = SharedFindings()
      results = samples.map { self.interpretCall(function, on: receiver, with: $0, assumptions, findings) }
    }
    return results
  }

  private func interpretCall(
    _ function: Callable, on receiver: EvaluatedValue?, with arguments: [EvaluatedValue],
    _ assumptions: Assumptions, _ findings: SharedFindings
  ) -> Result {
    interpret(at: function.reference, assumptions, sharing: findings) {
      (interpreter, place) throws(Signal) in
      let values = arguments.map { CallArgument(value: interpreter.imported($0)) }
      let object = receiver.map(interpreter.imported) ?? function.owner.map { .type($0) }
      if let closure = interpreter.module.closure(of: function.reference) {
        let place = place.inside(interpreter.root(owner: function.owner, receiver: object))
        return try interpreter.invoke(
          interpreter.make(.closure(closure, scope: place.scope)), values, closure.node, place)
      }
      return try interpreter.invoke(
        function.reference, owner: function.owner, receiver: object, arguments: values,
        function.reference.node, place)
    }
  }

  /// The value of a property or parameterless member of a value: `height` of an enum case.
  public func member(
    _ name: String, of value: EvaluatedValue, at place: Reference,
    assuming assumptions: Assumptions = Assumptions()
  ) -> Result {
    run(at: place, assumptions) { (interpreter, inner) throws(Signal) in
      try interpreter.member(name, of: interpreter.imported(value), place.node, inner)
    }
  }

  /// The value of an expression, its names resolved at file level.
  public func value(of expression: Reference, assuming assumptions: Assumptions = Assumptions()) -> Result {
    run(at: expression, assumptions) { (interpreter, place) throws(Signal) in
      try interpreter.evaluate(expression.node, place)
    }
  }

  /// The values of several expressions.
  public func values(of expressions: [Reference]) -> [Result] {
    var results: [Result] = []
    DeepStack.run {
      results = expressions.map { expression in
        self.interpret(at: expression, Assumptions()) { (interpreter, place) throws(Signal) in
          try interpreter.evaluate(expression.node, place)
        }
      }
    }
    return results
  }

  /// The cases of an enumeration of the module, in order; empty where it is none or several could be meant.
  public func cases(of type: String) -> [EvaluatedValue] {
    guard let path = types.resolve(type, within: nil) else { return [] }
    return Interpreter(module: module, types: types, bounds: bounds, assumptions: Assumptions()).cases(
      of: path)
  }

  /// Runs many evaluations one after the other on one stack, which is made once.
  public static func together(_ body: () -> Void) { DeepStack.run(body) }

  /// Runs something on an interpreter of its own, on a stack of its own.
  func run(
    at reference: Reference, _ assumptions: Assumptions,
    _ body: (Interpreter, Place) throws(Signal) -> EvaluatedValue
  ) -> Result {
    var result: Result?
    DeepStack.run { result = self.interpret(at: reference, assumptions, body) }
    let lost = Unknown(reason: "the evaluation did not end", place: reference)
    return result ?? Result(outcome: .unreadable(lost), unknowns: [], assumed: [], waits: [], steps: 0)
  }

  func interpret(
    at reference: Reference, _ assumptions: Assumptions, sharing findings: SharedFindings? = nil,
    _ body: (Interpreter, Place) throws(Signal) -> EvaluatedValue
  ) -> Result {
    let interpreter = Interpreter(
      module: module, types: types, bounds: bounds, assumptions: assumptions, findings: findings)
    let scope = interpreter.root(owner: nil, receiver: nil)
    let place = Place(file: reference.file, scope: scope)
    let outcome: Result.Outcome
    do throws(Signal) {
      let value = try interpreter.landing(.finish, reference.node, place) { () throws(Signal) in
        let value = try body(interpreter, place)
        try interpreter.runTimers(reference.node, place)
        return value
      }
      outcome = .value(interpreter.exported(value, at: reference))
    } catch {
      switch error {
      case .failure(let unknown), .trap(let unknown), .undecided(let unknown): outcome = .unreadable(unknown)
      case .thrown(let thrown): outcome = .unreadable(thrown.cause)
      case .finished: outcome = .value(.unit)
      case .leave(let value, _): outcome = .value(interpreter.exported(value, at: reference))
      case .stop, .next, .fallThrough:
        outcome = .unreadable(Unknown(reason: "this leaves something that it is not in", place: reference))
      }
    }
    let timeline = interpreter.state.timeline
    return Result(
      outcome: timeline.divergence.map { .unreadable($0) } ?? outcome, unknowns: interpreter.unknowns,
      assumed: interpreter.assumed, waits: timeline.waits, steps: interpreter.steps)
  }
}

extension Evaluator {
  /// What an evaluation came to.
  public struct Result: Sendable {
    public enum Outcome: Sendable {
      case value(EvaluatedValue)
      /// It stopped at this place: a bound, an overflow, an error.
      case unreadable(Unknown)
    }

    public let outcome: Outcome
    /// What was not known on the way, in the order in which it was met.
    public let unknowns: [Unknown]
    /// What was taken for granted.
    public let assumed: [Unknown]
    /// The waits it went through, where they were followed.
    public let waits: [Wait]
    /// How much work it was.
    public let steps: Int

    /// A value that is known without evaluating anything.
    public init(of value: EvaluatedValue) {
      self.init(outcome: .value(value), unknowns: [], assumed: [], waits: [], steps: 0)
    }

    init(outcome: Outcome, unknowns: [Unknown], assumed: [Unknown], waits: [Wait], steps: Int) {
      self.outcome = outcome
      self.unknowns = unknowns
      self.assumed = assumed
      self.waits = waits
      self.steps = steps
    }

    /// The value, unknown where the evaluation stopped.
    public var value: EvaluatedValue {
      switch outcome {
      case .value(let value): value
      case .unreadable(let unknown): .unknown(unknown)
      }
    }
  }
}

/// A function of a module, or a constant that holds a closure, and the type that holds it.
public struct Callable: Hashable, Sendable {
  public let reference: Reference
  /// The qualified name; nil for one at file level.
  public let owner: String?
  public let isStatic: Bool
}

extension Evaluator {
  /// The functions of a name: `clamp`, or `Zoom.clamp` where several types have one.
  public func functions(named path: String) -> [Callable] {
    var words = path.split(separator: ".").map(String.init)
    guard let name = words.popLast() else { return [] }
    if words.isEmpty {
      let fileLevel = module.declarations(named: name).filter(module.isFunction)
        .map { Callable(reference: $0, owner: nil, isStatic: true) }
      if !fileLevel.isEmpty { return fileLevel }
      return types.functions(named: name)
    }
    guard let owner = types.resolve(words.joined(separator: "."), within: nil) else { return [] }
    return types.functions(named: name, of: owner)
  }
}

extension TypeCatalog {
  func functions(named name: String, of path: String) -> [Callable] {
    members(of: path, named: name).compactMap { member in
      guard module.isFunction(member.reference) else { return nil }
      return Callable(reference: member.reference, owner: member.owner, isStatic: member.isStatic)
    }
  }
}

extension Module {
  /// Whether a declaration is a function, or a constant that holds a closure.
  func isFunction(_ reference: Reference) -> Bool {
    if case .function = self[reference] { return true }
    return closure(of: reference) != nil
  }

  /// The closure that a constant holds: `const half = (n: number) => n / 2`.
  func closure(of reference: Reference) -> Reference? {
    guard case .property(let id) = self[reference], let value = program(reference)[id].initializer,
      case .lambda = program(reference)[value]
    else { return nil }
    return reference.at(value)
  }
}
