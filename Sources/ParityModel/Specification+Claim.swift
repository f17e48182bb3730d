/// A sentence of the documentation whose numbers and words are the spec's.
public struct ClaimSpec: Hashable, Sendable {
  /// The sentence; `{name}` stands for a value: `repeats every {interval} ms`.
  public var sentence: String
  /// The part whose properties the names are; empty where they are constants of the component.
  public var part: String
  public var origin: Origin

  public init(sentence: String, part: String = "", origin: Origin) {
    self.sentence = sentence
    self.part = part
    self.origin = origin
  }

  /// The sentence, taken apart: words and values in turn.
  public var pieces: [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(sentence)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.words(String(rest[..<open]))) }
      pieces.append(.value(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.words(String(rest))) }
    return pieces
  }

  public enum Piece: Hashable, Sendable {
    case words(String)
    case value(String)
  }
}

extension ComponentSpec {
  /// The pins that a name of a claim stands for.
  public func pins(named name: String, of claim: ClaimSpec) -> [Pin] {
    guard claim.part.isEmpty else {
      return parts.filter { $0.name == claim.part }.flatMap(\.pins)
        .filter { $0.state.isEmpty && $0.property.spelling == name }
    }
    return constants.map(\.pin).filter {
      $0.property == .constant(name) || $0.property == .parameter(name)
    }
  }
}
