import ParityModel

extension Draft {
  /// The draft of what some ports state. A component is what files of one name on two platforms say.
  public init(of ports: [Port]) {
    let ports = ports.filter { !$0.files.isEmpty }.sorted { $0.platform < $1.platform }
    let sheets = ports.map(DraftSheet.init)
    var names: [String: String] = [:]
    var counts: [String: Int] = [:]
    for sheet in sheets {
      for (stem, name) in sheet.stems {
        counts[stem, default: 0] += 1
        if let known = names[stem], known <= name { continue }
        names[stem] = name
      }
    }
    components = names.sorted { $0.value < $1.value }.compactMap { stem, name in
      guard counts[stem, default: 0] > 1 else { return nil }
      let component = Component(name: name, sheets.map { $0.page(of: stem) })
      return component.isEmpty ? nil : component
    }
    tables = DraftTables(ports: ports).tables(besides: Set(components.map(\.name)))
    // What a table holds it says better.
    for index in components.indices {
      components[index].constants.removeAll { constant in
        constant.owners.allSatisfy { platform, owners in
          tables.contains { Set(owners).isSubset(of: $0.holders[platform] ?? []) }
        }
      }
    }
    components.removeAll(where: \.isEmpty)
  }
}

extension Draft.Component {
  fileprivate var isEmpty: Bool {
    parts.allSatisfy(\.agreements.isEmpty) && constants.isEmpty
  }

  fileprivate init(name: String, _ pages: [DraftSheet.Page]) {
    self.name = name
    let platforms = pages.map(\.platform)
    var occurrences: [String: [Platform]] = [:]
    for page in pages { for part in page.parts.keys { occurrences[part, default: []].append(page.platform) } }
    let shared = Set(occurrences.filter { $0.value.count > 1 && !$0.key.contains(".") }.keys)
    let match = DraftMatch(pages: pages, shared: shared)
    parts = shared.sorted { match.place(of: $0) < match.place(of: $1) }.map { part in
      var names: [Platform: [String]] = [:]
      for platform in platforms { names[platform] = match.declarations(of: part, on: platform) }
      let values = pages.filter { names[$0.platform]?.isEmpty == false }.map { page in
        (page.platform, names[page.platform, default: []].flatMap { page.parts[$0] ?? [] })
      }
      return Draft.Part(name: part, names: names, agreements: .init(of: values))
    }
    constants = Draft.Constant.all(in: pages)
    leftovers = pages.flatMap { page in
      page.parts.keys.sorted().compactMap { part -> Draft.Leftover? in
        guard !shared.contains(part), !match.isAttached(part, on: page.platform) else { return nil }
        return .init(platform: page.platform, name: part, facts: page.parts[part]?.count ?? 0)
      }
    }
  }
}

extension [Draft.Agreement] {
  /// Each property and state that some platform speaks of, in the order of the vocabulary.
  init(of statements: [(platform: Platform, statements: [DraftStatement])]) {
    var values: [DraftStatement.Key: [Platform: Set<Quantity>]] = [:]
    for (platform, list) in statements {
      for statement in list {
        values[statement.key, default: [:]][platform, default: []].insert(statement.quantity)
      }
    }
    self = values.map { key, found in
      var all: [Platform: [Quantity]] = [:]
      for (platform, _) in statements { all[platform] = (found[platform] ?? []).sorted(by: Quantity.inOrder) }
      return Draft.Agreement(property: key.property, state: key.state, values: all)
    }.sorted { $0.sortKey < $1.sortKey }
  }
}

extension Draft.Agreement {
  /// Pins what most platforms say, at least two of them, or all where there is only one that could.
  init(property: Property, state: State, values: [Platform: [Quantity]]) {
    self.property = property
    self.state = state
    self.values = values
    let groups = Dictionary(grouping: values.filter { !$0.value.isEmpty }.keys) { values[$0] ?? [] }
    let largest =
      groups.values.map { $0.sorted() }
      .max { ($0.count, $1[0].sortPlace) < ($1.count, $0[0].sortPlace) } ?? []
    let rivals = groups.values.count { $0.count == largest.count }
    pinned = largest.count > 1 && rivals == 1 ? largest : []
  }

  fileprivate var sortKey: (Int, String, UInt8) {
    let order = Property.all.firstIndex(of: property) ?? Property.all.count
    return (order, property.spelling, state.rawValue)
  }
}

extension Platform {
  fileprivate var sortPlace: Int { Platform.allCases.firstIndex(of: self) ?? 0 }
}

extension Quantity {
  /// Numbers by size, then words.
  static func inOrder(_ left: Quantity, _ right: Quantity) -> Bool {
    if case .number(let a) = left.value, case .number(let b) = right.value, a != b { return a < b }
    return (left.description, left.unit.rawValue) < (right.description, right.unit.rawValue)
  }
}
