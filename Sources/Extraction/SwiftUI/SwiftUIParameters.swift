import Evaluation
import ParityModel
import Program

/// Default values of public parameters.
struct SwiftUIParameters {
  let vocabulary: SwiftUIVocabulary
  let module: Module

  func add(_ parameter: ParameterDeclaration, _ value: Reference, into facts: inout FactCollector) {
    let name = module.program(value)[parameter.label ?? parameter.name]
    add(name, type: parameter.type, value, into: &facts)
  }

  func add(_ name: String, type: Name?, _ value: Reference, into facts: inout FactCollector) {
    let program = module.program(value)
    let type = type.map { SwiftUITypes.plain(program[$0]) } ?? ""
    let types = SwiftUITypes(module: module, lexicon: vocabulary.lexicon)
    let property = Property.parameter(name.lowerCamel)
    switch type {
    case "Color": facts.add(property, from: value, as: .color)
    case "Animation":
      facts.add(property, from: value, as: .duration)
      facts.add(property, from: value, as: .easing)
    case "Duration", "TimeInterval": facts.add(property, from: value, as: .duration)
    case "CGFloat":
      let kind: ValueKind = UnitInference.isPlain(name) ? .ratio : .radius
      facts.add(property, from: value, as: kind)
    case _ where types.kind(ofType: type) != nil:
      facts.add(property, from: value, as: types.kind(ofType: type)?.kind)
    default: addPlain(property, value, into: &facts)
    }
  }

  private func addPlain(_ property: Property, _ value: Reference, into facts: inout FactCollector) {
    let program = module.program(value)
    switch program[value.node] {
    case .implicitMember(let name) where !["zero", "infinity", "init"].contains(program[name]):
      // A case of an enumeration, as the other platforms write its word.
      facts.add(
        property, value: .text(program[name].tokenName), unit: .string,
        range: program.lastWordRange(of: value.node), at: value)
    case .number, .string, .boolean, .unary: facts.add(property, from: value, as: .any)
    default: return
    }
  }
}
