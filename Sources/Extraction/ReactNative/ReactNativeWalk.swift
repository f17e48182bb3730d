import Evaluation
import ParityModel
import Program

/// Walks one file of a React Native port and hands each node to the reader of its kind.
struct ReactNativeWalk {
  let vocabulary: ReactNativeVocabulary
  let module: Module
  let file: Int
  private var styles: StyleReader
  private var classes: ClassReader
  private let sinks: ParameterSinks
  private var knownSinks: [Reference: [Int: ParameterSinks.Sink]] = [:]

  init(vocabulary: ReactNativeVocabulary, module: Module, file: Int) {
    self.vocabulary = vocabulary
    self.module = module
    self.file = file
    styles = StyleReader(module: module, lexicon: vocabulary.lexicon)
    classes = ClassReader(module: module, dialect: vocabulary.dialect)
    sinks = ParameterSinks(module: module)
  }

  mutating func run(into facts: inout FactCollector) {
    let program = module.files[file].program
    let parameters = ParameterFacts(vocabulary: vocabulary, module: module)
    let motion = MotionReader(module: module)
    let thresholds = ThresholdReader(module: module)
    var sheets: [Reference] = []
    var variants: [Reference] = []
    for node in program.ids {
      let place = Reference(file: file, node: node)
      switch program[node] {
      case .element(let tag, let attributes, let children):
        readElement(place, tag, attributes, children, into: &facts)
      case .attribute(let name, let value):
        readAttribute(program[name], place, value.map(place.at), into: &facts)
      case .parameter: parameters.read(place, into: &facts)
      case .property:
        parameters.read(place, into: &facts)
        readFunction(place, into: &facts)
      case .function: readFunction(place, into: &facts)
      case .call(let callee, let arguments):
        motion.read(call: place, into: &facts)
        readArguments(place.at(callee), program[arguments], into: &facts)
        readVariants(place, callee, into: &facts)
        guard let word = program.lastWord(of: callee) else { break }
        if word == "create", program.words(of: callee)?.suffix(2) == ["StyleSheet", "create"] {
          sheets.append(place)
        }
        if VariantTable.makers.contains(word) { variants.append(place) }
        if word == "useAnimatedStyle" {
          styles.read(place, part: facts.part(around: place), into: &facts)
        }
      case .binary: thresholds.read(comparison: place, into: &facts)
      default: break
      }
    }
    let table = VariantTable(module: module)
    for maker in variants where !table.isCalledAnywhere(maker) {
      guard case .call(_, let arguments) = program[maker.node] else { continue }
      for entry in table.strings(of: program[arguments].map(maker.at)) {
        classes.read(entry.place, ClassReader.Context(state: entry.state, part: ""), into: &facts)
      }
    }
    for sheet in sheets {
      for entry in styles.unused(inSheet: sheet) { styles.read(entry, part: "", into: &facts) }
    }
  }

  /// An icon by its component, and the text between the tags.
  private func readElement(
    _ place: Reference, _ tag: NodeID?, _ attributes: NodeList, _ children: NodeList,
    into facts: inout FactCollector
  ) {
    let program = module.program(place)
    // A component that is told which icon to draw is none itself.
    let isTold = program[attributes].contains { attribute in
      guard case .attribute(let name, _) = program[attribute] else { return false }
      return ReactNativeWords.iconAttributes.contains(program[name])
    }
    if let tag, !isTold, let word = program.lastWord(of: tag), ReactNativeWords.isIconComponent(word) {
      facts.add(.icon, from: place.at(tag))
    }
    ElementText(module: module).read(program[children].map(place.at), into: &facts)
  }

  private mutating func readAttribute(
    _ name: String, _ place: Reference, _ value: Reference?, into facts: inout FactCollector
  ) {
    if let value, AttributeTable.isStyle(name) {
      styles.read(value, part: facts.part(around: place), into: &facts)
    } else if let value, AttributeTable.isClass(name) {
      let context = ClassReader.Context(
        part: facts.part(around: place), colorProperty: AttributeTable.colorProperty(ofClassAttribute: name))
      classes.read(value, context, into: &facts)
    } else if let meaning = AttributeTable.meanings[name] {
      AttributeReader(module: module).read(meaning, place, value, into: &facts)
    }
  }

  /// A function outside every component that returns styles states them in its own place.
  private mutating func readFunction(_ place: Reference, into facts: inout FactCollector) {
    guard vocabulary.part(of: place, in: module) == nil else { return }
    let program = module.program(place)
    let body: Reference?
    switch program[place.node] {
    case .function(let id): body = program[id].body.map(place.at)
    case .property(let id):
      guard let value = program[id].initializer, case .lambda(_, let inner) = program[value] else { return }
      body = place.at(inner)
    default: body = nil
    }
    guard let body, styles.returnsStyle(body) else { return }
    styles.read(body, part: facts.part(around: body), into: &facts)
  }

  /// Classes that a table of variants gives are used where it is called, whatever takes them.
  private mutating func readVariants(_ place: Reference, _ callee: NodeID, into facts: inout FactCollector) {
    guard case .name = module[place.at(callee)] else { return }
    let maker = module.resolved(place.at(callee))
    guard case .call(let made, _) = module[maker], let word = module.program(maker).lastWord(of: made),
      VariantTable.makers.contains(word)
    else { return }
    classes.read(place, ClassReader.Context(part: facts.part(around: place)), into: &facts)
  }

  /// Arguments that a function hands to a style or class attribute are the caller's.
  private mutating func readArguments(
    _ callee: Reference, _ arguments: ArraySlice<NodeID>, into facts: inout FactCollector
  ) {
    let program = module.program(callee)
    guard case .name(let name) = program[callee.node],
      let declaration = module.declaration(named: program[name], at: callee)
    else { return }
    let found = knownSinks[declaration] ?? sinks.sinks(of: declaration)
    knownSinks[declaration] = found
    for (index, argument) in arguments.enumerated() {
      guard let sink = found[index] else { continue }
      let place = callee.at(argument)
      let part = facts.part(around: place)
      switch sink {
      case .style: styles.read(place, part: part, into: &facts)
      case .classes: classes.read(place, ClassReader.Context(part: part), into: &facts)
      }
    }
  }
}
