import ParityModel

/// The classes that `extract --unknown` prints.
public enum UnknownClassesReport {
  /// An array with one object a line.
  public static func json(_ classes: [UnknownClass]) -> [UInt8] {
    var writer = JSONWriter()
    writer.lines(classes) { writer, unknown in
      writer.object { writer in
        writer.member("path", unknown.location.path)
        writer.member("line", unknown.location.line)
        writer.member("column", unknown.location.column)
        writer.member("part", unknown.part)
        writer.member("text", unknown.text)
        writer.member("platform", unknown.platform.rawValue)
        if let page = unknown.location.page { writer.page(page) }
      }
    }
    writer.newline()
    return writer.bytes
  }

  /// A line each: place, part, class.
  public static func text(_ classes: [UnknownClass]) -> [UInt8] {
    classes.flatMap { unknown in
      let location = unknown.location
      let part = unknown.part.isEmpty ? "-" : unknown.part
      return Array("\(location.path):\(location.line):\(location.column)  \(part)  \(unknown.text)\n".utf8)
    }
  }
}
