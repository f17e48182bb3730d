import ParityModel

/// How the address of a line of source is made: `https://host/blob/main/{path}#L{line}`.
public struct LinkTemplate: Hashable, Sendable {
  private var pieces: [Piece] = []

  private enum Piece: Hashable {
    case text(String)
    case path, line, column
  }

  /// What is wrong with the text of a template, and what to do.
  public struct Mistake: Error, Hashable {
    public var message: String
    public var advice: String
  }

  public init(_ template: String) throws(Mistake) {
    let example = "such as https://example.com/blob/main/{path}#L{line}"
    // A report is opened by others than its maker: its links lead to pages and run nothing.
    let scheme = template.prefix { $0 != ":" && $0 != "/" && $0 != "{" }
    if scheme.count < template.count, template.dropFirst(scheme.count).first == ":",
      ["javascript", "data", "vbscript"].contains(scheme.lowercased())
    {
      throw Mistake(message: "a link of the scheme \(scheme) leads to no source", advice: example)
    }
    var rest = template[...]
    var text = ""
    while let character = rest.popFirst() {
      guard character == "{", rest.contains("}") else {
        text.append(character)
        continue
      }
      let name = rest.prefix { $0 != "}" }
      rest = rest.dropFirst(name.count + 1)
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      switch name {
      case "path": pieces.append(.path)
      case "line": pieces.append(.line)
      case "column": pieces.append(.column)
      default:
        throw Mistake(
          message: "'{\(name)}' stands for nothing in a link", advice: "it knows {path}, {line} and {column}")
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    guard pieces.contains(.path) else {
      throw Mistake(message: "'\(template)' has no {path}", advice: example)
    }
  }

  /// The address of a location; of a fence that of its page.
  func address(of location: Location) -> String {
    let place = OutsidePlace(location)
    return pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .path: place.uri
      case .line: String(place.line)
      case .column: String(place.column)
      }
    }.joined()
  }
}
