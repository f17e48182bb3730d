import Evaluation
import ParityModel
import Program

/// Reads one attribute of a JSX element that is neither a style nor a class string.
struct AttributeReader {
  let module: Module
  private let reader: ResultReader

  init(module: Module) {
    self.module = module
    reader = ResultReader(module: module)
  }

  /// - Parameter place: the attribute; `value` is what it is given, nil for a bare one.
  func read(
    _ meaning: AttributeMeaning, _ place: Reference, _ value: Reference?, into facts: inout FactCollector
  ) {
    switch meaning {
    case .states(let properties): if let value { facts.add(properties, from: value) }
    case .hitSlop: if let value { readHitSlop(value, into: &facts) }
    case .hides(let trigger): readFlag(trigger, .role, "hidden", place, value, into: &facts)
    case .modal: readFlag(.flag(true), .role, "modal", place, value, into: &facts)
    case .weight:
      guard let value else { return }
      facts.add(isIcon(elementAround: place) ? .iconWeight : .fontWeight, from: value)
    case .animation(let duration):
      if let value { MotionReader(module: module).read(value, duration, into: &facts) }
    case .icon: if let value { readIcon(value, place, into: &facts) }
    case .iconName: if let value, isIconFamily(elementAround: place) { facts.add(.icon, from: value) }
    }
  }

  /// A number for all sides, or an object with a number a side.
  private func readHitSlop(_ value: Reference, into facts: inout FactCollector) {
    let part = facts.part(around: value)
    for result in reader.results(of: value, state: []) {
      let target = module.resolved(result.place)
      let program = module.program(target)
      guard case .object(let members) = program[target.node] else {
        for edge in Edge.allCases { facts.add(.hitSlop(edge), from: result.place, state: result.state) }
        continue
      }
      for member in program[members] {
        guard case .entry(let key, let number) = program[member], let name = program.plainText(of: key),
          let edges = Self.sides[name]
        else { continue }
        for edge in edges {
          facts.add(.hitSlop(edge), from: target.at(number), state: result.state, part: part)
        }
      }
    }
  }

  private static let sides: [String: [Edge]] = [
    "top": [.top], "bottom": [.bottom], "left": [.start], "right": [.end], "start": [.start], "end": [.end],
    "horizontal": Edge.horizontal, "vertical": Edge.vertical,
  ]

  /// A bare attribute means true, and stands for itself.
  private func readFlag(
    _ trigger: AttributeTrigger, _ property: Property, _ word: String, _ place: Reference,
    _ value: Reference?, into facts: inout FactCollector
  ) {
    func add(_ range: ByteRange, _ state: State) {
      facts.add(property, value: .text(word), unit: .role, state: state, range: range, at: place)
    }
    guard let value else {
      if trigger == .flag(true) { add(module.program(place).range(place.node), []) }
      return
    }
    for result in reader.results(of: value, state: []) {
      let program = module.program(result.place)
      let node = result.place.node
      switch (program[node], trigger) {
      case (.boolean(let flag), .flag(let wanted)) where flag == wanted:
        add(program.range(node), result.state)
      case (.string, .words(let words)):
        guard let text = program.plainText(of: node), words.contains(text) else { continue }
        add(program.lastWordRange(of: node), result.state)
      default: continue
      }
    }
  }

  /// The value of `as`, `icon` and the like, where it names an icon: by its own name, or because the
  /// element around it draws icons.
  private func readIcon(_ value: Reference, _ place: Reference, into facts: inout FactCollector) {
    let drawsIcons = tag(ofElementAround: place).map { $0.hasSuffix("Icon") } ?? false
    for result in reader.results(of: value, state: []) {
      let program = module.program(result.place)
      guard let word = program.lastWord(of: result.place.node),
        drawsIcons || ReactNativeWords.isIconComponent(word)
      else { continue }
      facts.add(.icon, from: result.place, state: result.state)
    }
  }

  private func tag(ofElementAround place: Reference) -> String? {
    let file = module.file(place)
    for ancestor in file.ancestors(of: place.node) {
      guard case .element(let tag, _, _) = file.program[ancestor] else { continue }
      return tag.flatMap { file.program.lastWord(of: $0) }
    }
    return nil
  }

  private func isIcon(elementAround place: Reference) -> Bool {
    guard let tag = tag(ofElementAround: place) else { return false }
    return tag.hasSuffix("Icon") || ReactNativeWords.iconFamilies.contains(tag)
  }

  private func isIconFamily(elementAround place: Reference) -> Bool {
    tag(ofElementAround: place).map { ReactNativeWords.iconFamilies.contains($0) || $0.hasSuffix("Icon") }
      ?? false
  }
}
