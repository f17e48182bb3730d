import ParityModel

extension [Statement] {
  /// Adds what a padding and its opposite mean in SwiftUI: a view whose padding is taken back around
  /// its touch area has a hit slop of that much.
  func withHitAreas() -> [Statement] {
    var result = self
    var places: [Key: [Int]] = [:]
    for index in indices {
      // Statements are large: only the paddings among them are looked at whole.
      guard self[index].fact.platform == .swiftUI, case .padding = self[index].fact.property,
        let key = Key(self[index])
      else { continue }
      places[key, default: []].append(index)
    }
    for index in places.values.joined().sorted() {
      guard let key = Key(self[index]), key.number > 0,
        let opposites = places[Key(part: key.part, edge: key.edge, state: key.state, number: -key.number)],
        let opposite = opposites.first(where: { !result[$0].isBalanced })
      else { continue }
      result[index].isBalanced = true
      result[opposite].isBalanced = true
      var area = self[index]
      area.fact.property = .hitSlop(key.edge)
      result.append(area)
    }
    return result
  }
}

private struct Key: Hashable {
  var part: String
  var edge: Edge
  var state: State
  var number: Double
}

extension Key {
  fileprivate init?(_ statement: Statement) {
    guard case .padding(let edge) = statement.fact.property, statement.quantity.unit == .pt,
      case .number(let number) = statement.quantity.value, number != 0
    else { return nil }
    self.init(part: statement.fact.part, edge: edge, state: statement.state, number: number)
  }
}
