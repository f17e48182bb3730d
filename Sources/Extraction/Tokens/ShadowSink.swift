import Evaluation
import ParityModel
import Program

/// The places where a port draws a shadow of its own type: they say what its fields mean.
///
/// `.shadow(color: style.color, radius: style.radius, y: style.y)` makes the field `radius` half of a
/// blur; `Shadow(radius = style.blur)` in a `dropShadow` makes `blur` a whole one.
struct ShadowSink {
  let module: Module

  /// The calls that draw a shadow, with the arguments that say how.
  private let calls: [(place: Reference, arguments: CallArguments)]

  private static let words: Set<String> = ["shadow", "dropShadow", "innerShadow"]

  init(module: Module) {
    self.module = module
    calls = module.files.indices.flatMap { file in
      Self.calls(in: module.files[file].program).map { (Reference(file: file, node: $0.node), $0.arguments) }
    }
  }

  /// Whether a file draws a shadow whose radius is no plain number.
  static func isIn(_ program: Program) -> Bool { !calls(in: program).isEmpty }

  private static func calls(in program: Program) -> [(node: NodeID, arguments: CallArguments)] {
    program.ids.compactMap { node in
      guard case .call(let callee, let list) = program[node], let word = program.lastWord(of: callee),
        words.contains(word), let arguments = program.shadowArguments(list), let radius = arguments["radius"],
        program.namesSomething(radius)
      else { return nil }
      return (node, arguments)
    }
  }

  /// A record of the project as the platform draws it; nil where nothing of the port draws one.
  ///
  /// - Parameter whole: only where the drawing uses every field, so that the record is a shadow and no more.
  func drawn(_ record: TokenRecord, whole: Bool, _ reader: inout TokenReader) -> TokenRecord? {
    guard !record.type.isEmpty else { return nil }
    module.note(.shadows)
    for (place, arguments) in calls {
      if whole {
        let mentioned = module.fields(of: record, mentionedIn: arguments.labelled.map(\.value), at: place)
        guard mentioned.isSuperset(of: record.names) else { continue }
      }
      if let drawn = drawn(record, by: arguments, at: place, &reader) { return drawn }
    }
    return nil
  }

  private func drawn(
    _ record: TokenRecord, by arguments: CallArguments, at place: Reference, _ reader: inout TokenReader
  ) -> TokenRecord? {
    let program = module.program(place)
    guard let radius = arguments["radius"] else { return nil }
    var scope = TokenScope()
    scope.typed = record
    func value(_ label: String) -> TokenValue? {
      arguments[label].flatMap { reader.value(of: place.at($0), in: scope, expecting: "Color") }
    }
    guard var blur = reader.value(of: place.at(radius), in: scope)?.number,
      !module.fields(of: record, mentionedIn: [radius], at: place).isEmpty
    else { return nil }
    if program.language == .swift { blur.value *= 2 }
    var drawn = TokenRecord(type: record.type)
    drawn["color"] = value("color")?.under(value("alpha"))
    drawn["blur"] = .number(blur)
    drawn["x"] = value("x")
    drawn["y"] = value("y")
    if let offset = value("offset")?.record { (drawn["x"], drawn["y"]) = (offset["x"], offset["y"]) }
    drawn["spread"] = value("spread")
    return drawn
  }
}

extension Program {
  /// The labelled arguments that say how a shadow is drawn. Compose holds them in a value of their own.
  fileprivate func shadowArguments(_ list: NodeList) -> CallArguments? {
    let own = arguments(list)
    if language == .swift { return own["radius"] == nil ? nil : own }
    return self[list].lazy.compactMap { node -> CallArguments? in
      guard case .argument(_, let value, _) = self[node], case .call(_, let list) = self[value] else {
        return nil
      }
      let inner = self.arguments(list)
      return inner["radius"] == nil ? nil : inner
    }.first
  }
}

extension Program {
  /// Whether an expression holds a name: only such a one can read a field.
  fileprivate func namesSomething(_ node: NodeID) -> Bool {
    switch self[node] {
    case .name, .member: return true
    default:
      var found = false
      forEachChild(of: node) { found = found || namesSomething($0) }
      return found
    }
  }
}

extension Module {
  /// The fields of a record that expressions read.
  fileprivate func fields(
    of record: TokenRecord, mentionedIn nodes: [NodeID], at place: Reference
  ) -> Set<String> {
    let program = program(place)
    var found: Set<String> = []
    func visit(_ node: NodeID) {
      switch program[node] {
      case .name(let name), .member(_, let name, _):
        if record[program[name]] != nil { found.insert(program[name]) }
      default: break
      }
      program.forEachChild(of: node, visit)
    }
    for node in nodes { visit(node) }
    return found
  }
}
