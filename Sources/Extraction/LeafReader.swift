import Evaluation
import ParityModel
import Program

/// Finds what an expression states: its literals and tokens, each under its condition.
///
/// It looks through conditionals, fallbacks, arithmetic, locals and the project's own functions. A
/// named constant states nothing here: its declaration is a fact of its own.
struct LeafReader {
  let module: Module
  let vocabulary: any Vocabulary
  let conditions: ConditionReader

  /// How far names and calls are followed.
  private static let depthLimit = 24

  init(module: Module, vocabulary: any Vocabulary) {
    self.module = module
    self.vocabulary = vocabulary
    conditions = ConditionReader(module: module)
  }

  /// Where a reading stands: what leads to the expression at hand.
  struct Path {
    var kind: ValueKind
    var state: State
    var sign = 1.0
    var derivation: [Fact.Derivation] = []
    var depth = 0
    /// Whether named constants are followed to their values.
    var followsConstants = false
    /// Whether the expression is an operand: what a constant holds is not the value then.
    var isPart = false
    var use: Reference?

    func part() -> Path {
      var path = self
      path.isPart = true
      return path
    }

    func under(_ condition: State) -> Path {
      var path = self
      path.state = state.and(condition)
      return path
    }

    func negated() -> Path {
      var path = self
      path.sign = -sign
      return path
    }

    func unsigned() -> Path {
      var path = self
      path.sign = 1
      return path
    }

    func reading(_ kind: ValueKind) -> Path {
      var path = self
      path.kind = kind
      return path
    }
  }

  func leaves(of place: Reference, as kind: ValueKind, state: State = []) -> [Leaf] {
    var found = Found()
    read(place, Path(kind: kind, state: state), into: &found)
    return found.leaves
  }

  /// As `leaves`, and what named constants hold where they are the whole value: those leaves have a `use`.
  func leavesAndUses(of place: Reference, as kind: ValueKind, state: State = []) -> [Leaf] {
    var found = Found()
    read(place, Path(kind: kind, state: state, followsConstants: true), into: &found)
    if !found.leaves.contains(where: { $0.use != nil }),
      let computed = computed(place, as: kind, state: state)
    {
      found.append(computed)
    }
    return found.leaves
  }

  /// What constants make together: `gap * 2`, `-(radius + inset)`.
  private func computed(_ place: Reference, as kind: ValueKind, state: State) -> Leaf? {
    guard kind == .length || kind == .radius || kind == .ratio else { return nil }
    switch module[place] {
    case .number, .string, .name, .member, .implicitMember: return nil
    default: break
    }
    let constants = ConstantValue(module: module, reader: self)
    guard constants.isComputed(place), let quantity = constants.quantity(of: place) else { return nil }
    return Leaf(
      place: place, range: module.program(place).range(place.node), value: .rounded(quantity.value),
      unit: quantity.unit == .none ? vocabulary.unit(ofNumberAs: kind) : quantity.unit, state: state,
      derivation: [], use: place)
  }

  /// What a reading has found, and how many more expressions it may look at: names that stand for sums
  /// of names would otherwise be followed without end.
  struct Found {
    var leaves: [Leaf] = []
    var budget = 4000

    mutating func append(_ leaf: Leaf) { leaves.append(leaf) }
  }

  private func read(_ place: Reference, _ path: Path, into leaves: inout Found) {
    guard path.depth < Self.depthLimit, leaves.budget > 0 else { return }
    leaves.budget -= 1
    use(vocabulary.read(place, as: path.kind, in: module), of: place, path, into: &leaves)
  }

  private func use(_ reading: Reading, of place: Reference, _ path: Path, into leaves: inout Found) {
    switch reading {
    case .value(let value, let unit, let range):
      leaves.append(leaf(place, range, signed(value, path.sign), unit, path))
    case .leaves(let found):
      for var leaf in found {
        leaf.state = path.state.and(leaf.state)
        leaf.derivation = path.derivation + leaf.derivation
        leaf.use = path.use ?? leaf.use
        leaves.append(leaf)
      }
    case .elsewhere(let target, let name): read(target, step(path, name, place), into: &leaves)
    case .within(let parts):
      for part in parts { read(place.at(part), deeper(path), into: &leaves) }
    case .faded(let color, let opacity):
      readFaded(place.at(color), by: place.at(opacity), of: place, path, into: &leaves)
    case .all(let readings): for reading in readings { use(reading, of: place, path, into: &leaves) }
    case .nothing: return
    case .general: readGenerally(place, path, into: &leaves)
    }
  }

