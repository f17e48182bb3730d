import Evaluation
import ParityModel
import Program

/// Walks one file and adds what its calls, views, icons, comparisons and parameters state.
struct SwiftUIWalk {
  let vocabulary: SwiftUIVocabulary
  let module: Module
  let file: Int
  private let statements: SwiftUIStatements
  private var helpers: SwiftUIHelpers

  var source: SourceFile { module.files[file] }
  var program: Program { source.program }

  init(vocabulary: SwiftUIVocabulary, module: Module, file: Int) {
    self.vocabulary = vocabulary
    self.module = module
    self.file = file
    statements = SwiftUIStatements(vocabulary: vocabulary, module: module)
    helpers = SwiftUIHelpers(statements)
  }

  mutating func run(into facts: inout FactCollector) {
    let program = program
    let previews = previews()
    let icons = iconEntryPoints()
    for node in program.ids {
      let range = program.range(node)
      if previews.contains(where: { $0.contains(range) }) { continue }
      switch program[node] {
      case .call: addCall(node, into: &facts)
      case .member(let base, _, _):
        if !icons.isEmpty { addIcon(node, base, entryPoints: icons, into: &facts) }
        addColorView(node, base, into: &facts)
      case .property(let id):
        addAnimationConstant(program[id], into: &facts)
        SwiftUIStored(vocabulary: vocabulary, module: module).add(place(node), program[id], into: &facts)
      case .function(let id): addParameters(program[id], into: &facts)
      default: continue
      }
    }
    SwiftUIThresholds(module: module, file: file, previews: previews).add(into: &facts)
  }

  func place(_ node: NodeID) -> Reference { Reference(file: file, node: node) }

  /// What stands in a preview is a sample, not the component.
  private func previews() -> [ByteRange] {
    program.ids.compactMap { node in
      switch program[node] {
      case .call(let callee, _):
        guard case .name(let name) = program[callee], program[name] == "#Preview" else { return nil }
        return program.range(node)
      case .type(let id):
        let isPreview = program[id].supertypes.contains { program[$0] == "PreviewProvider" }
        return isPreview ? program.range(node) : nil
      default: return nil
      }
    }
  }

  // MARK: Calls

  private mutating func addCall(_ node: NodeID, into facts: inout FactCollector) {
    let call = place(node)
    let found = statements.framework(of: call) + helpers.project(of: call)
    guard !found.isEmpty else { return }
    let state = SwiftUIState(module: module).state(around: call)
    for statement in found { add(statement, at: call, state: state, into: &facts) }
  }

  private func add(
    _ statement: SwiftUIStatement, at call: Reference, state: State, into facts: inout FactCollector
  ) {
    switch statement {
    case .reads(let properties, let value, let kind):
      if properties == [.text], isSpoken(call) { return }
      if properties == [.opacity], isOfColor(call, value) { return }
      for property in properties {
        let count = facts.add(
          property, from: place(value), as: kind, state: property.happens ? [] : state)
        if count == 0, let name = undeclaredConstant(value, as: kind ?? property.kind) {
          facts.addUnreadable(property, at: place(value), because: "\(name) is not among the sources")
        }
      }
    case .says(let property, let value, let unit, let range):
      facts.add(
        property, value: value, unit: unit, state: property.happens ? [] : state, range: range, at: call)
    case .animates(let given, let value):
      var phase = given
      if given == .any, case .name(let name) = program[value] {
        phase = SwiftUITable.phases[program[name]] ?? .any
      }
      facts.add(phase.duration, from: place(value))
      facts.add(.easing, from: place(value))
    case .accessibilityHidden(let value, let range):
      if let value, case .boolean(false) = program[value] { return }
      var condition = state
      if let value, program.constantTruth(of: value) == nil {
        condition = state.and(ConditionReader(module: module).states(of: place(value)).holds)
      }
      facts.add(.role, value: .text("hidden"), unit: .role, state: condition, range: range, at: call)
    }
  }

  /// `Spacing.large`, where no file declares `Spacing`: a number stands there that cannot be told.
  private func undeclaredConstant(_ value: NodeID, as kind: ValueKind) -> String? {
    guard [.length, .radius, .ratio, .duration].contains(kind), case .member(let base, _, _) = program[value],
      case .name(let owner) = program[base], program[owner].startsUppercase,
      !module.hasType(program[owner]), !SwiftUIWords.frameworkOwners.contains(program[owner])
    else { return nil }
    return program.text(value)
  }

  /// Whether an opacity is part of a colour (`foregroundStyle(.link.opacity(0.4))`) rather than of a view.
  private func isOfColor(_ call: Reference, _ alpha: NodeID) -> Bool {
    let reader = LeafReader(module: module, vocabulary: vocabulary)
    guard !reader.leaves(of: call, as: .color).isEmpty else { return false }
    let top = program.topOfChain(from: call.node)
    let isView = SwiftUIState(module: module).isViewStatement(call.at(top))
    return !isView || ConstantFolder(program).number(alpha) != nil
  }

