import Evaluation
import Program

/// Tells which parameters of a function end up in a style or class attribute: the arguments given for
/// them are styles and class strings of the caller.
struct ParameterSinks {
  enum Sink: Hashable { case style, classes }

  let module: Module

  /// By position of the parameter.
  func sinks(of declaration: Reference) -> [Int: Sink] {
    guard let body = body(of: declaration) else { return [:] }
    var sinks: [Int: Sink] = [:]
    for (index, name) in module.parameterNames(of: declaration).enumerated() where !name.isEmpty {
      if let sink = sink(of: name, in: body, depth: 0) { sinks[index] = sink }
    }
    return sinks
  }

  private func body(of declaration: Reference) -> Reference? {
    let program = module.program(declaration)
    switch program[declaration.node] {
    case .function(let id): return program[id].body.map(declaration.at)
    case .property(let id):
      return program[id].initializer.flatMap { module.functionBody(of: declaration.at($0)) }
    default: return nil
    }
  }

  private func sink(of name: String, in place: Reference, depth: Int) -> Sink? {
    guard depth < 64 else { return nil }
    let program = module.program(place)
    if case .attribute(let attribute, let value?) = program[place.node] {
      let label = program[attribute]
      let sink: Sink? =
        AttributeTable.isStyle(label) ? .style : AttributeTable.isClass(label) ? .classes : nil
      if let sink, mentions(name, value, program, depth: 0) { return sink }
    }
    var found: Sink?
    program.forEachChild(of: place.node) { child in
      if found == nil { found = sink(of: name, in: place.at(child), depth: depth + 1) }
    }
    return found
  }

  private func mentions(_ name: String, _ id: NodeID, _ program: Program, depth: Int) -> Bool {
    guard depth < 64 else { return false }
    if case .name(let word) = program[id] { return program[word] == name }
    var found = false
    program.forEachChild(of: id) { found = found || mentions(name, $0, program, depth: depth + 1) }
    return found
  }
}