  private func readGenerally(_ place: Reference, _ path: Path, into leaves: inout Found) {
    let program = module.program(place)
    if let folded = ConstantFolder(program).number(place.node) {
      guard let value = number(folded.value * path.sign, as: path.kind) else { return }
      leaves.append(
        leaf(place, program.range(place.node), value, vocabulary.unit(ofNumberAs: path.kind), path))
      return
    }
    func inner(_ id: NodeID, _ path: Path) { read(place.at(id), deeper(path), into: &leaves) }
    switch program[place.node] {
    case .string:
      guard path.kind == .text || path.kind == .any, let text = program.pattern(of: place.node) else {
        return
      }
      leaves.append(leaf(place, program.lastWordRange(of: place.node), .text(text), .string, path))
    case .boolean(let flag):
      guard path.kind == .boolean || path.kind == .any else { return }
      leaves.append(leaf(place, program.range(place.node), .boolean(flag), .bool, path))
    case .argument(_, let value, _), .forceUnwrap(let value), .cast(let value, _, _), .effect(_, let value),
      .spread(let value), .unary(.plus, let value):
      inner(value, path)
    case .unary(.negate, let value): inner(value, path.negated())
    case .tuple(let list) where list.count == 1: for item in program[list] { inner(item, path) }
    case .conditional(let condition, let then, let otherwise):
      let states = conditions.states(of: place.at(condition))
      inner(then, path.under(states.holds))
      if let otherwise { inner(otherwise, path.under(states.fails)) }
    case .match: readMatch(place, path, into: &leaves)
    case .block(let statements): readBlock(program[statements], of: place, path, into: &leaves)
    case .exit(.return, let value?): inner(value, path)
    case .binary(.and, let left, let right):
      inner(right, path.under(conditions.states(of: place.at(left)).holds))
    case .binary(.coalesce, let left, let right), .binary(.or, let left, let right):
      inner(left, path)
      inner(right, path)
    case .binary(.add, let left, let right):
      inner(left, path.part())
      inner(right, path.part())
    case .binary(.subtract, let left, let right):
      inner(left, path.part())
      inner(right, path.negated().part())
    case .binary(.multiply, let left, let right), .binary(.divide, let left, let right):
      // A factor of a quantity is a ratio of it, whatever the quantity is; it keeps its own sign.
      let path = path.unsigned().part()
      let factor = path.kind == .length || path.kind == .radius ? path.reading(.ratio) : path
      inner(left, ConstantFolder(program).number(left) == nil ? path : factor)
      inner(right, ConstantFolder(program).number(right) == nil ? path : factor)
    case .name(let name): follow(program[name], at: place, path, into: &leaves)
    case .member(let base, let name, _):
      if case .this = program[base] {
        follow(program[name], at: place, path, into: &leaves)
      } else {
        followMember(program[name], of: base, at: place, path, into: &leaves)
      }
    case .call(let callee, let arguments):
      readCall(callee, arguments, at: place, path, into: &leaves)
    default: return
    }
  }

  /// `token@0.3` for each colour and each opacity it may have.
  private func readFaded(
    _ color: Reference, by opacity: Reference, of whole: Reference, _ path: Path, into leaves: inout Found
  ) {
    var colors = Found(budget: leaves.budget)
    read(color, deeper(path.reading(.color)), into: &colors)
    var opacities = Found(budget: colors.budget)
    read(opacity, deeper(path.reading(.ratio)), into: &opacities)
    leaves.budget = opacities.budget
    for color in colors.leaves {
      for opacity in opacities.leaves {
        if let leaf = color.faded(by: opacity, within: whole, isOnly: opacities.leaves.count == 1, in: module)
        {
          leaves.append(leaf)
        }
      }
    }
  }

  /// An `if` chain with returns: what follows a branch that leaves holds where its condition fails.
  private func readBlock(
    _ statements: ArraySlice<NodeID>, of place: Reference, _ path: Path, into leaves: inout Found
  ) {
    let program = module.program(place)
    var path = path
    for statement in statements {
      switch program[statement] {
      case .conditional(let condition, let then, nil) where statement != statements.last:
        let states = conditions.states(of: place.at(condition))
        read(place.at(then), deeper(path.under(states.holds)), into: &leaves)
        if program.leaves(then) { path = path.under(states.fails) }
      case .exit(.return, _), .conditional, .match:
        read(place.at(statement), deeper(path), into: &leaves)
      default:
        if statement == statements.last { read(place.at(statement), deeper(path), into: &leaves) }
      }
    }
  }

  private func readMatch(_ place: Reference, _ path: Path, into leaves: inout Found) {
    let program = module.program(place)
    guard case .match(let subject, let arms) = program[place.node] else { return }
    var path = path
    for arm in program[arms] {
      guard case .arm(let patterns, let condition, let body) = program[arm] else { continue }
      var states = ConditionReader.States(holds: [], fails: [])
      if let only = program[patterns].first {
        if patterns.count > 1 {
          states = .unnamed
        } else if subject == nil {
          states = conditions.states(of: place.at(only))
        } else {
          states = program.lastWord(of: only).flatMap(ConditionReader.states) ?? .unnamed
        }
      } else if condition != nil {
        states = .unnamed
      }
      read(place.at(body), deeper(path.under(states.holds)), into: &leaves)
      path = path.under(states.fails.subtracting(.if))
    }
  }

