import ParityModel

extension Draft {
  /// Tokens that several ports declare in tables of their own.
  public struct Table: Equatable, Sendable {
    public var name: String
    public var holders: [Platform: [String]]
    public var tokens: [Token]
    var unit: Unit
  }

  /// One token, and what each platform says it is worth.
  public struct Token: Equatable, Sendable {
    public var name: String
    /// By platform; the fields and modes in the order of the language.
    public var values: [Platform: [Field: Quantity]]
    /// The platforms that say something else than most.
    public var differing: [Platform] = []

    /// One value of a token: a field of a text style or shadow, a colour in a mode.
    public struct Field: Hashable, Sendable {
      public var name: String
      public var state: State
    }
  }

  /// Takes back what is said of a token where the judge would find something; the whole table where that
  /// does not help. False where the finding is about no table.
  mutating func withdrawToken(_ finding: Finding) -> Bool {
    guard let table = tables.firstIndex(where: { $0.name == finding.component }) else { return false }
    let token = finding.property.flatMap { TokenName($0) }?.token
    guard let platform = finding.platform,
      let index = tables[table].tokens.firstIndex(where: { $0.name == token }),
      !tables[table].tokens[index].differing.contains(platform)
    else {
      tables.remove(at: table)
      return true
    }
    tables[table].tokens[index].differing.append(platform)
    return true
  }
}

/// Finds the tables in which ports declare the same tokens.
struct DraftTables {
  let ports: [Port]

  private struct Holder {
    var platform: Platform
    var name: String
    var tokens: [String]
  }

  /// Tables of each kind of token, those of the first port in front.
  func tables(besides names: Set<String>) -> [Draft.Table] {
    let titles: [(unit: Unit, title: String)] = [
      (.color, "Colors"), (.radius, "Radii"), (.textStyle, "TextStyles"), (.shadow, "Shadows"),
    ]
    var used = Set(names.map { $0.lowercased() })
    return titles.flatMap { unit, title -> [Draft.Table] in
      groups(of: unit).compactMap { holders in
        var name = title
        var count = 1
        while used.contains(name.lowercased()) {
          count += 1
          name =
            count == 2 ? String(title.dropLast(title.hasSuffix("s") ? 1 : 0)) + "Tokens" : "\(title)\(count)"
        }
        guard let table = table(name, of: unit, holders) else { return nil }
        used.insert(name.lowercased())
        return table
      }
    }
  }

  private func holders(of unit: Unit) -> [Holder] {
    ports.flatMap { port -> [Holder] in
      var order: [String] = []
      for fact in port.facts.inOrder() where !fact.part.isEmpty {
        if case .constant = fact.property, !order.contains(fact.part) { order.append(fact.part) }
      }
      return order.compactMap { owner in
        let names = DeclaredTokens(port.facts, owners: [owner]).names(of: unit)
        return names.count > 1 ? Holder(platform: port.platform, name: owner, tokens: names) : nil
      }
    }
  }

  /// Holders that declare the same tokens, most of each one's, on two platforms at least.
  private func groups(of unit: Unit) -> [[Holder]] {
    var rest = holders(of: unit)
    var groups: [[Holder]] = []
    while let first = rest.first {
      let names = Set(first.tokens)
      let group = rest.filter {
        $0.tokens.count { names.contains($0) } * 2 > min($0.tokens.count, names.count)
      }
      rest.removeAll { holder in group.contains { $0.platform == holder.platform && $0.name == holder.name } }
      if Set(group.map(\.platform)).count > 1 { groups.append(group) }
    }
    return groups
  }

  private func table(_ name: String, of unit: Unit, _ group: [Holder]) -> Draft.Table? {
    var holders: [Platform: [String]] = [:]
    var tokens: [String] = []
    for holder in group {
      holders[holder.platform, default: []].append(holder.name)
      tokens += holder.tokens.filter { !tokens.contains($0) }
    }
    let consensus = TokenConsensus(
      table: TokenTable(holders: holders), origin: Origin(path: "", line: 0), ports: ports)
    let fields = Self.fields(of: unit)
    let drafted = tokens.map { token -> Draft.Token in
      var values: [Platform: [Draft.Token.Field: Quantity]] = [:]
      for (field, mode) in fields {
        guard let name = TokenName(.constant(field.isEmpty ? token : token + "." + field)) else { continue }
        for (platform, quantities) in consensus.values(of: name, in: mode) {
          guard let first = quantities.first else { continue }
          values[platform, default: [:]][.init(name: field, state: mode)] = first
        }
      }
      return Draft.Token(name: token, values: values)
    }
    return Draft.Table(name: name, holders: holders, tokens: drafted, unit: unit)
  }

  static func fields(of unit: Unit) -> [(field: String, mode: State)] {
    switch unit {
    case .color: [("", .light), ("", .dark)]
    case .textStyle: ["fontSize", "lineHeight", "letterSpacing", "fontWeight"].map { ($0, []) }
    case .shadow: ["color", "blur", "offset.x", "offset.y", "spread"].map { ($0, []) }
    default: [("", [])]
    }
  }
}

extension Draft.Token {
  /// What most platforms say, the first one's where as many say something else.
  func value(_ field: String, _ mode: State = []) -> Quantity? {
    let key = Field(name: field, state: mode)
    return TokenMeasure.majority(of: values.keys.sorted().compactMap { values[$0]?[key] })
  }
}
