import ParityModel

/// Finds the declarations of a platform that draw a part: its own name, and helpers that say there what
/// the part says elsewhere.
struct DraftMatch {
  private let pages: [DraftSheet.Page]
  private var attached: [Platform: [String: [String]]] = [:]

  init(pages: [DraftSheet.Page], shared: Set<String>) {
    self.pages = pages
    for page in pages {
      for helper in page.parts.keys.sorted() {
        for part in shared.sorted() where part != helper && says(page, helper, part) {
          attached[page.platform, default: [:]][part, default: []].append(helper)
        }
      }
    }
  }

  func isAttached(_ helper: String, on platform: Platform) -> Bool {
    attached[platform]?.values.contains { $0.contains(helper) } ?? false
  }

  func declarations(of part: String, on platform: Platform) -> [String] {
    let own = pages.contains { $0.platform == platform && $0.parts[part] != nil } ? [part] : []
    return own + (attached[platform]?[part] ?? [])
  }

  /// The order in which the first port that has it declares a part.
  func place(of part: String) -> (Int, Location) {
    for (index, page) in pages.enumerated() {
      if let place = page.order[part] { return (index, place) }
    }
    return (pages.count, Location(path: ""))
  }

  /// Whether at least half of what a helper states, and two things at least, is what a part states on
  /// another platform and not on this one.
  private func says(_ page: DraftSheet.Page, _ helper: String, _ part: String) -> Bool {
    let stated = Set(page.parts[helper] ?? [])
    let own = Set((page.parts[part] ?? []).map(\.key))
    let others = Set(pages.filter { $0.platform != page.platform }.flatMap { $0.parts[part] ?? [] })
    let common = stated.intersection(others).filter { !own.contains($0.key) }.count
    if page.parts[part] == nil, helper.contains(part) || part.contains(helper) { return common > 0 }
    return common > 1 && common * 2 >= stated.count
  }
}

extension Draft.Constant {
  /// The constants that two platforms declare, by name; the others are idioms of their platform.
  static func all(in pages: [DraftSheet.Page]) -> [Draft.Constant] {
    let names = Set(pages.flatMap(\.constants.keys)).sorted()
    return names.flatMap { name -> [Draft.Constant] in
      let holders = pages.filter { $0.constants[name] != nil }
      guard holders.count > 1 else { return [] }
      let owners = holders.map { Set($0.constants[name, default: []].map(\.owner)) }
      if owners.allSatisfy({ $0.count == 1 }) {
        return [constant(name, holders) { _ in true }]
      }
      let common = owners.dropFirst().reduce(owners[0]) { $0.intersection($1) }
      return common.sorted().map { owner in constant(name, holders) { $0 == owner } }
    }
  }

  private static func constant(
    _ name: String, _ pages: [DraftSheet.Page], where isMeant: (String) -> Bool
  ) -> Draft.Constant {
    var owners: [Platform: [String]] = [:]
    var values: [Platform: [Quantity]] = [:]
    for page in pages {
      let found = page.constants[name, default: []].filter { isMeant($0.owner) }
      owners[page.platform] = Array(Set(found.map(\.owner))).sorted()
      values[page.platform] = Array(Set(found.map(\.quantity))).sorted(by: Quantity.inOrder)
    }
    return Draft.Constant(
      name: name, owners: owners, agreement: .init(property: .constant(name), state: [], values: values))
  }
}
