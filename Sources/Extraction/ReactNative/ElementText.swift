import Evaluation
import ParityModel
import Program

/// Reads the text between the tags of an element.
///
/// Words and values side by side are one text: `{index} of {count}` is `{} of {}`.
struct ElementText {
  let module: Module

  func read(_ children: [Reference], into facts: inout FactCollector) {
    var run: [Reference] = []
    for child in children {
      if isWords(child) || isValue(child) {
        run.append(child)
      } else {
        add(run, into: &facts)
        run = []
        facts.add(.text, from: child)
      }
    }
    add(run, into: &facts)
  }

  /// A run with words of its own is one text; else each value is read for itself.
  private func add(_ run: [Reference], into facts: inout FactCollector) {
    let words = run.filter { isWords($0) && !blank($0) }
    guard run.count > 1, let first = words.first, let last = words.last else {
      for child in run { facts.add(.text, from: child) }
      return
    }
    let text = run.map { pattern(of: $0) ?? "{}" }.joined()
    let program = module.program(first)
    let range = ByteRange(
      program.lastWordRange(of: first.node).lower, program.lastWordRange(of: last.node).upper)
    facts.add(.text, value: .text(trimmed(text)), unit: .string, range: range, at: first)
  }

  private func isWords(_ child: Reference) -> Bool {
    switch module[child] {
    case .text, .string: true
    default: false
    }
  }

  /// A value that is drawn as part of the words around it: no element, no choice, no list.
  private func isValue(_ child: Reference) -> Bool {
    let program = module.program(child)
    switch program[child.node] {
    case .name, .member, .index, .number, .binary(.add, _, _), .binary(.subtract, _, _),
      .binary(.multiply, _, _), .binary(.divide, _, _):
      return true
    case .call(_, let arguments):
      return !program[arguments].contains { program.holdsFunction($0) }
    default: return false
    }
  }

  private func pattern(of child: Reference) -> String? {
    let program = module.program(child)
    return program.pattern(of: child.node) ?? program.plainText(of: child.node)
  }

  private func blank(_ child: Reference) -> Bool {
    module.program(child).plainText(of: child.node)?.allSatisfy(\.isWhitespace) ?? false
  }

  private func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
