import Evaluation
import ParityModel
import Program

/// The custom properties that the style sheets of a port declare, with the modes they hold in.
struct CustomProperties {
  /// One declaration of a custom property.
  struct Declaration {
    var name: String
    var value: String
    var state: State
    /// The value, as a place to report.
    var place: Reference
  }

  private(set) var declarations: [Declaration] = []
  private var taken: Set<String> = []
  private var byName: [String: [Int]] = [:]

  init(module: Module) {
    for (number, file) in module.files.enumerated() where file.program.language == .css {
      for root in file.program[file.program.roots] { add(root, file: number, file.program, state: []) }
    }
    for (index, declaration) in declarations.enumerated() {
      byName[declaration.name, default: []].append(index)
    }
    for indices in byName.values {
      let states = indices.map { declarations[$0].state }
      // What another value replaces in the dark holds in the light.
      guard states.contains(.dark), !states.contains(.light) else { continue }
      for index in indices where declarations[index].state.isEmpty { declarations[index].state = .light }
    }
    for declaration in declarations { note(declaration.value) }
    for file in module.files where file.program.language != .css {
      for text in Self.texts(in: file.program) { note(text) }
    }
  }

  /// Whether a program, other than a style sheet, takes a property of one.
  static func isTaken(by program: Program) -> Bool {
    texts(in: program).contains { $0.hasPrefix(prefix) }
  }

  private static func texts(in program: Program) -> some Sequence<String> {
    program.ids.lazy.compactMap { node in
      if case .text(let text) = program[node] { program[text] } else { nil }
    }
  }

  private static let prefix = "var("

  /// Whether another token of the port takes its value from a property.
  func isTaken(_ name: String) -> Bool { taken.contains(name) }

  /// Notes the property that a value takes.
  private mutating func note(_ value: String) {
    guard value.hasPrefix(Self.prefix) else { return }
    taken.insert(value.dropFirst(Self.prefix.count).prefix { $0 != ")" && $0 != "," }.filter { $0 != " " })
  }

  /// Every declaration of a name, with its leading `--`.
  func declarations(of name: String) -> [Declaration] { (byName[name] ?? []).map { declarations[$0] } }

  /// The value of a property that has one, whatever the mode.
  func value(of name: String) -> String? {
    let values = Set(declarations(of: name).map(\.value))
    return values.count == 1 ? values.first : nil
  }

  private mutating func add(_ node: NodeID, file: Int, _ program: Program, state: State) {
    guard case .entry(let key, let value) = program[node], let head = program.plainText(of: key) else {
      return
    }
    if case .object(let members) = program[value] {
      guard let inner = Self.state(ofBlock: head) else { return }
      for member in program[members] { add(member, file: file, program, state: state.and(inner)) }
    } else if head.hasPrefix("--"), let text = program.plainText(of: value) {
      declarations.append(
        Declaration(name: head, value: text, state: state, place: Reference(file: file, node: value)))
    }
  }

  /// The mode in which the declarations of a block hold; nil for a block that themes nothing.
  private static func state(ofBlock head: String) -> State? {
    if head.hasPrefix("@") {
      if head.hasPrefix("@keyframes") || head.hasPrefix("@property") || head.hasPrefix("@font-face") {
        return nil
      }
      return mode(of: head) ?? []
    }
    let selectors = head.split(separator: ",").map { $0.filter { $0 != " " && $0 != "\n" } }
    if let mode = mode(of: head), !selectors.contains(where: isRoot) { return mode }
    return selectors.contains(where: isRoot) ? [] : nil
  }

  private static func isRoot(_ selector: String) -> Bool {
    [":root", "html", "*", ":host", "body"].contains(selector)
  }

  private static func mode(of head: String) -> State? {
    let words = head.lowercased().split { !$0.isLetter }
    switch (words.contains("light"), words.contains("dark")) {
    case (true, false): return .light
    case (false, true): return .dark
    case (true, true), (false, false): return nil
    }
  }
}
