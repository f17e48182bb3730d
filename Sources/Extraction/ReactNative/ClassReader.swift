import Evaluation
import ParityModel
import Program

/// Reads the class strings that reach a class attribute: literals, templates, conditions, calls such as
/// `cn(…)`, objects whose keys are classes, tables of variants.
struct ClassReader {
  let module: Module
  let classes: TailwindClasses
  private let reader: ResultReader
  /// The classes of the file that were read before.
  private var known: [String: TailwindUtility] = [:]

  init(module: Module, dialect: Dialect) {
    self.module = module
    classes = TailwindClasses(dialect: dialect)
    reader = ResultReader(module: module)
  }

  /// What holds around a class string.
  struct Context {
    var state: State = []
    /// The part that uses the string, under which even a literal elsewhere is filed.
    var part: String
    /// The property that the attribute sets, whatever colour utility names the colour.
    var colorProperty: Property?
    var depth = 0

    func under(_ condition: State) -> Context {
      var context = self
      context.state = state.and(condition)
      context.depth += 1
      return context
    }
  }

  mutating func read(_ place: Reference, _ context: Context, into facts: inout FactCollector) {
    guard context.depth < 24 else { return }
    for result in reader.results(of: place, state: context.state) {
      var inner = context
      inner.state = result.state
      inner.depth += 1
      readResult(result.place, inner, into: &facts)
    }
  }

  private mutating func readResult(_ place: Reference, _ context: Context, into facts: inout FactCollector) {
    let program = module.program(place)
    switch program[place.node] {
    case .string(let segments): readString(Array(program[segments]), at: place, context, into: &facts)
    case .binary(.add, let left, let right):
      read(place.at(left), context, into: &facts)
      read(place.at(right), context, into: &facts)
    case .array(let list):
      for item in program[list] { read(place.at(item), context, into: &facts) }
    case .spread(let value): read(place.at(value), context, into: &facts)
    case .object(let members):
      for member in program[members] { readEntry(place.at(member), context, into: &facts) }
    case .name:
      let value = module.resolved(place)
      if value != place { read(value, context, into: &facts) }
    case .member(let base, let name, _):
      readLookup(program[name], in: place.at(base), context, into: &facts)
    case .index(let base, let arguments):
      guard let argument = program[arguments].first else { return }
      readLookup(program.plainText(of: argument), in: place.at(base), context, into: &facts)
    case .call(let callee, let arguments):
      readCall(place.at(callee), program[arguments].map(place.at), context, into: &facts)
    default: return
    }
  }

  /// `{ "bg-x": isActive }`: the key holds where the value does. A value that is a string is an option of
  /// some call, not a condition.
  private mutating func readEntry(_ member: Reference, _ context: Context, into facts: inout FactCollector) {
    let program = module.program(member)
    guard case .entry(let key, let value) = program[member.node] else { return }
    switch program[value] {
    case .string, .number, .object, .array, .null, .lambda: return
    default: break
    }
    guard case .string(let segments) = program[key] else { return }
    let condition = reader.conditions.states(of: member.at(value)).holds
    readString(Array(program[segments]), at: member.at(key), context.under(condition), into: &facts)
  }

  /// `sizes[size]`, `sizes.sm`: one entry of a table of class strings, or each under a condition.
  private mutating func readLookup(
    _ key: String?, in base: Reference, _ context: Context, into facts: inout FactCollector
  ) {
    let table = module.resolved(base)
    let program = module.program(table)
    guard case .object(let members) = program[table.node] else { return }
    if let key {
      if let value = program.entry(key, of: table.node) { read(table.at(value), context, into: &facts) }
      return
    }
    for member in program[members] {
      guard case .entry(_, let value) = program[member] else { continue }
      read(table.at(value), context.under(.if), into: &facts)
    }
  }

  private mutating func readCall(
    _ callee: Reference, _ arguments: [Reference], _ context: Context, into facts: inout FactCollector
  ) {
    let target = module.resolved(callee)
    if case .call(_, let list) = module[target], target != callee {
      // The call of what another call made: a table of variants.
      let entries = VariantTable(module: module).strings(of: module.program(target)[list].map(target.at))
      for entry in entries { read(entry.place, context.under(entry.state), into: &facts) }
    } else if let body = module.functionBody(callee) {
      var inner = Context(part: facts.part(around: body), colorProperty: context.colorProperty)
      inner.depth = context.depth + 1
      read(body, inner, into: &facts)
    }
    for argument in arguments { read(argument, context, into: &facts) }
  }

  /// Reads the literal stretches of a string. A class that touches a substitution is only a piece of one.
  private mutating func readString(
    _ segments: [NodeID], at place: Reference, _ context: Context, into facts: inout FactCollector
  ) {
    let program = module.program(place)
    for (index, segment) in segments.enumerated() {
      guard case .text(let name) = program[segment] else {
        read(place.at(segment), context, into: &facts)
        continue
      }
      let text = program[name]
      let range = program.range(segment)
      let isVerbatim = Int(range.count) == text.utf8.count
      for utility in classes.parse(text, &known) {
        let end = utility.offset + utility.text.utf8.count
        let isCut =
          (index > 0 && utility.offset == 0) || (index < segments.count - 1 && end == text.utf8.count)
        if isCut { continue }
        let place = place.at(segment)
        let lower = range.lower + UInt32(utility.offset)
        let written = isVerbatim ? ByteRange(lower, lower + UInt32(utility.text.utf8.count)) : range
        add(utility, at: place, written, context, into: &facts)
      }
    }
  }

  private func add(
    _ utility: TailwindUtility, at place: Reference, _ range: ByteRange, _ context: Context,
    into facts: inout FactCollector
  ) {
    if utility.meaning == .unknown {
      facts.addUnknownClass(utility.text, at: place, range, part: context.part)
    }
    let state = context.state.and(utility.state)
    for effect in utility.effects {
      let isColor = effect.unit == .color || effect.unit == .rgba
      facts.add(
        isColor ? context.colorProperty ?? effect.property : effect.property, value: effect.value,
        unit: effect.unit, state: state, range: range, text: utility.text, at: place, part: context.part)
    }
  }
}
