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
  /// Where each of these stands, and which one was collected before it at the same place.
  private var entries: [Entry] = []
  /// The last of what is collected at each place: few facts share one, so comparing them is fast.
  private var latest: [Place: Int] = [:]
  private var isAnyConditional = false
  /// What named constants state where they are used, at the places of their literals.
  private(set) var uses: Set<Fact> = []
  private(set) var unreadable: [Unreadable] = []
  private(set) var unknownClasses: Set<UnknownClass> = []
  private var hasOverflown = false
  /// Expressions that declare tokens: what they hold states nothing else.
  private var tokens: [Location] = []
  /// What each declaration that was asked about gives to the places inside it.
  private var surroundings: [Reference: Surroundings] = [:]

  /// What encloses a place.
  private struct Surroundings {
    /// The part that the innermost UI declaration names.
    var part: String?
    /// The innermost type.
    var type: Reference?
  }

  private struct Place: Hashable {
    let file: Int
    let range: ByteRange

    /// By its offsets alone: nearly everything stands in one file.
    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt64(range.lower) << 32 | UInt64(range.upper))
    }
  }

  private struct Entry {
    let place: Place
    let former: Int?
  }

  /// How many facts are collected so far.
  var count: Int { collected.count }

  /// Hands over the facts, in the order in which they were found.
  ///
  /// What holds always does not hold again under a condition: a local that every branch uses.
  mutating func takeFacts() -> [Fact] {
    if isAnyConditional || !tokens.isEmpty {
      var isLeftOut: [Bool] = []
      isLeftOut.reserveCapacity(collected.count)
      for index in collected.indices { isLeftOut.append(isTwin(index) || isPartOfToken(collected[index])) }
      if isLeftOut.contains(true) {
        collected = collected.indices.filter { !isLeftOut[$0] }.map { collected[$0] }
      }
    }
    let facts = collected
    (collected, entries, latest) = ([], [], [:])
    return facts
  }

  /// Whether a fact is also stated without its condition.
  private func isTwin(_ index: Int) -> Bool {
    if collected[index].state.isEmpty { return false }
    var next = latest[entries[index].place]
    while let other = next {
      if collected[other].state.isEmpty, collected[other].property == collected[index].property,
        collected[other].part == collected[index].part, collected[other].value == collected[index].value
      {
        return true
      }
      next = entries[other].former
    }
    return false
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

  init(module: Module, vocabulary: any Vocabulary) {
    self.module = module
    self.vocabulary = vocabulary
    reader = LeafReader(module: module, vocabulary: vocabulary)
    latest.reserveCapacity(64)
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
    if let use = leaf.use {
      let file = module.file(leaf.place)
      uses.insert(
        Fact(
          platform: vocabulary.dialect.platform, part: part ?? self.part(around: use), property: property,
          state: leaf.state, value: leaf.value, unit: leaf.unit, text: file.program.source.text(leaf.range),
          location: file.location(leaf.range), derivation: leaf.derivation))
      return
    }
    add(
      property, value: leaf.value, unit: leaf.unit, state: leaf.state, range: leaf.range, at: leaf.place,
      part: part, derivation: leaf.derivation)
  }

  /// Adds a value that stands in no expression of its own: `monospacedDigit()`, `fillMaxWidth()`.
  mutating func add(
    _ property: Property, value: Value, unit: Unit, state: State = [], range: ByteRange, text: String? = nil,
    at place: Reference, part: String? = nil, derivation: [Fact.Derivation] = []
  ) {
    let part = part ?? self.part(around: place)
    guard collected.count < Self.limit else { return sayOverflow(at: place) }
    let spot = Place(file: place.file, range: range)
    let former = latest[spot]
    var next = former
    while let other = next {
      if collected[other].property == property, collected[other].state == state,
        collected[other].value == value, collected[other].part == part
      {
        return
      }
      next = entries[other].former
    }
    if !state.isEmpty { isAnyConditional = true }
    latest[spot] = collected.count
    entries.append(Entry(place: spot, former: former))
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
  func states(_ leaf: Leaf) -> Bool { latest[Place(file: leaf.place.file, range: leaf.range)] != nil }

  /// Whether one of the first facts says something about a range other than the fields of a token.
  func states(_ range: ByteRange, in file: Int, among count: Int) -> Bool {
    var next = latest[Place(file: file, range: range)]
    while let other = next {
      if other < count, !isPartOfToken(collected[other]) { return true }
      next = entries[other].former
    }
    return false
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
  mutating func part(around place: Reference) -> String {
    let surroundings = surroundings(of: place)
    return surroundings.part ?? surroundings.type.map { vocabulary.part(outsideUIInType: $0, in: module) }
      ?? ""
  }

  private mutating func surroundings(of place: Reference) -> Surroundings {
    let program = module.program(place)
    var node = place.node
    while let parent = program.parent(of: node) {
      switch program[parent] {
      case .type, .function, .property: return surroundings(inside: place.at(parent))
      default: node = parent
      }
    }
    return Surroundings()
  }

  private mutating func surroundings(inside declaration: Reference) -> Surroundings {
    if let known = surroundings[declaration] { return known }
    var result: Surroundings
    if let part = vocabulary.part(of: declaration, in: module) {
      result = Surroundings(part: part)
    } else {
      result = surroundings(of: declaration)
      if case .type = module[declaration] { result.type = declaration }
    }
    surroundings[declaration] = result
    return result
  }
}
