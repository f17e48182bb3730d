import Evaluation
import ParityModel
import Program

/// Writes the values of one declared token as facts.
struct TokenWriter {
  let module: Module
  /// The expression that declares the token or its table: literals outside of it are not its own.
  let initializer: Reference

  /// A colour, once a mode.
  func add(
    _ shades: [Shade], named name: String, part: String?, state: State, into facts: inout FactCollector
  ) {
    for shade in shades {
      let place = place(of: shade.literals)
      facts.add(
        .constant(name), value: .text(shade.raw.text), unit: .rgba, state: state.and(shade.state),
        range: range(of: place), at: place, part: part)
    }
  }

  /// The fields of a text style or a shadow.
  func add(
    _ fields: [(name: String, value: TokenValue)], named name: String, part: String?,
    into facts: inout FactCollector
  ) {
    for field in fields {
      let property = Property.constant(name + "." + field.name)
      if let shades = field.value.shades {
        add(shades, named: name + "." + field.name, part: part, state: [], into: &facts)
      } else if let number = field.value.number {
        let place = place(of: number.literals)
        facts.add(
          property, value: .rounded(number.value), unit: unit(of: number, as: field.name),
          range: range(of: place), at: place, part: part)
      } else if case .unknown(let place) = field.value {
        facts.addUnreadable(property, at: place, because: "the value of a token is decided elsewhere")
      }
    }
  }

  /// A length, such as a radius.
  func add(length number: TokenNumber, named name: String, part: String?, into facts: inout FactCollector) {
    let place = place(of: number.literals)
    let unit = number.unit == .none ? ParityModel.Unit.pt : number.unit
    facts.add(
      .constant(name), value: .rounded(number.value), unit: unit, range: range(of: place), at: place,
      part: part)
  }

  /// The layers of a shadow: those behind the first have their number in front of their fields.
  func add(layers: [TokenRecord], named name: String, part: String?, into facts: inout FactCollector) {
    for (index, layer) in layers.enumerated() {
      let fields = layer.shadowFields.map { (index == 0 ? $0.name : "\(index + 1).\($0.name)", $0.value) }
      add(fields, named: name, part: part, into: &facts)
    }
  }

  /// A plain number is a length where its platform writes lengths so.
  private func unit(of number: TokenNumber, as field: String) -> ParityModel.Unit {
    if number.unit != .none || number.isPlain || field.hasSuffix("fontWeight") || field.hasSuffix("opacity") {
      return number.unit
    }
    switch module.program(initializer).language {
    case .swift, .tsx, .typescript, .css: return .pt
    case .kotlin: return .none
    }
  }

  /// A place without the quotes of a string, which are not part of what is stated.
  private func range(of place: Reference) -> ByteRange {
    let program = module.program(place)
    if program.language != .css, case .string = program[place.node] {
      return program.lastWordRange(of: place.node)
    }
    return program.range(place.node)
  }

  /// The smallest expression around all the literals; the whole one where they stand elsewhere.
  private func place(of literals: [Reference]) -> Reference {
    let program = module.program(initializer)
    let whole = program.range(initializer.node)
    let own = literals.filter { $0.file == initializer.file && whole.contains(program.range($0.node)) }
    guard let first = own.first else { return initializer }
    let lower = own.reduce(UInt32.max) { min($0, program.range($1.node).lower) }
    let upper = own.reduce(0) { max($0, program.range($1.node).upper) }
    let span = ByteRange(lower, upper)
    let around = [first.node] + module.file(first).ancestors(of: first.node)
    return initializer.at(around.first { program.range($0).contains(span) } ?? initializer.node)
  }
}
