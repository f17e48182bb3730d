import ParityModel

/// One thing that a port says, as a draft compares it.
struct DraftStatement: Hashable {
  struct Key: Hashable {
    var property: Property
    var state: State
  }

  var key: Key
  var quantity: Quantity
}

/// What one port says, by files of one name and by declarations.
struct DraftSheet {
  /// What the files of one name say.
  struct Page {
    var platform: Platform
    var parts: [String: [DraftStatement]] = [:]
    /// Constants by name: the value, and the type or the file that holds it.
    var constants: [String: [(quantity: Quantity, owner: String)]] = [:]
    /// The place of each part in the page, from the top.
    var order: [String: Location] = [:]
  }

  let platform: Platform
  /// The bare name of each file, and the name of a component made of it.
  private(set) var stems: [String: String] = [:]
  private var pages: [String: Page] = [:]

  init(_ port: Port) {
    platform = port.platform
    for file in port.files { stems[Self.stem(of: file.path)] = Self.name(of: file.path) }
    var homes: [String: String] = [:]
    for (part, place) in port.declarations { homes[part] = Self.stem(of: place.path) }
    let statements = port.facts.inOrder().map { Statement($0, aliases: []) }.withHitAreas()
    for statement in statements {
      let fact = statement.fact
      let stem = homes[fact.part] ?? Self.stem(of: fact.location.path)
      var page = pages[stem] ?? Page(platform: platform)
      let file = fact.location.path.split(separator: "/").last.map(String.init) ?? ""
      if case .constant(let name) = fact.property {
        // Entries of token tables have a path for a name; a table of the spec says them better.
        if statement.state.isEmpty, !name.contains(".") {
          page.constants[name, default: []]
            .append((statement.quantity, fact.part.isEmpty ? file : fact.part))
        }
      } else {
        // What a file says outside every declaration goes by the file's name.
        let part = fact.part.isEmpty ? file : fact.part
        if page.order[part] == nil { page.order[part] = port.declarations[part] ?? fact.location }
        // Half of a touch area is told by the touch area.
        if !statement.isBalanced {
          page.parts[part, default: []].append(
            DraftStatement(
              key: .init(property: fact.property, state: statement.state.subtracting(.light)),
              quantity: statement.quantity))
        }
      }
      pages[stem] = page
    }
  }

  func page(of stem: String) -> Page { pages[stem] ?? Page(platform: platform) }

  private static func words(of path: String) -> [Substring] {
    let file = path.split(separator: "/").last ?? ""
    return file.prefix { $0 != "." }.split { !$0.isLetter && !$0.isNumber }
  }

  /// `rating-bar.tsx` and `RatingBar.kt` have the same.
  static func stem(of path: String) -> String { words(of: path).joined().lowercased() }

  static func name(of path: String) -> String {
    words(of: path).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
