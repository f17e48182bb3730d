import Evaluation
import ParityModel

/// What classes and style objects that are put together say of one property.
///
/// It decides as Tailwind and React Native do, and only where these leave no doubt.
struct StyleCascade {
  let classes: TailwindClasses
  /// Whether a later class takes the place of an earlier one that says the same.
  let merges: Bool
  /// What holds: `pressed`, `dark`. What is not named does not hold.
  let state: State

  enum Outcome {
    case value(BehaviourValue)
    case unreadable(String)
  }

  /// One thing that is said of the property.
  private struct Statement {
    var text: String
    var value: BehaviourValue
    var state: State
    var isImportant = false
    /// Everything the class or key says: a shorthand gives way to what says less.
    var properties: Set<Property>
    /// Of style objects, the later one wins.
    var layer = 0
  }

  /// - Parameters:
  ///   - styles: texts of classes, style objects, or lists of either.
  ///   - shared: what a value of a style object is called in the terms of every port.
  func value(
    of property: Property, in styles: [EvaluatedValue], shared: (EvaluatedValue) -> BehaviourValue?
  ) -> Outcome {
    var reading = Reading()
    if let problem = collect(property, styles, into: &reading, shared) { return .unreadable(problem) }
    // A class that is not understood may say the same as one of its family.
    if let unknown = reading.unknown.first(where: { reading.families.contains(Self.family($0)) }) {
      return .unreadable("'\(unknown)' is not understood")
    }
    var statements = reading.statements
    statements.removeAll { !state.isSuperset(of: $0.state) }
    if statements.contains(where: \.isImportant) { statements.removeAll { !$0.isImportant } }
    if merges { merge(&statements) }
    if let last = statements.map(\.layer).max() { statements.removeAll { $0.layer < last } }
    let strongest = statements.filter { statement in
      !statements.contains { other in
        if other.state != statement.state { return other.state.isStrictSuperset(of: statement.state) }
        return other.properties.count < statement.properties.count
      }
    }
    guard let first = strongest.first else {
      return Self.fallback(of: property).map { .value($0) } ?? .value(.nothing)
    }
    if let other = strongest.first(where: { !$0.value.agrees(with: first.value) }) {
      return .unreadable("'\(first.text)' and '\(other.text)' both state \(property)")
    }
    return .value(first.value)
  }

  /// What was read of the styles so far.
  private struct Reading {
    var statements: [Statement] = []
    var layer = 0
    /// What the classes that state the property begin with.
    var families: Set<Substring> = []
    /// Classes that are not understood.
    var unknown: [String] = []
  }

  /// What keeps the styles from being read; nil where nothing does.
  private func collect(
    _ property: Property, _ styles: [EvaluatedValue], into reading: inout Reading,
    _ shared: (EvaluatedValue) -> BehaviourValue?
  ) -> String? {
    for style in styles {
      switch style {
      case .text(let text):
        if let problem = collect(property, text, into: &reading) { return problem }
      case .list(let list):
        if let problem = collect(property, list.elements, into: &reading, shared) { return problem }
      case .record(let record):
        reading.layer += 1
        for field in record.fields {
          guard case .states(let properties)? = StyleKeys.table[field.name], properties.contains(property)
          else { continue }
          guard let value = shared(field.value) else {
            return field.value.cause?.reason ?? "'\(field.name)' is not known"
          }
          reading.statements.append(
            Statement(
              text: field.name, value: value, state: [], properties: Set(properties), layer: reading.layer))
        }
      case .null, .unit, .boolean(false): continue
      case .unknown(let cause): return cause.reason
      case .token(let token): return token.cause.reason
      default: return "these are no classes: \(style)"
      }
    }
    return nil
  }

  private func collect(_ property: Property, _ text: String, into reading: inout Reading) -> String? {
    for utility in classes.parse(text) {
      guard case .understood(let effects) = utility.meaning else {
        reading.unknown.append(utility.text)
        continue
      }
      guard let effect = effects.last(where: { $0.property == property }) else { continue }
      switch Self.reach(of: utility.text) {
      case .never: continue
      case .sometimes: return "whether '\(utility.text)' holds is not known"
      case .known: break
      }
      reading.families.insert(Self.family(utility.text))
      reading.statements.append(
        Statement(
          text: utility.text, value: BehaviourValue(effect), state: utility.state,
          isImportant: utility.isImportant, properties: Set(effects.map(\.property))))
    }
    return nil
  }

  /// `h` of `dark:h-8`.
  private static func family(_ text: String) -> Substring {
    let body = TailwindClasses.split(text, at: ":").last ?? text
    return Substring(body.filter { $0 != "!" }.prefix { $0 != "-" })
  }

  private enum Reach { case known, never, sometimes }

  /// Whether the variants of a class are states that can be told.
  private static func reach(of text: String) -> Reach {
    for variant in TailwindClasses.split(text, at: ":").dropLast()
    where TailwindVariant.state(of: variant) == .if {
      // What hovers, what only the web has, and what is about something inside.
      let isPointer = ["hover", "group-hover", "peer-hover", "web"].contains(variant)
      if isPointer || variant.hasPrefix("[&") || variant.hasPrefix("*") || variant == "placeholder" {
        return .never
      }
      if variant != "native" { return .sometimes }
    }
    return .known
  }

  /// A later class drops each earlier one of the same states whose every property it says.
  private func merge(_ statements: inout [Statement]) {
    var kept: [Statement] = []
    for statement in statements {
      if statement.layer == 0 {
        kept.removeAll {
          $0.layer == 0 && $0.state == statement.state && statement.properties.isSuperset(of: $0.properties)
        }
      }
      kept.append(statement)
    }
    statements = kept
  }

  /// What the platform does where nothing is said.
  private static func fallback(of property: Property) -> BehaviourValue? {
    switch property {
    case .padding, .margin, .gap, .borderWidth, .cornerRadius, .offsetX, .offsetY: .number(0)
    case .opacity, .scale: .number(1)
    case .background: .name("clear")
    default: nil
    }
  }
}

extension BehaviourValue {
  /// What a class says, in the terms of every port.
  fileprivate init(_ effect: TailwindUtility.Effect) {
    switch effect.value {
    case .boolean(let flag): self = .flag(flag)
    case .text(let text): self = .name(text == "transparent" ? "clear" : text)
    case .number(let number):
      switch effect.unit {
      case .pt, .ms, .none: self = .number(number)
      default: self = .name("\(effect.value)\(effect.unit == .percent ? "" : " ")\(effect.unit.rawValue)")
      }
    }
  }
}

extension Property {
  /// The properties of a word of the vocabulary, or of a shorthand: `padding.horizontal`, `size`.
  static func spelled(_ word: String) -> [Property] {
    if let single = Property(spelling: word) { return [single] }
    let sides: [String: (Edge) -> Property] = [
      "padding": Property.padding, "margin": Property.margin, "inset": Property.inset,
      "hitSlop": Property.hitSlop,
    ]
    let parts = word.split(separator: ".").map(String.init)
    guard let first = parts.first, parts.count <= 2 else { return [] }
    if word == "size" { return [.width, .height] }
    guard let side = sides[first] else { return [] }
    switch parts.dropFirst().first {
    case nil: return Edge.allCases.map(side)
    case "horizontal": return Edge.horizontal.map(side)
    case "vertical": return Edge.vertical.map(side)
    default: return []
    }
  }
}
