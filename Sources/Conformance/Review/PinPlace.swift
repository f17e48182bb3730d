import ParityModel

/// What a pin is about: pins of one place in two specs are compared with each other.
struct PinPlace: Hashable {
  var component: String
  /// Empty for a constant of the component.
  var part: String
  /// Nil for a behaviour, whose name stands for the part.
  var property: Property?
  var state: State

  /// `padding.top when pressed`
  var subject: String { (property?.spelling ?? "") + (state.isEmpty ? "" : " when \(state)") }
}

/// One pin with everything that says where it is to be met.
struct PlacedPin: Hashable {
  var pin: Pin
  /// For a constant: other names and owners, as a person reads them.
  var naming: String

  /// The same without its places in the file and without its exceptions.
  var bare: PlacedPin {
    var result = self
    result.pin.origin = .nowhere
    result.pin.exceptions = []
    result.pin.restatements = pin.restatements.map {
      var restatement = $0
      restatement.origin = .nowhere
      return restatement
    }
    return result
  }
}

extension Specification {
  /// Every pin by its place, and the places in the order of the spec.
  var placedPins: (places: [PinPlace], pins: [PinPlace: [PlacedPin]]) {
    var places: [PinPlace] = []
    var pins: [PinPlace: [PlacedPin]] = [:]
    func add(_ pin: Pin, _ component: String, _ part: String, naming: String) {
      let place = PinPlace(component: component, part: part, property: pin.property, state: pin.state)
      if pins[place] == nil { places.append(place) }
      pins[place, default: []].append(PlacedPin(pin: pin, naming: naming))
    }
    for component in components {
      for constant in component.constants {
        let naming = constant.names.listing("named") + constant.owners.listing("in")
        add(constant.pin, component.name, "", naming: naming)
      }
      for part in component.parts { for pin in part.pins { add(pin, component.name, part.name, naming: "") } }
    }
    return (places, pins)
  }
}

extension [Platform: [String]] {
  /// ` named a, b on Compose`, a platform after the other.
  func listing(_ word: String) -> String {
    sorted { $0.key < $1.key }
      .map { " \(word) \($0.value.joined(separator: ", ")) on \($0.key.title)" }.joined()
  }
}

extension Origin {
  /// Stands for any place, where places do not matter.
  static let nowhere = Origin(path: "", line: 0)
}
