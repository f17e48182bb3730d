import Evaluation
import ParityModel
import Program

/// Defaults of the stored properties of a part that no initializer sets: its memberwise parameters.
struct SwiftUIStored {
  let vocabulary: SwiftUIVocabulary
  let module: Module

  /// What a stored property states by its name alone.
  private static let properties: [String: [Property]] = [
    "spacing": [.gap], "width": [.width], "height": [.height], "minWidth": [.minWidth],
    "minHeight": [.minHeight], "maxWidth": [.maxWidth], "maxHeight": [.maxHeight],
    "cornerRadius": [.cornerRadius], "radius": [.cornerRadius], "horizontalSpacing": [.gap],
    "verticalSpacing": [.gap], "lineWidth": [.borderWidth],
  ]

  func add(_ place: Reference, _ property: PropertyDeclaration, into facts: inout FactCollector) {
    let program = module.program(place)
    guard property.isMutable, property.getter == nil, let value = property.initializer,
      let owner = program.parent(of: place.node), case .type(let type) = program[owner],
      SwiftUIParts(module: module).part(of: place.at(owner)) != nil
    else { return }
    let name = program[property.name]
    if program.has("public", in: property.modifiers), !program.has("static", in: property.modifiers) {
      let parameters = SwiftUIParameters(vocabulary: vocabulary, module: module)
      parameters.add(name, type: property.type, place.at(value), into: &facts)
    } else if property.modifiers.isEmpty {
      if let properties = Self.properties[name] {
        facts.add(properties, from: place.at(value))
      } else if program[type].supertypes.contains(where: { program[$0] == "Layout" }) {
        facts.add(.constant(name.lowerCamel), from: place.at(value), as: .length)
      }
    }
  }
}
