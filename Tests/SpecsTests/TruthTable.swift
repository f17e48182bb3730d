import Conformance
import FoundationEssentials
import ParityModel

/// The hand-made facts of a documentation page, as a port each.
enum TruthTable {
  static let folder =
    "\(#filePath)".split(separator: "/").dropLast(4).joined(separator: "/") + "/shared/truth"

  /// The rows of one table; nil where the table is not at hand.
  static func rows(_ name: String) -> [[String]]? {
    for folder in ["/" + folder, "/work/shared/truth"] {
      if let data = try? Data(contentsOf: URL(filePath: "\(folder)/\(name).csv")) {
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).dropFirst().map {
          fields(String($0))
        }
      }
    }
    return nil
  }

  static func ports(_ name: String) -> [Port]? {
    guard let rows = rows(name) else { return nil }
    var ports: [Platform: (files: Set<String>, facts: [Fact])] = [:]
    for row in rows where row.count == 9 {
      guard let platform = platform(of: row[0]), let line = Int(row[1]),
        let property = Property(spelling: row[3]),
        let state = State(spelling: row[4]), let unit = Unit(rawValue: row[6])
      else { continue }
      ports[platform, default: ([], [])].files.insert(row[0])
      ports[platform]?.facts.append(
        Fact(
          platform: platform, part: row[2], property: property, state: state, value: value(row[5], unit),
          unit: unit, text: row[7], location: Location(path: row[0], line: line, column: 1)))
    }
    return ports.sorted { $0.key < $1.key }.map { platform, port in
      Port(
        platform: platform, files: port.files.sorted().map { Location(path: $0) },
        facts: port.facts.enumerated().map { index, fact in
          var fact = fact
          fact.location.lower = UInt32(index)
          return fact
        })
    }
  }

  private static func value(_ text: String, _ unit: Unit) -> Value {
    if unit == .bool { return .boolean(text == "true") }
    if text == "infinity" { return .number(.infinity) }
    if unit != .string, let number = Double(text) { return .number(number) }
    return .text(text)
  }

  private static func platform(of path: String) -> Platform? {
    switch path.prefix(while: { $0 != "/" }) {
    case "swift": .swiftUI
    case "kotlin": .compose
    case "uniwind": .uniwind
    case "nativewind": .nativeWind
    case "stylesheet": .styleSheet
    default: nil
    }
  }

  private static func fields(_ line: String) -> [String] {
    var result: [String] = []
    var field = ""
    var quoted = false
    for character in line where character != "\r" {
      switch character {
      case "\"":
        quoted.toggle()
      case "," where !quoted:
        result.append(field)
        field = ""
      default: field.append(character)
      }
    }
    return result + [field]
  }
}
