import Evaluation
import Program

extension Module {
  /// What a name stands for, followed through constants and casts; the expression itself where that ends.
  func resolved(_ place: Reference, depth: Int = 0) -> Reference {
    guard depth < 16 else { return place }
    let program = program(place)
    switch program[place.node] {
    case .argument(_, let value, _), .cast(let value, _, _), .forceUnwrap(let value):
      return resolved(place.at(value), depth: depth + 1)
    case .name(let name):
      guard let declaration = declaration(named: program[name], at: place),
        case .property(let id) = self[declaration]
      else { return place }
      let property = self.program(declaration)[id]
      guard property.pattern == nil, let value = property.initializer, value != place.node else {
        return place
      }
      return resolved(declaration.at(value), depth: depth + 1)
    default: return place
    }
  }

  /// The body of a function that a name declares in these sources, as a declaration or a closure.
  func functionBody(_ callee: Reference) -> Reference? {
    guard case .name(let name) = self[callee],
      let declaration = declaration(named: program(callee)[name], at: callee)
    else { return nil }
    return functionBody(ofDeclaration: declaration)
  }

  private func functionBody(ofDeclaration declaration: Reference) -> Reference? {
    let program = program(declaration)
    switch program[declaration.node] {
    case .function(let id): return program[id].body.map(declaration.at)
    case .property(let id): return program[id].initializer.flatMap { functionBody(of: declaration.at($0)) }
    default: return nil
    }
  }

  /// The body of a closure, bare or handed through calls such as `useCallback`.
  func functionBody(of value: Reference) -> Reference? {
    let program = program(value)
    switch program[value.node] {
    case .lambda(_, let body): return value.at(body)
    case .function(let id): return program[id].body.map(value.at)
    case .cast(let inner, _, _), .argument(_, let inner, _): return functionBody(of: value.at(inner))
    case .call(_, let arguments):
      return program[arguments].lazy.compactMap { self.functionBody(of: value.at($0)) }.first
    default: return nil
    }
  }

  /// The parameters of a declared function by position; an empty name for a destructured one.
  func parameterNames(of declaration: Reference) -> [String] {
    let program = program(declaration)
    func names(_ list: NodeList) -> [String] {
      program[list].map { node in
        guard case .parameter(let id) = program[node] else { return "" }
        return program[program[id].name]
      }
    }
    switch program[declaration.node] {
    case .function(let id): return names(program[id].parameters)
    case .property(let id):
      guard let value = program[id].initializer, case .lambda(let list, _) = program[value] else { return [] }
      return names(list)
    default: return []
    }
  }
}
