/// Everything a run may change, as one value: exploring a second branch starts from a copy.
struct RunState: Sendable {
  var scopes: [Scope] = []
  var objects: [HeapObject] = []
  var functions: [FunctionRecord] = []
  /// What methods that were taken as values are called on.
  var receivers: [EvaluatedValue] = []
  /// Shared properties that were read already, or written.
  var globals: [Reference: EvaluatedValue] = [:]
  var timeline = Timeline()
}

/// Names of one block, with what is around it.
struct Scope: Sendable {
  enum Kind: UInt8, Sendable {
    case block, loop, function, closure, root
    /// A `switch`, which `break` leaves.
    case choice
  }

  let kind: Kind
  /// Index of the scope around it; -1 for none.
  let parent: Int
  var variables: [Variable] = []
  /// `self`, `this`: of a method, or what a closure with receiver runs on.
  var receiver: EvaluatedValue?
  /// The type whose members may be named plainly here.
  var owner: String?
  /// What a label names: a loop, or the function that a closure is handed to.
  var label: String?
  var returnType: String?

  struct Variable: Sendable {
    let name: String
    var value: EvaluatedValue
    var type: String?
    var isMutable: Bool
  }

  init(kind: Kind, parent: Int, receiver: EvaluatedValue? = nil, owner: String? = nil) {
    self.kind = kind
    self.parent = parent
    self.receiver = receiver
    self.owner = owner
  }
}

/// What a mutable object holds.
enum HeapObject: Sendable {
  case list(ValueList)
  case set(ValueList)
  case map(ValueMap)
  case record(Record)
  /// Two branches left different things in it.
  case unknown(Unknown)

  var value: EvaluatedValue {
    switch self {
    case .list(let list): .list(list)
    case .set(let list): .set(list)
    case .map(let map): .map(map)
    case .record(let record): .record(record)
    case .unknown(let unknown): .unknown(unknown)
    }
  }
}

/// A function as a value.
enum FunctionRecord: Hashable, Sendable {
  /// A closure, and the scope that it was written in.
  case closure(Reference, scope: Int)
  /// A local function, likewise.
  case local(Reference, scope: Int)
  /// A function of a type or file.
  case declared(Reference, owner: String?)
  /// A method together with what it is called on, an index into the run's receivers.
  case bound(Reference, owner: String?, receiver: Int)
  /// `String.init`, `Math.max`: what the library does under a name.
  case native(type: String?, name: String)
  /// A method of the library, likewise.
  case nativeMethod(name: String, receiver: Int)
  case keyPath([String])
}

/// Where an expression is evaluated: its file, and the innermost scope.
struct Place: Sendable {
  let file: Int
  let scope: Int

  func inside(_ scope: Int) -> Place { Place(file: file, scope: scope) }
}

/// An error on its way to what handles it.
struct Thrown: Sendable {
  let cause: Unknown
  /// Unknown where the sources do not tell what is thrown.
  let value: EvaluatedValue

  init(_ cause: Unknown, _ value: EvaluatedValue? = nil) {
    self.cause = cause
    self.value = value ?? .unknown(cause)
  }
}

/// The ways out of an expression that are not its value.
enum Signal: Error {
  /// Leaves the function or closure whose scope this is.
  case leave(EvaluatedValue, scope: Int)
  /// Leaves the loop or `switch` whose scope this is.
  case stop(scope: Int)
  /// Goes on with the next round of the loop whose scope this is.
  case next(scope: Int)
  case fallThrough
  /// An error is thrown here.
  case thrown(Thrown)
  /// The program would stop here.
  case trap(Unknown)
  /// What the library was asked to do depends on something unknown; its result is unknown.
  case undecided(Unknown)
  /// The evaluation itself cannot go on.
  case failure(Unknown)
  /// Everything that was asked for is known.
  case finished
}
