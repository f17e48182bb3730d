import Evaluation
import ParityModel
import Program

/// Tables of styles that React Native writes as data: objects, `cva`, `tv`.
extension BehaviourPort {
  enum StyleAxis {
    case none
    case unreadable(Outcome)
    case axis(StyleTable, StyleTable.Axis)
  }

  /// `"sizes"`, the one axis of an object; `"badge.size"`, an axis of variants.
  func styleAxis(named path: String) -> StyleAxis {
    let words = path.split(separator: ".").map(String.init)
    guard writesStyles, let name = words.first, words.count <= 2,
      let found = StyleTableReader(evaluator: evaluator).table(named: name)
    else { return .none }
    switch found {
    case .unreadable(let reason, let place): return .unreadable(unreadableOutcome(reason, place))
    case .table(let table):
      let axis = words.count == 2 ? table.axis(named: words[1]) : table.axes.count == 1 ? table.axes[0] : nil
      guard let axis else {
        let names = table.axes.map { "'\(name).\($0.name)'" }.joined(separator: ", ")
        return .unreadable(
          unreadableOutcome("'\(path)' is no option of it; there are \(names)", table.reference))
      }
      return .axis(table, axis)
    }
  }

  func unreadableOutcome(_ reason: String, _ place: Reference) -> Outcome {
    var outcome = outcome(of: [place])
    outcome.cells = [
      BehaviourResult.Cell(inputs: [], outcome: .unreadable(reason: reason, outcome.location))
    ]
    return outcome
  }

  var writesStyles: Bool {
    switch platform {
    case .swiftUI, .compose: false
    case .uniwind, .nativeWind, .styleSheet: true
    }
  }

  /// What a table of styles says of one property, for each sample; nil where the subject is none.
  func styles(
    _ behaviour: BehaviourSpec, _ subject: BehaviourSpec.Subject, _ samples: [[BehaviourValue]]
  ) -> Outcome? {
    guard writesStyles, behaviour.kind == .table, let name = subject.place,
      let found = StyleTableReader(evaluator: evaluator).table(named: name)
    else { return nil }
    let table: StyleTable
    switch found {
    case .unreadable(let reason, let place): return unreadableOutcome(reason, place)
    case .table(let read): table = read
    }
    let names = behaviour.inputs.indices.map { index in
      subject.inputs.indices.contains(index) ? subject.inputs[index] : behaviour.inputs[index].name
    }
    var outcome = outcome(of: [table.reference])
    for sample in samples {
      var selection: [String: String] = [:]
      var state: State = []
      var stranger: String?
      for (name, value) in zip(names, sample) where name != "_" {
        if let axis = table.axis(named: name) ?? (table.axes.first { $0.name.isEmpty && value.isName }) {
          selection[axis.name] = axis.option(value)
        } else if let states = ConditionReader.states(of: name), case .flag(let flag) = value {
          state.formUnion(flag ? states.holds : states.fails)
        } else {
          stranger = name
        }
      }
      let result: BehaviourResult.Outcome
      if let stranger {
        result = .unreadable(
          reason: "'\(stranger)' is neither an option of '\(name)' nor a state", outcome.location)
      } else {
        result =
          cell(subject.name, of: table, selecting: selection, state)
          ?? .unreadable(reason: "'\(subject.name)' is no property of the vocabulary", outcome.location)
      }
      outcome.cells.append(BehaviourResult.Cell(inputs: sample, outcome: result))
    }
    return outcome
  }

  /// What a selection of a table says of a property, or of a property of a slot: `"background"`,
  /// `"icon.size"`; nil where there is no such property.
  func cell(
    _ path: String, of table: StyleTable, selecting selection: [String: String], _ state: State
  ) -> BehaviourResult.Outcome? {
    var properties = Property.spelled(path)
    var styles = table.styles(of: selection)
    if properties.isEmpty, let dot = path.firstIndex(of: ".") {
      properties = Property.spelled(String(path[path.index(after: dot)...]))
      let slot = String(path[..<dot])
      styles = styles.compactMap { if case .record(let record) = $0 { record[slot] } else { nil } }
    }
    return properties.isEmpty
      ? nil : value(of: properties, in: styles, merges: table.merges, state, at: place(of: table.reference))
  }

  /// What styles say of properties that must agree.
  func value(
    of properties: [Property], in styles: [EvaluatedValue], merges: Bool, _ state: State, at place: Location?
  ) -> BehaviourResult.Outcome {
    // What is disabled is not pressed: React Native sends it no touches.
    let state = state.contains(.disabled) ? state.subtracting(.pressed) : state
    let cascade = StyleCascade(classes: TailwindClasses(dialect: dialect), merges: merges, state: state)
    var values: [BehaviourValue] = []
    for property in properties {
      switch cascade.value(of: property, in: styles, shared: { shared($0, takesTokens: true) }) {
      case .value(let value): values.append(value)
      case .unreadable(let reason): return .unreadable(reason: reason, place)
      }
    }
    guard let first = values.first else { return .unreadable(reason: "no property is asked for", place) }
    if let other = zip(properties, values).first(where: { !$0.1.agrees(with: first) }) {
      return .unreadable(
        reason: "\(properties[0]) is \(first) and \(other.0) is \(other.1): ask for each by itself", place)
    }
    return .value(first)
  }
}

extension BehaviourValue {
  fileprivate var isName: Bool {
    switch self {
    case .name, .text: true
    default: false
    }
  }
}

extension StyleTable.Axis {
  /// The option that a sample selects: by its own name, or as a sample names it.
  fileprivate func option(_ value: BehaviourValue) -> String {
    let wanted =
      switch value {
      case .name(let name), .text(let name): name
      default: value.description
      }
    return options.first { $0.name == wanted || $0.name.tokenName == wanted }?.name ?? wanted
  }
}