  /// Whether a text is handed to a modifier that speaks it.
  private func isSpoken(_ call: Reference) -> Bool {
    for ancestor in source.ancestors(of: call.node) {
      switch program[ancestor] {
      case .call(let callee, _):
        if let word = program.lastWord(of: callee), SwiftUIWords.spoken.contains(word),
          !program.range(callee).contains(program.range(call.node))
        {
          return true
        }
      case .lambda:
        // `index.map { Text("Slide \($0)") }` hands its text on.
        guard let argument = source.parent(of: ancestor), let outer = source.parent(of: argument),
          case .call(let callee, _) = program[outer], program.lastWord(of: callee) == "map"
        else { return false }
      case .function, .property, .type: return false
      default: continue
      }
    }
    return false
  }

  // MARK: Colours as views

  /// `Color.surface` among views fills its place.
  private func addColorView(_ node: NodeID, _ base: NodeID, into facts: inout FactCollector) {
    // A clear colour takes room and shows nothing.
    guard case .name(let name) = program[base], isColorType(program[name]),
      program.lastWord(of: node) != "clear"
    else { return }
    let top = program.topOfChain(from: node)
    var color = node
    if let member = source.parent(of: node), let call = source.parent(of: member),
      case .member(node, let word, _) = program[member], program[word] == "opacity",
      case .call(member, let list) = program[call], let alpha = program.arguments(list).positional.first,
      ConstantFolder(program).number(alpha) != nil
    {
      color = call
    }
    guard SwiftUIState(module: module).isViewStatement(place(top)) else { return }
    facts.add(.background, from: place(color), state: SwiftUIState(module: module).state(around: place(top)))
  }

  private func isColorType(_ name: String) -> Bool {
    if name == "Color" || vocabulary.lexicon.unit(ofNamespace: name) == .color { return true }
    guard name.startsUppercase else { return false }
    return ["color", "colors", "palette"].contains(name.camelWords.last ?? "")
  }

  // MARK: Icons

  private func iconEntryPoints() -> Set<String> {
    var result: Set<String> = []
    for root in program[program.roots] {
      guard case .import(let name) = program[root] else { continue }
      if let entry = SwiftUIIconPackages.entryPoints[program[name]] { result.insert(entry) }
    }
    return result
  }

  /// `Package.icon.weight`, or `Package.icon`.
  private func addIcon(
    _ node: NodeID, _ base: NodeID, entryPoints: Set<String>, into facts: inout FactCollector
  ) {
    guard case .name(let entry) = program[base], entryPoints.contains(program[entry]),
      case .member(_, let icon, _) = program[node]
    else { return }
    let state = SwiftUIState(module: module).state(around: place(node))
    facts.add(
      .icon, value: .text(program[icon].tokenName), unit: .icon, state: state,
      range: program.lastWordRange(of: node), at: place(node))
    guard let parent = source.parent(of: node), case .member(node, let weight, _) = program[parent],
      SwiftUIWords.iconWeights.contains(program[weight])
    else { return }
    facts.add(
      .iconWeight, value: .text(program[weight]), unit: .none, state: state,
      range: program.lastWordRange(of: parent), at: place(parent))
  }

  // MARK: Constants and parameters

  /// A shared animation states its curve and its length where it is declared.
  private func addAnimationConstant(_ property: PropertyDeclaration, into facts: inout FactCollector) {
    guard let type = property.type, SwiftUITypes.plain(program[type]) == "Animation",
      let value = property.initializer
    else { return }
    let phase = SwiftUITable.phases[program[property.name]] ?? .any
    facts.add(phase.duration, from: place(value))
    facts.add(.easing, from: place(value))
  }

  /// Defaults of the parameters of public functions and initializers.
  private func addParameters(_ function: FunctionDeclaration, into facts: inout FactCollector) {
    guard program.has("public", in: function.modifiers) || program.has("open", in: function.modifiers) else {
      return
    }
    for node in program[function.parameters] {
      guard case .parameter(let id) = program[node], let value = program[id].defaultValue else { continue }
      SwiftUIParameters(vocabulary: vocabulary, module: module)
        .add(program[id], place(value), into: &facts)
    }
  }
}

extension Property {
  /// Whether the property is about something that happens, which the flow of control around it does
  /// not condition.
  fileprivate var happens: Bool {
    switch self {
    case .delay, .duration, .durationEnter, .durationExit, .easing, .threshold, .haptic: true
    default: false
    }
  }
}

extension Program {
  /// The last call or member of the chain that a node starts.
  fileprivate func topOfChain(from node: NodeID) -> NodeID {
    var top = node
    while let parent = parent(of: top) {
      switch self[parent] {
      case .member(top, _, _), .call(top, _): top = parent
      default: return top
      }
    }
    return top
  }

  fileprivate func constantTruth(of id: NodeID) -> Bool? {
    if case .boolean(let flag) = self[id] { flag } else { nil }
  }
}
