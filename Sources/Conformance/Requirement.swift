import ParityModel

/// One pin, as one platform has to meet it.
struct Requirement {
  /// Index into the specification's components.
  var component: Int
  /// As the spec names it; empty for a constant of the component.
  var part: String
  var pin: Pin
  /// The properties that state it on this platform: more than one where a constant has several names.
  var properties: [Property]
  /// The declarations that state it; nil for anywhere in the port.
  var declarations: [String]?
  /// The exceptions that cover the platform.
  var exceptions: [Pin.Exception]

  /// Whether the spec leaves this platform free to state anything.
  func isFree(on today: CalendarDate) -> Bool {
    exceptions.contains { $0.allowed == .anything && !$0.isExpired(on: today) }
  }

  func accepts(_ quantity: Quantity) -> Bool { pin.expected.contains { $0.accepts(quantity) } }

  /// The exception that allows a value in place of the pinned one.
  func exception(accepting quantity: Quantity, on today: CalendarDate) -> Pin.Exception? {
    exceptions.first {
      guard case .values(let values) = $0.allowed, !$0.isExpired(on: today) else { return false }
      return values.contains { $0.accepts(quantity) }
    }
  }

  /// The exception that allows the platform not to state it.
  func absence(on today: CalendarDate) -> Pin.Exception? {
    exceptions.first { $0.allowed == .absent && !$0.isExpired(on: today) }
  }

  /// What is expected, as a person reads it: alternatives joined by "or".
  var expectation: String { pin.expected.map(\.description).joined(separator: " or ") }
}

extension Pin.Exception {
  func isExpired(on today: CalendarDate) -> Bool { until.map { $0 < today } ?? false }
}

extension ComponentSpec {
  /// The pins of one part as a platform has to meet them.
  func requirements(of part: PartSpec, index: Int, on platform: Platform) -> [Requirement] {
    part.pins.compactMap { pin in
      guard pin.applies(to: platform) else { return nil }
      let restatement = pin.restatements.first { $0.platforms.contains(platform) }
      return Requirement(
        component: index, part: part.name, pin: pin, properties: [restatement?.property ?? pin.property],
        declarations: restatement.declarations(of: part, on: platform),
        exceptions: pin.exceptions.filter { $0.platforms.contains(platform) })
    }
  }

  /// The constants and parameter defaults of the component as a platform has to meet them.
  func constantRequirements(index: Int, on platform: Platform) -> [Requirement] {
    constants.compactMap { $0.requirement(component: index, on: platform) }
  }
}

extension ConstantSpec {
  /// The constant as a platform has to meet it; nil where it does not.
  func requirement(component index: Int, on platform: Platform) -> Requirement? {
    guard pin.applies(to: platform) else { return nil }
    let exceptions = pin.exceptions.filter { $0.platforms.contains(platform) }
    if let restatement = pin.restatements.first(where: { $0.platforms.contains(platform) }) {
      return Requirement(
        component: index, part: "", pin: pin, properties: [restatement.property],
        declarations: restatement.declarations, exceptions: exceptions)
    }
    let names = names[platform] ?? []
    return Requirement(
      component: index, part: "", pin: pin,
      properties: names.isEmpty ? [pin.property] : names.map(pin.property.renamed),
      declarations: owners[platform], exceptions: exceptions)
  }
}

extension Pin.Restatement? {
  /// Where a pin of a part is stated on a platform; nil for anywhere in the port.
  fileprivate func declarations(of part: PartSpec, on platform: Platform) -> [String]? {
    if let declarations = self?.declarations { return declarations }
    if case .constant = self?.property { return nil }
    return part.declarations(on: platform)
  }
}

extension Property {
  /// The same kind of declaration under another name.
  fileprivate func renamed(_ name: String) -> Property {
    if case .parameter = self { .parameter(name) } else { .constant(name) }
  }
}
