/// A question about the files of a port that was asked while one of them was read, as far as its answer may
/// change when another file does.
public enum Observation: Hashable, Sendable {
  /// The files that declare a name.
  case declarations(NameHash)
  /// Which files have a name behind a dot.
  case members(NameHash)
  /// The files that hold a word.
  case mentions(NameHash)
  /// The files that draw a shadow from a value.
  case shadows
}

extension Observation: Comparable {
  public static func < (left: Observation, right: Observation) -> Bool { left.rank < right.rank }

  private var rank: (Int, UInt32) {
    switch self {
    case .declarations(let name): (0, name.bits)
    case .members(let name): (1, name.bits)
    case .mentions(let name): (2, name.bits)
    case .shadows: (3, 0)
    }
  }
}
