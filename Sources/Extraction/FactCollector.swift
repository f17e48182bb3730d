import Evaluation
import ParityModel
import Program

/// Collects the facts of one file: reads what an expression states, files it under its part, and
/// keeps each statement once.
struct FactCollector {
  let module: Module
  let vocabulary: any Vocabulary
  let reader: LeafReader
  private var collected: [Fact] = []
  /// What named constants state where they are used, at the places of their literals.
  private(set) var uses: Set<Fact> = []
  private(set) var unreadable: [Unreadable] = []
  private(set) var unknownClasses: Set<UnknownClass> = []
  private var seen: Set<Key> = []
  private var hasOverflown = false
  /// The places of all that is collected.
  private var places: Set<Place> = []
  /// Expressions that declare tokens: what they hold states nothing else.
  private var tokens: [Location] = []

  private struct Place: Hashable {
    let file: Int
    let range: ByteRange
  }

  private struct Key: Hashable {
    let file: Int
    let range: ByteRange
    let part: String
    let property: Property
    let state: State
    let value: Value
  }

  /// What holds always does not hold again under a condition: a local that every branch uses.
  var facts: [Fact] {
    // Few facts hold under a condition: only what is said at the places of these is of interest.
    var places: Set<UInt32> = []
    for index in collected.indices where !collected[index].state.isEmpty {
      places.insert(collected[index].location.lower)
    }
    if places.isEmpty, tokens.isEmpty { return collected }
    var always: Set<Statement> = []
    for index in collected.indices
    where collected[index].state.isEmpty && places.contains(collected[index].location.lower) {
      always.insert(Statement(collected[index]))
    }
    return collected.filter { ($0.state.isEmpty || !always.contains(Statement($0))) && !isPartOfToken($0) }
  }

  private func isPartOfToken(_ fact: Fact) -> Bool {
    if tokens.isEmpty { return false }
    if case .constant = fact.property { return false }
    return tokens.contains {
      $0.path == fact.location.path && $0.lower <= fact.location.lower && fact.location.upper <= $0.upper
    }
  }

  /// Notes an expression that declares a token, whose fields are constants and nothing else.
  mutating func addToken(at place: Reference) {
    tokens.append(module.file(place).location(place.node))
  }

  /// A fact without the condition under which it holds.
  private struct Statement: Hashable {
    let lower: UInt32
    let upper: UInt32
    let part: String
    let property: Property
    let value: Value

    init(_ fact: Fact) {
      lower = fact.location.lower
      upper = fact.location.upper
      part = fact.part
      property = fact.property
      value = fact.value
    }
  }

  init(module: Module, vocabulary: any Vocabulary) {
    self.module = module
    self.vocabulary = vocabulary
    reader = LeafReader(module: module, vocabulary: vocabulary)
  }

  /// Adds what an expression states about a property; returns how many literals it found.
  ///
  /// - Parameters:
  ///   - kind: how to read it, where that differs from what the property usually takes.
  ///   - state: the condition that holds around the expression.
  ///   - part: the part to file it under, where that is not the one around each literal.
  @discardableResult
  mutating func add(
    _ property: Property, from place: Reference, as kind: ValueKind? = nil, state: State = [],
    part: String? = nil
  ) -> Int {
    let leaves = reader.leavesAndUses(of: place, as: kind ?? property.kind, state: state)
    for leaf in leaves { add(property, leaf, part: part) }
    return leaves.count { $0.use == nil }
  }

  /// Adds one expression for several properties: the sides of a shorthand.
  mutating func add(
    _ properties: [Property], from place: Reference, state: State = [], part: String? = nil
  ) {
    for property in properties { add(property, from: place, state: state, part: part) }
  }

  mutating func add(_ property: Property, _ leaf: Leaf, part: String? = nil) {
    let program = module.program(leaf.place)
    if let use = leaf.use {
      uses.insert(
        Fact(
          platform: vocabulary.dialect.platform, part: part ?? self.part(around: use), property: property,
          state: leaf.state, value: leaf.value, unit: leaf.unit, text: program.source.text(leaf.range),
          location: module.file(leaf.place).location(leaf.range), derivation: leaf.derivation))
      return
    }
    add(
      property, value: leaf.value, unit: leaf.unit, state: leaf.state, range: leaf.range,
      text: program.source.text(leaf.range), at: leaf.place, part: part, derivation: leaf.derivation)
  }

  /// Adds a value that stands in no expression of its own: `monospacedDigit()`, `fillMaxWidth()`.
  mutating func add(
    _ property: Property, value: Value, unit: Unit, state: State = [], range: ByteRange, text: String? = nil,
    at place: Reference, part: String? = nil, derivation: [Fact.Derivation] = []
  ) {
    let part = part ?? self.part(around: place)
    let key = Key(
      file: place.file, range: range, part: part, property: property, state: state, value: value)
    guard collected.count < Self.limit else { return sayOverflow(at: place) }
    guard seen.insert(key).inserted else { return }
    places.insert(Place(file: place.file, range: range))
    let file = module.file(place)
    collected.append(
      Fact(
        platform: vocabulary.dialect.platform, part: part, property: property, state: state, value: value,
        unit: unit, text: text ?? file.program.source.text(range), location: file.location(range),
        derivation: derivation))
  }

  /// A file that states more than this was not written by anyone, and memory is finite.
  private static let limit = 100_000

  private mutating func sayOverflow(at place: Reference) {
    guard !hasOverflown else { return }
    hasOverflown = true
    addUnreadable(nil, at: place, because: "the file states more than \(Self.limit) things up to here")
  }

  /// Whether a literal states something already.
  func states(_ leaf: Leaf) -> Bool {
    places.contains(Place(file: leaf.place.file, range: leaf.range))
  }

  /// Notes a class that is not understood.
  mutating func addUnknownClass(_ text: String, at place: Reference, _ range: ByteRange, part: String) {
    unknownClasses.insert(
      UnknownClass(
        platform: vocabulary.dialect.platform, part: part, text: text,
        location: module.file(place).location(range)))
  }

  /// Says that a place which should state a property cannot be read.
  mutating func addUnreadable(
    _ property: Property?, at place: Reference, because reason: String, part: String? = nil
  ) {
    unreadable.append(
      Unreadable(
        platform: vocabulary.dialect.platform, part: part ?? self.part(around: place), property: property,
        reason: reason, location: module.file(place).location(place.node)))
  }

  /// The part that a place is filed under: the innermost UI declaration around it, else the
  /// enclosing type, else nothing.
  func part(around place: Reference) -> String {
    let file = module.file(place)
    var type: Reference?
    for ancestor in file.ancestors(of: place.node) {
      switch file.program[ancestor] {
      case .type:
        if let name = vocabulary.part(of: place.at(ancestor), in: module) { return name }
        if type == nil { type = place.at(ancestor) }
      case .function, .property:
        if let name = vocabulary.part(of: place.at(ancestor), in: module) { return name }
      default: break
      }
    }
    return type.map { vocabulary.part(outsideUIInType: $0, in: module) } ?? ""
  }
}
