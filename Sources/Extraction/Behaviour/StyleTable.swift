import Evaluation
import ParityModel
import Program

/// A table of styles that React Native writes as data: what `cva` or `tv` is called with, or an object whose
/// entries are class strings or style objects.
struct StyleTable {
  /// The declaration.
  let reference: Reference
  /// What holds for every selection.
  var base: EvaluatedValue = .null
  var axes: [Axis] = []
  var compounds: [Compound] = []
  /// Whether a later class takes the place of an earlier one that says the same.
  var merges = false

  /// `size: { sm: "h-8", md: "h-10" }`
  struct Axis {
    /// Empty for the one axis of a plain object.
    let name: String
    let options: [Record.Field]
    /// The option of a selection that names none.
    var fallback: String?
  }

  /// Classes of a combination of options.
  struct Compound {
    let conditions: [(axis: String, options: [String])]
    let style: EvaluatedValue
  }

  func axis(named name: String) -> Axis? { axes.first { $0.name == name } }

  /// The styles of a selection, in the order in which they are put together.
  ///
  /// - Parameter selection: an option an axis; an axis that is left out has its fallback, if any.
  func styles(of selection: [String: String]) -> [EvaluatedValue] {
    var chosen: [String: String] = [:]
    for axis in axes { chosen[axis.name] = selection[axis.name] ?? axis.fallback }
    var styles = [base]
    for axis in axes {
      if let option = chosen[axis.name], let field = axis.options.first(where: { $0.name == option }) {
        styles.append(field.value)
      }
    }
    for compound in compounds {
      let holds = compound.conditions.allSatisfy { condition in
        chosen[condition.axis].map { condition.options.contains($0) } ?? false
      }
      if holds { styles.append(compound.style) }
    }
    return styles
  }
}

/// Finds the tables that a module declares.
struct StyleTableReader {
  let evaluator: Evaluator

  private var module: Module { evaluator.module }

  enum Outcome {
    case table(StyleTable)
    case unreadable(String, Reference)
  }

  /// The table of a name; nil where no file-level constant of that name is one.
  func table(named name: String) -> Outcome? {
    let found = module.declarations(named: name).filter {
      if case .property = module[$0] { true } else { false }
    }
    guard found.count == 1, case .property(let id) = module[found[0]],
      let initializer = module.program(found[0])[id].initializer
    else { return nil }
    let value = module.resolved(found[0].at(initializer))
    let program = module.program(value)
    if case .call(let callee, let list) = program[value.node], let word = program.lastWord(of: callee),
      VariantTable.makers.contains(word)
    {
      let arguments = program[list].compactMap { node -> Reference? in
        guard case .argument(_, let inner, _) = program[node] else { return nil }
        return value.at(inner)
      }
      guard arguments.count == Int(list.count) else {
        return .unreadable("what '\(word)' is given here is not known", value)
      }
      return variants(evaluator.values(of: arguments).map(\.value), made: word, arguments, declared: found[0])
    }
    guard case .record(let record) = evaluator.value(of: value).value else { return nil }
    return .table(StyleTable(reference: found[0], axes: [StyleTable.Axis(name: "", options: record.fields)]))
  }

  private func variants(
    _ values: [EvaluatedValue], made word: String, _ places: [Reference], declared: Reference
  ) -> Outcome {
    var table = StyleTable(reference: declared)
    var options: EvaluatedValue?
    var merges = word == "tv"
    // cva takes a base and its options, tv takes the options with a base among them.
    for (value, place) in zip(values, places) {
      switch value {
      case .record(let record):
        if record["twMerge"] != nil, options != nil {
          merges = record["twMerge"]?.isTrue ?? merges
        } else {
          options = value
        }
      case .unknown(let cause): return .unreadable(cause.reason, cause.place)
      case .token(let token): return .unreadable(token.cause.reason, token.cause.place)
      default:
        guard place == places.first else { return .unreadable("this is no table of variants", place) }
        table.base = value
      }
    }
    let last = places.last ?? declared
    guard case .record(let record)? = options else {
      return values.isEmpty ? .unreadable("this is no table of variants", declared) : .table(table)
    }
    if word == "tv", record["extend"] != nil { return .unreadable("what it extends is not followed", last) }
    table.merges = word == "tv" ? merges : isMerged(declared)
    if let base = record["base"] { table.base = base }
    if let slots = record["slots"] { table.base = slots }
    if let problem = read(record, into: &table) { return .unreadable(problem, last) }
    return .table(table)
  }

