import Evaluation
import ParityModel
import Program

extension SpecInterpreter {
  /// The items of a list literal, or the one expression that is no list.
  private func items(_ reference: Reference) -> [Reference] {
    let program = module.program(reference)
    if case .array(let list) = program[reference.node] { return program[list].map(reference.at) }
    return [reference]
  }

  /// `.name`, or `Type.name` of the given type.
  func member(_ reference: Reference, of type: String) -> String? {
    let program = module.program(reference)
    switch program[reference.node] {
    case .implicitMember(let name): return program[name]
    case .member(let base, let name, _):
      if case .name(let owner) = program[base], program[owner] == type { return program[name] }
      return nil
    default: return nil
    }
  }

  /// A word of a closed list, reported where it is none of it.
  mutating func word<Word>(
    _ reference: Reference, of type: String, _ noun: String, _ words: [(String, Word)]
  ) -> Word? {
    guard let name = member(reference, of: type) else {
      problem("'\(text(reference))' is not \(noun)", at: reference, advice: "write .\(words.first?.0 ?? "")")
      return nil
    }
    if let match = words.first(where: { $0.0 == name }) { return match.1 }
    let all = words.map { "." + $0.0 }.joined(separator: ", ")
    problem(
      "there is no \(noun.drop { $0 != " " }.dropFirst()) '.\(name)'", at: reference,
      advice: Suggestion.advice(for: name, among: words.map(\.0)) ?? "there are \(all)")
    return nil
  }

  mutating func state(_ reference: Reference?) -> State {
    guard let reference else { return [] }
    let words = State.named.map { ($0.name, $0.state) }
    return items(reference).reduce(into: []) { result, item in
      if let state = word(item, of: "State", "a state", words) { result.formUnion(state) }
    }
  }

  /// One platform or several; nil where none could be read.
  mutating func platforms(_ reference: Reference) -> [Platform]? {
    var result: Set<Platform> = []
    for item in items(constantValue(reference)) {
      if let platforms = word(item, of: "Platforms", "a platform", Self.platformWords) {
        result.formUnion(platforms)
      }
    }
    return result.isEmpty ? nil : result.sorted()
  }

  static let platformWords: [(String, [Platform])] = [
    ("swiftUI", [.swiftUI]), ("compose", [.compose]), ("uniwind", [.uniwind]), ("nativeWind", [.nativeWind]),
    ("styleSheet", [.styleSheet]), ("native", [.swiftUI, .compose]),
    ("reactNative", [.uniwind, .nativeWind, .styleSheet]), ("tailwind", [.uniwind, .nativeWind]),
  ]

  /// The initializer of a constant of the spec, or the expression itself.
  private func constantValue(_ reference: Reference) -> Reference { constant(reference)?.value ?? reference }

  /// A `Names` literal; empty where there is none.
  mutating func names(_ reference: Reference?) -> [Platform: [String]] {
    guard let written = reference else { return [:] }
    let reference = constantValue(written)
    let program = module.program(reference)
    guard case .dictionary(let entries) = program[reference.node] else {
      problem(
        "'\(text(written))' does not say what it is called where", at: written,
        advice: "write [.swiftUI: \"Name\"]")
      return [:]
    }
    var result: [Platform: [String]] = [:]
    for entry in program[entries] {
      guard case .entry(let key, let value) = program[entry] else { continue }
      guard let platforms = platforms(reference.at(key)),
        let names = declarations(reference.at(value))
      else { continue }
      for platform in platforms {
        if result[platform] != nil {
          problem("\(platform.title) is named twice", at: reference.at(key), advice: "keep one of them")
        }
        result[platform] = names
      }
    }
    return result
  }

  private mutating func declarations(_ reference: Reference) -> [String]? {
    if member(reference, of: "Declarations") == "none" { return [] }
    let names = items(reference).compactMap { requiredString($0, "a declaration") }
    return names.isEmpty && !isEmptyList(reference) ? nil : names
  }

  private func isEmptyList(_ reference: Reference) -> Bool {
    if case .array(let list) = module[reference] { return list.isEmpty }
    return false
  }

  static let edgeWords: [(String, [Edge])] = [
    ("top", [.top]), ("bottom", [.bottom]), ("start", [.start]), ("end", [.end]),
    ("horizontal", [.start, .end]), ("vertical", [.top, .bottom]), ("all", [.top, .bottom, .start, .end]),
  ]

  mutating func edges(_ reference: Reference) -> [Edge]? {
    word(reference, of: "Edges", "a side", Self.edgeWords)
  }

  /// `.threshold`, `.padding(.vertical)`, `.parameter("label")`: a property, or one a side.
  mutating func properties(_ reference: Reference) -> [Property]? {
    let program = module.program(reference)
    if case .call(let callee, let list) = program[reference.node] {
      let values = program[list].compactMap { node -> Reference? in
        guard case .argument(nil, let value, _) = program[node] else { return nil }
        return reference.at(value)
      }
      guard let name = member(reference.at(callee), of: "Property"), values.count == 1 else {
        return notProperty(reference)
      }
      switch name {
      case "constant": return requiredString(values[0], "the name of a constant").map { [.constant($0)] }
      case "parameter": return requiredString(values[0], "the name of a parameter").map { [.parameter($0)] }
      default:
        guard let group = EdgeGroup(rawValue: name) else { return notProperty(reference) }
        return edges(values[0])?.map(group.property)
      }
    }
    guard let name = member(reference, of: "Property") else { return notProperty(reference) }
    if let plain = PinMethod.properties[name] { return [plain] }
    return notProperty(reference)
  }

  private mutating func notProperty(_ reference: Reference) -> [Property]? {
    let name = member(reference, of: "Property") ?? text(reference)
    let known = Array(PinMethod.properties.keys) + EdgeGroup.allCases.map(\.rawValue)
    problem(
      "'\(text(reference))' is not a property", at: reference,
      advice: Suggestion.advice(for: name, among: known)
        ?? "write .threshold, .padding(.vertical) or .parameter(\"name\")")
    return nil
  }
}

/// The properties that have one value a side.
enum EdgeGroup: String, CaseIterable {
  case padding, margin, inset, hitSlop

  func property(_ edge: Edge) -> Property {
    switch self {
    case .padding: .padding(edge)
    case .margin: .margin(edge)
    case .inset: .inset(edge)
    case .hitSlop: .hitSlop(edge)
    }
  }
}

extension SpecInterpreter {
  /// The constants at the top level of every file, to suggest one.
  var constantNames: [String] {
    module.files.flatMap { file -> [String] in
      file.program[file.program.roots].compactMap { root in
        guard case .property(let id) = file.program[root] else { return nil }
        return file.program[file.program[id].name]
      }
    }
  }

  /// The static members that the spec adds to a type, to suggest one.
  func memberNames(of type: String) -> [String] {
    module.files.flatMap { file -> [String] in
      file.program[file.program.roots].flatMap { root -> [String] in
        guard case .type(let id) = file.program[root], file.program[file.program[id].name] == type else {
          return []
        }
        return file.program[file.program[id].members].compactMap { member in
          guard case .property(let property) = file.program[member] else { return nil }
          return file.program[file.program[property].name]
        }
      }
    }
  }
}
