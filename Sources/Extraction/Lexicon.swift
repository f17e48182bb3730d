import ParityModel

/// What a project's spec teaches the extractor about names of its own.
public struct Lexicon: Sendable {
  private let namespaces: [String: Unit]
  private let teachings: [String: [Teaching]]

  /// Keeps what holds on one platform.
  public init(namespaces: [TokenNamespace] = [], teachings: [Teaching] = [], platform: Platform) {
    self.namespaces = namespaces.filter { $0.platforms?.contains(platform) ?? true }
      .reduce(into: [:]) { $0[$1.name] = $1.unit }
    self.teachings = Dictionary(
      grouping: teachings.filter { $0.platforms?.contains(platform) ?? true }, by: \.call)
  }

  /// The kind of token that a type or object of this name holds.
  public func unit(ofNamespace name: String) -> Unit? { namespaces[name] }

  /// What the arguments of a call of this name state.
  public func teachings(ofCall name: String) -> [Teaching] { teachings[name] ?? [] }

  public var hasTeachings: Bool { !teachings.isEmpty }
}
