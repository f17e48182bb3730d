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
    guard property.isMutable, property.modifiers.isEmpty, property.getter == nil,
      let value = property.initializer, let properties = Self.properties[program[property.name]],
      let owner = module.file(place).parent(of: place.node), case .type = program[owner],
      SwiftUIParts(module: module).part(of: place.at(owner)) != nil
    else { return }
    facts.add(properties, from: place.at(value))
  }
}
