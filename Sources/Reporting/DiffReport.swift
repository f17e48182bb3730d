import ParityModel

/// Edits of a file as a unified diff with three lines of context, as `git apply` and `patch` take it.
public enum DiffReport {
  private static let context = 3

  /// The hunks of one file; empty where no edit changes anything. Edits must not overlap.
  public static func unified(path: String, before: [UInt8], edits: [TextEdit], style: Style) -> [UInt8] {
    let changes = edits.sorted().filter {
      $0.replacement.utf8.elementsEqual(before[Int($0.location.lower)..<Int($0.location.upper)]) == false
    }
    guard !changes.isEmpty else { return [] }
    let lines = Lines(before)
    var output = DiffWriter(style: style)
    output.line("--- a/\(path)", .bold)
    output.line("+++ b/\(path)", .bold)
    var shift = 0
    for hunk in hunks(of: changes, in: lines) {
      let stretches = hunk.map { stretch in (stretch, lines.replaced(stretch.lines, by: stretch.edits)) }
      let first = max(0, stretches[0].0.lines.lowerBound - context)
      let last = min(lines.count, stretches[stretches.count - 1].0.lines.upperBound + context)
      let growth = stretches.reduce(0) { $0 + $1.1.count - $1.0.lines.count }
      output.line(
        "@@ -\(first + 1),\(last - first) +\(first + 1 + shift),\(last - first + growth) @@", .cyan)
      var next = first
      for (stretch, replacement) in stretches {
        for index in next..<stretch.lines.lowerBound { output.line(" ", lines[index]) }
        for index in stretch.lines { output.line("-", lines[index], .red) }
        for line in replacement { output.line("+", line, .green) }
        next = stretch.lines.upperBound
      }
      for index in next..<last { output.line(" ", lines[index]) }
      shift += growth
    }
    return output.bytes
  }

  /// Lines that change together, and the edits in them.
  private struct Stretch {
    var lines: Range<Int>
    var edits: [TextEdit]
  }

  private static func hunks(of edits: [TextEdit], in lines: Lines) -> [[Stretch]] {
    var stretches: [Stretch] = []
    for edit in edits {
      let lower = lines.line(of: Int(edit.location.lower))
      let upper = lines.line(of: max(Int(edit.location.lower), Int(edit.location.upper) - 1))
      if let last = stretches.last, lower < last.lines.upperBound {
        let end = max(last.lines.upperBound, upper + 1)
        stretches[stretches.count - 1].lines = last.lines.lowerBound..<end
        stretches[stretches.count - 1].edits.append(edit)
      } else {
        stretches.append(Stretch(lines: lower..<(upper + 1), edits: [edit]))
      }
    }
    var hunks: [[Stretch]] = []
    for stretch in stretches {
      if let last = hunks.last?.last, stretch.lines.lowerBound - last.lines.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(stretch)
      } else {
        hunks.append([stretch])
      }
    }
    return hunks
  }

  /// The lines of a file with their line feeds.
  private struct Lines {
    private let bytes: [UInt8]
    private var starts: [Int] = [0]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      for (index, byte) in bytes.enumerated() where byte == 0x0A && index + 1 < bytes.count {
        starts.append(index + 1)
      }
    }

    var count: Int { starts.count }

    subscript(index: Int) -> ArraySlice<UInt8> { bytes[starts[index]..<end(of: index)] }

    func line(of offset: Int) -> Int { (starts.firstIndex { $0 > offset } ?? starts.count) - 1 }

    func replaced(_ range: Range<Int>, by edits: [TextEdit]) -> [ArraySlice<UInt8>] {
      let start = starts[range.lowerBound]
      var text: [UInt8] = []
      var next = start
      for edit in edits {
        text += bytes[next..<Int(edit.location.lower)]
        text += edit.replacement.utf8
        next = Int(edit.location.upper)
      }
      text += bytes[next..<end(of: range.upperBound - 1)]
      let lines = Lines(text)
      return (0..<lines.count).map { lines[$0] }
    }

    private func end(of index: Int) -> Int { index + 1 < starts.count ? starts[index + 1] : bytes.count }
  }
}

private struct DiffWriter {
  let style: Style
  var bytes: [UInt8] = []

  init(style: Style) { self.style = style }

  mutating func line(_ text: String, _ paint: Style.Paint) {
    bytes += style.paint(text, paint).utf8
    bytes.append(0x0A)
  }

  /// A line of the file behind its mark; a last line without an end says so.
  mutating func line(_ mark: String, _ line: ArraySlice<UInt8>, _ paint: Style.Paint? = nil) {
    let isWhole = line.last == 0x0A
    let content = isWhole ? line.dropLast() : line
    if let paint, style.isColored {
      bytes += style.paint(mark + String(decoding: content, as: UTF8.self), paint).utf8
    } else {
      bytes += mark.utf8
      bytes += content
    }
    bytes.append(0x0A)
    if !isWhole { bytes += "\\ No newline at end of file\n".utf8 }
  }
}