  /// Follows a name to the local, getter or member that gives it its value.
  private func follow(_ name: String, at place: Reference, _ path: Path, into leaves: inout Found) {
    guard let declaration = module.declaration(named: name, at: place),
      case .property(let id) = module[declaration]
    else { return }
    let property = module.program(declaration)[id]
    guard let value = property.getter ?? property.initializer ?? property.delegate else { return }
    if property.getter == nil, module.isConstant(declaration) {
      readConstant(declaration.at(value), named: name, at: place, path, into: &leaves)
    } else {
      read(declaration.at(value), step(path, name, place), into: &leaves)
    }
  }

  /// `Metrics.gap`: a constant of a type of the project.
  private func followMember(
    _ name: String, of base: NodeID, at place: Reference, _ path: Path, into leaves: inout Found
  ) {
    guard path.followsConstants, let type = module.program(place).lastWord(of: base) else { return }
    let found = module.members(of: type, named: name)
    guard found.count == 1, module.isConstant(found[0]), case .property(let id) = module[found[0]],
      let value = module.program(found[0])[id].initializer
    else { return }
    readConstant(found[0].at(value), named: name, at: place, path, into: &leaves)
  }

  private func readConstant(
    _ value: Reference, named name: String, at place: Reference, _ path: Path, into leaves: inout Found
  ) {
    guard path.followsConstants, !path.isPart else { return }
    var path = step(path, name, place)
    path.use = path.use ?? place
    read(value, path, into: &leaves)
  }

  /// Looks through arithmetic functions, conversions and the project's own functions.
  private func readCall(
    _ callee: NodeID, _ arguments: NodeList, at place: Reference, _ path: Path, into leaves: inout Found
  ) {
    let program = module.program(place)
    guard let word = program.lastWord(of: callee) else { return }
    if Self.transparent.contains(word) {
      var base: NodeID?
      if case .member(let receiver, _, _) = program[callee] { base = receiver }
      let isConversion = program[arguments].count + (base == nil ? 0 : 1) == 1
      let path = isConversion ? path : path.part()
      if let base { read(place.at(base), deeper(path), into: &leaves) }
      // `1 - x.coerceIn(0, 0.8)` limits x to 0.8, not to its negative.
      let inner = program[arguments].isEmpty ? path : path.unsigned()
      for argument in program[arguments] { read(place.at(argument), deeper(inner), into: &leaves) }
      return
    }
    var declaration: Reference?
    switch program[callee] {
    case .name: declaration = module.declaration(named: word, at: place)
    case .member(let base, _, _):
      if case .this = program[base] { declaration = module.declaration(named: word, at: place) }
    default: break
    }
    guard let declaration, case .function(let id) = module[declaration],
      let body = module.program(declaration)[id].body
    else { return }
    read(declaration.at(body), step(path, word, place), into: &leaves)
  }

  /// Functions and conversions that hand on what their arguments state.
  private static let transparent: Set<String> = conversions.union([
    "max", "min", "abs", "maxOf", "minOf", "clamp", "round", "floor", "ceil", "coerceIn", "coerceAtLeast",
    "coerceAtMost",
  ])

  /// Functions that change how a number is held and not what it says.
  static let conversions: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "Number", "toPx", "toDp", "toInt", "toFloat", "toDouble", "toLong",
    "roundToPx", "roundToInt", "rounded",
  ]

  // MARK: Making leaves

  private func deeper(_ path: Path) -> Path {
    var path = path
    path.depth += 1
    return path
  }

  private func step(_ path: Path, _ name: String, _ place: Reference) -> Path {
    var path = deeper(path)
    path.derivation.append(
      Fact.Derivation(name: name, location: module.file(place).location(place.node)))
    return path
  }

  private func leaf(_ place: Reference, _ range: ByteRange, _ value: Value, _ unit: Unit, _ path: Path)
    -> Leaf
  {
    Leaf(
      place: place, range: range, value: value, unit: unit, state: path.state, derivation: path.derivation,
      use: path.use)
  }

  private func signed(_ value: Value, _ sign: Double) -> Value {
    if case .number(let number) = value { .rounded(number * sign) } else { value }
  }

  /// A plain number as a value of a kind; nil where a number cannot be one.
  private func number(_ number: Double, as kind: ValueKind) -> Value? {
    switch kind {
    case .length, .ratio, .radius, .fontWeight, .any, .shadow: .rounded(number)
    case .duration: .rounded(module.files.first?.program.language == .swift ? number * 1000 : number)
    case .color, .textStyle, .easing, .text, .role, .haptic, .icon, .iconWeight, .boolean: nil
    }
  }
}

extension Program {
  /// Whether a branch ends by leaving: a return, a throw, a break.
  fileprivate func leaves(_ id: NodeID) -> Bool {
    switch self[id] {
    case .exit: true
    case .block(let list): self[list].last.map(leaves) ?? false
    default: false
    }
  }
}
