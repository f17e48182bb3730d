import ParityModel

/// What is known of a port besides the literal that is to be changed.
public struct FixingPort: Sendable {
  public var dialect: Dialect
  public var facts: [Fact]
  /// What named constants state where they are used, at the places of their literals.
  public var uses: [Fact]
  /// The texts of its files.
  public var sources: [[UInt8]]

  public init(dialect: Dialect, facts: [Fact], uses: [Fact], sources: [[UInt8]]) {
    self.dialect = dialect
    self.facts = facts
    self.uses = uses
    self.sources = sources
  }

  /// Whether a colour is declared here, or used elsewhere.
  func knows(color: Quantity) -> Bool {
    guard case .text(let text) = color.value else { return false }
    let name = String(text.prefix { $0 != "@" })
    return facts.contains { fact in
      if fact.property == .constant(name) { return true }
      guard fact.unit == .color, case .text(let other) = fact.value else { return false }
      return other.prefix { $0 != "@" } == name
    }
  }

  /// Why a literal is not for this finding alone to change; nil where it is, or where it is named.
  func sharing(of fact: Fact, in repair: Finding.Repair, named: Set<String>) -> Refusal? {
    // The spec names the constant itself: it is right wherever the constant is used.
    if repair.facts.contains(where: \.isDeclared) { return nil }
    let place = "\(fact.location.path):\(fact.location.line)"
    if named.contains(place) { return nil }
    let name = fact.derivation.first.map { String($0.name.split { !$0.isNamePart }.last ?? "") } ?? ""
    if named.contains(name) { return nil }
    let others = (facts + uses).filter { other in
      other.location == fact.location && !other.isDeclared && !repair.facts.contains(other)
    }
    if let other = others.first {
      let owner = other.part.isEmpty ? "" : " of \(other.part)"
      return Refusal(
        "the literal states \(other.property)\(owner) as well; change it with --shared \(place)")
    }
    guard !name.isEmpty else { return nil }
    // One for the declaration, one for each use that the finding is about.
    let known = 1 + Set(repair.facts.compactMap(\.derivation.first?.location)).count
    let count = sources.reduce(0) { $0 + WordCount.count(of: name, in: $1) }
    guard count > known else { return nil }
    return Refusal(
      "\(name) is written in \(count - known) more place\(count - known == 1 ? "" : "s"); "
        + "change it with --shared \(name)")
  }
}

extension Fact {
  /// Whether it is what a constant or a parameter is declared as.
  fileprivate var isDeclared: Bool {
    switch property {
    case .constant, .parameter: true
    default: false
    }
  }
}

/// Counts a word in the bytes of a file.
enum WordCount {
  static func count(of word: String, in bytes: [UInt8]) -> Int {
    let word = Array(word.utf8)
    guard let first = word.first, bytes.count >= word.count else { return 0 }
    var count = 0
    for index in 0...(bytes.count - word.count) where bytes[index] == first {
      let end = index + word.count
      guard bytes[index..<end].elementsEqual(word) else { continue }
      let isStart = index == 0 || !bytes[index - 1].isWordPart
      let isEnd = end == bytes.count || !bytes[end].isWordPart
      if isStart, isEnd { count += 1 }
    }
    return count
  }
}

extension UInt8 {
  fileprivate var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
