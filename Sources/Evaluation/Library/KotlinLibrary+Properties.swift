import Program

extension Interpreter {
  func kotlinProperty(
    _ name: String, of value: EvaluatedValue, _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    switch value {
    case .number(let number): return try kotlinNumberProperty(name, number, site)
    case .text(let text):
      switch name {
      case "length": return count(text.utf16.count, site.place)
      case "lastIndex": return count(text.utf16.count - 1, site.place)
      case "indices": return indices(text.utf16.count)
      default: return nil
      }
    case .list(let list), .set(let list):
      switch name {
      case "size": return count(list.elements.count, site.place)
      case "lastIndex": return count(list.elements.count - 1, site.place)
      case "indices": return indices(list.elements.count)
      default: return nil
      }
    case .map(let map):
      switch name {
      case "size": return count(map.entries.count, site.place)
      case "keys": return .set(ValueList(map.entries.map(\.key)))
      case "values": return .list(map.entries.map(\.value))
      case "entries": return .list(map.entries.map { .tuple([("key", $0.key), ("value", $0.value)]) })
      default: return nil
      }
    case .range(let range):
      switch name {
      case "first", "start": return range.lower.map { .number($0) }
      case "endInclusive": return range.isClosed ? range.upper.map { .number($0) } : nil
      case "last":
        guard range.upper?.isInteger == true else { return nil }
        return try elements(of: value, site.id, site.place)?.last
      default: return nil
      }
    case .character(let character):
      guard let unit = character.utf16.first else { return nil }
      return name == "code" ? count(Int(unit), site.place) : nil
    case .duration(let milliseconds):
      switch name {
      case "inWholeMilliseconds": return .number(.integer(Self.saturated(milliseconds, .int64), .int64))
      case "inWholeSeconds": return .number(.integer(Self.saturated(milliseconds / 1000, .int64), .int64))
      default: return nil
      }
    default: return nil
    }
  }

  private func indices(_ count: Int) -> EvaluatedValue {
    .range(
      ValueRange(lower: .integer(0, .int32), upper: .integer(Int64(count) - 1, .int32), isClosed: true))
  }

  private func kotlinNumberProperty(
    _ name: String, _ number: EvaluatedNumber, _ site: CallSite
  ) throws(Signal) -> EvaluatedValue? {
    switch name {
    case "dp": return .number(.floating(number.double, .dp))
    case "sp": return .number(.floating(number.double, .sp))
    case "em": return .number(.floating(number.double, .em))
    case "value": return number.kind.isUnitized ? .number(.floating(number.real, .float)) : nil
    case "absoluteValue": return try absolute(number, site)
    case "sign":
      guard number.isInteger else {
        let value = number.double
        return .number(.floating(value == 0 || value.isNaN ? value : value < 0 ? -1 : 1, number.kind))
      }
      return .number(.integer(number.whole.signum(), .int32))
    case "milliseconds": return .duration(number.double)
    case "seconds": return .duration(number.double * 1000)
    case "minutes": return .duration(number.double * 60_000)
    default: return nil
    }
  }
}
