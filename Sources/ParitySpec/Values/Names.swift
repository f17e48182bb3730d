/// What something is called on the platforms that do not use its own name.
///
/// ```swift
/// [.swiftUI: "RatingView", .compose: ["Rating", "RatingRow"], .styleSheet: .none]
/// ```
public struct Names: Sendable, ExpressibleByDictionaryLiteral {
  /// One declaration or several; none where a platform does not have it.
  public struct Declarations: Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    let names: [String]

    public init(stringLiteral name: String) { names = [name] }
    public init(arrayLiteral names: String...) { self.names = names }

    /// The platform does not have it.
    public static let none: Declarations = []
  }

  /// In the order of the platforms, whatever the order in which they are written.
  private(set) var entries: [(platform: String, names: [String])] = []

  public init(dictionaryLiteral elements: (Platforms, Declarations)...) {
    for (platforms, declarations) in elements {
      for platform in platforms.spellings {
        entries.removeAll { $0.platform == platform }
        entries.append((platform, declarations.names))
      }
    }
    let order = Platforms(rawValue: .max).spellings
    entries.sort { (order.firstIndex(of: $0.platform) ?? 0) < (order.firstIndex(of: $1.platform) ?? 0) }
  }

  /// These names, and the other's for platforms that have none here.
  func completed(by other: Names) -> Names {
    var result: Names = self
    let missing = other.entries.filter { entry in !entries.contains { $0.platform == entry.platform } }
    result.entries += missing
    let order = Platforms(rawValue: .max).spellings
    result.entries.sort {
      (order.firstIndex(of: $0.platform) ?? 0) < (order.firstIndex(of: $1.platform) ?? 0)
    }
    return result
  }

  /// The platforms that it names.
  var platforms: Platforms {
    entries.reduce(into: []) { result, entry in
      for platform in Platforms.all where platform.spellings == [entry.platform] { result.insert(platform) }
    }
  }

  /// The same names, each with a field behind it.
  func appending(_ suffix: String) -> Names {
    var result: Names = self
    for index in entries.indices { result.entries[index].names = entries[index].names.map { $0 + suffix } }
    return result
  }

  static func everywhere(_ name: String) -> Names { [Platforms(rawValue: .max): .init(stringLiteral: name)] }
}
