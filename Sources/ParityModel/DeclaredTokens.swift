/// The tokens that one port declares, collected from its facts: what each is worth in each mode.
///
/// A pure look-up. It compares nothing, and knows no token but those that the facts state.
public struct DeclaredTokens: Sendable {
  /// One field of a token, in one mode, as one place declares it.
  public struct Value: Hashable, Sendable {
    /// Empty for a colour and a radius.
    public var field: String
    public var fact: Fact

    public var state: State { fact.state.intersection([.light, .dark]) }
    public var quantity: Quantity { Quantity(fact.value, fact.unit) }
  }

  /// What a use of a token is worth, and where that is declared.
  public struct Resolved: Hashable, Sendable {
    public var field: String
    /// The mode in which it holds; empty where the mode makes no difference.
    public var state: State
    public var quantity: Quantity
    /// From the use to the declaration that holds the literal.
    public var derivation: [Fact.Derivation]
  }

  private struct Key: Hashable {
    var unit: Unit
    var name: String
  }

  private var values: [Key: [Value]] = [:]
  private var order: [Unit: [String]] = [:]

  /// - Parameters:
  ///   - facts: those of one port; what is no declared token among them is left out.
  ///   - namespaces: what the spec says of the names of tables.
  ///   - owners: the declared tables that count; nil for all.
  public init(_ facts: [Fact], namespaces: [TokenNamespace] = [], owners: [String]? = nil) {
    let constants = facts.filter { if case .constant = $0.property { true } else { false } }
    for fact in constants.inOrder() {
      guard case .constant(let name) = fact.property, owners?.contains(fact.part) ?? true,
        let (unit, token, field) = Self.token(name, fact, namespaces)
      else { continue }
      let key = Key(unit: unit, name: token)
      if values[key] == nil { order[unit, default: []].append(token) }
      values[key, default: []].append(Value(field: field, fact: fact))
    }
  }

  /// The names of the declared tokens of a kind, in the order of their places.
  public func names(of unit: Unit) -> [String] { order[unit] ?? [] }

  /// Everything that is declared of a token.
  public func values(of name: String, unit: Unit) -> [Value] { values[Key(unit: unit, name: name)] ?? [] }

  /// What a token is worth where a fact uses it: per field and mode, with the way to the literal.
  ///
  /// `surface@0.5` is the colour of `surface` with half of its opacity. A token that stands for another
  /// is followed. Empty for a fact that uses no token, or one that is not declared.
  public func resolve(_ use: Fact) -> [Resolved] {
    guard case .text(let text) = use.value else { return [] }
    return resolve(text, use.unit, use.derivation, depth: 0)
  }

  private func resolve(_ text: String, _ unit: Unit, _ derivation: [Fact.Derivation], depth: Int)
    -> [Resolved]
  {
    guard depth < 16 else { return [] }
    let name = String(text.prefix { $0 != "@" })
    let opacity = Double(text.dropFirst(name.utf8.count + 1))
    return values(of: name, unit: unit).flatMap { value -> [Resolved] in
      let steps = derivation + [Fact.Derivation(name: name, location: value.fact.location)]
      if value.fact.unit == unit, case .text(let other) = value.fact.value {
        return resolve(other, unit, steps, depth: depth + 1).map { $0.faded(by: opacity).within(value.state) }
      }
      return [
        Resolved(field: value.field, state: value.state, quantity: value.quantity, derivation: steps)
          .faded(by: opacity)
      ]
    }
  }
}

extension DeclaredTokens.Resolved {
  fileprivate func faded(by opacity: Double?) -> Self {
    guard let opacity else { return self }
    var result = self
    result.quantity = quantity.faded(by: opacity)
    return result
  }

  fileprivate func within(_ mode: State) -> Self {
    var result = self
    result.state.formUnion(mode)
    return result
  }
}

extension Quantity {
  /// A colour written out, with a further opacity; anything else as it is.
  public func faded(by opacity: Double) -> Quantity {
    guard unit == .rgba, case .text(let text) = value, text.utf8.count == 9, opacity >= 0, opacity <= 1,
      let alpha = UInt8(text.suffix(2), radix: 16)
    else { return self }
    let byte = String(Int((Double(alpha) * opacity).rounded()), radix: 16, uppercase: true)
    return Quantity(.text(text.dropLast(2) + (byte.utf8.count == 1 ? "0" : "") + byte), .rgba)
  }
}

extension DeclaredTokens {
  /// The kind, the name and the field of a declared token; nil for any other constant.
  private static func token(
    _ constant: String, _ fact: Fact, _ namespaces: [TokenNamespace]
  ) -> (Unit, String, String)? {
    if let dot = constant.utf8.firstIndex(of: UInt8(ascii: ".")) {
      let field = String(constant[constant.utf8.index(after: dot)...])
      let isText = ["fontSize", "lineHeight", "letterSpacing", "fontWeight"].contains(field)
      return (isText ? .textStyle : .shadow, String(constant[..<dot]), field)
    }
    switch fact.unit {
    case .rgba, .color: return (.color, constant, "")
    case .radius: return (.radius, constant, "")
    case .pt, .percent: return holdsRadii(fact, namespaces) ? (.radius, constant, "") : nil
    case .none, .sp, .em, .px, .ms, .textStyle, .shadow, .easing, .string, .role, .haptic, .icon, .bool:
      return nil
    }
  }

  /// Whether a table declares radii: by what the spec says of its name, else by a word in it.
  private static func holdsRadii(_ fact: Fact, _ namespaces: [TokenNamespace]) -> Bool {
    let told = namespaces.first {
      $0.name == fact.part && $0.platforms?.contains(fact.platform) ?? true
    }
    if let told { return told.unit == .radius }
    let name = fact.part.lowercased()
    return ["radius", "radii", "corner", "rounded"].contains { name.hasWord($0) }
  }
}

extension String {
  fileprivate func hasWord(_ word: String) -> Bool {
    var rest = utf8[...]
    while rest.count >= word.utf8.count {
      if rest.starts(with: word.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