  /// What keeps the options from being read; nil where nothing does.
  private func read(_ options: Record, into table: inout StyleTable) -> String? {
    switch options["variants"] {
    case .record(let variants)?:
      for axis in variants.fields {
        guard case .record(let choices) = axis.value else {
          return "the options of '\(axis.name)' are not known"
        }
        table.axes.append(StyleTable.Axis(name: axis.name, options: choices.fields))
      }
    case nil: break
    default: return "its variants are not known"
    }
    switch options["defaultVariants"] {
    case .record(let defaults)?:
      for field in defaults.fields {
        guard let index = table.axes.firstIndex(where: { $0.name == field.name }) else { continue }
        if field.value.isLeftOut { continue }
        guard let option = field.value.optionName else {
          return "the default of '\(field.name)' is not known"
        }
        table.axes[index].fallback = option
      }
    case nil: break
    default: return "its defaults are not known"
    }
    switch options["compoundVariants"] {
    case .list(let list)?:
      for item in list.elements {
        guard case .record(let record) = item, let compound = compound(record) else {
          return "a compound variant is not known"
        }
        table.compounds.append(compound)
      }
    case nil: break
    default: return "its compound variants are not known"
    }
    return options["compoundSlots"] == nil ? nil : "compound slots are not followed"
  }

  private func compound(_ record: Record) -> StyleTable.Compound? {
    var conditions: [(axis: String, options: [String])] = []
    var styles: [EvaluatedValue] = []
    for field in record.fields {
      if field.name == "class" || field.name == "className" {
        styles.append(field.value)
      } else if case .list(let list) = field.value {
        let options = list.elements.compactMap(\.optionName)
        guard options.count == list.elements.count else { return nil }
        conditions.append((field.name, options))
      } else {
        guard let option = field.value.optionName else { return nil }
        conditions.append((field.name, [option]))
      }
    }
    return StyleTable.Compound(conditions: conditions, style: .list(ValueList(styles)))
  }

  /// Whether every call of a table goes through something that merges classes.
  private func isMerged(_ declaration: Reference) -> Bool {
    guard case .property(let id) = module[declaration] else { return false }
    let name = module.program(declaration)[module.program(declaration)[id].name]
    var calls = 0
    for (number, file) in module.files.enumerated() {
      for node in file.program.ids {
        guard case .call(let callee, _) = file.program[node], case .name(let word) = file.program[callee],
          file.program[word] == name
        else { continue }
        calls += 1
        let isMerged = file.ancestors(of: node).contains { ancestor in
          guard case .call(let outer, _) = file.program[ancestor] else { return false }
          return merges(Reference(file: number, node: outer))
        }
        if !isMerged { return false }
      }
    }
    return calls > 0
  }

  private func merges(_ callee: Reference) -> Bool {
    let program = module.program(callee)
    if program.lastWord(of: callee.node) == "twMerge" { return true }
    guard let body = module.functionBody(callee) else { return false }
    var pending = [body.node]
    let target = module.program(body)
    while let node = pending.popLast() {
      if case .call(let inner, _) = target[node], target.lastWord(of: inner) == "twMerge" { return true }
      target.forEachChild(of: node) { pending.append($0) }
    }
    return false
  }
}

extension EvaluatedValue {
  fileprivate var isTrue: Bool { if case .boolean(true) = self { true } else { false } }

  fileprivate var isLeftOut: Bool {
    switch self {
    case .null, .unit: true
    default: false
    }
  }

  /// The name of the option that a value selects: `"sm"`, `true`, `2`.
  fileprivate var optionName: String? {
    switch self {
    case .text(let text): text
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): Value.number(number.double).description
    default: nil
    }
  }
}
