import Evaluation
import ParityModel
import Program

/// One thing that a place says: these properties take what stands there.
struct ComposeStatement {
  enum Content {
    /// An expression; its literals and tokens are the values.
    case expression(Reference, as: ValueKind?)
    /// A value that stands in no expression of its own.
    case value(Value, Unit, ByteRange, at: Reference)
  }

  var properties: [Property]
  var content: Content
  var state: State = []
  /// Places something in a layout: only lengths count, the rest is the arithmetic of centring.
  var isPlacement = false
  /// Where a named constant stands for what is read.
  var use: Reference?

  init(_ properties: [Property], from place: Reference, as kind: ValueKind? = nil, state: State = []) {
    self.properties = properties
    content = .expression(place, as: kind)
    self.state = state
  }

  init(
    _ properties: [Property], _ value: Value, _ unit: Unit, _ range: ByteRange, at place: Reference,
    state: State = []
  ) {
    self.properties = properties
    content = .value(value, unit, range, at: place)
    self.state = state
  }

  /// Adds the facts; `unlessStated` leaves out literals that state something already.
  func add(to facts: inout FactCollector, unlessStated: Bool = false) {
    switch content {
    case .value(let value, let unit, let range, let place):
      for property in properties {
        facts.add(property, value: value, unit: unit, state: state, range: range, at: place)
      }
    case .expression(let place, let kind):
      for property in properties {
        var isRead = false
        for var leaf in facts.reader.leavesAndUses(of: place, as: kind ?? property.kind, state: state) {
          isRead = true
          leaf.use = leaf.use ?? use
          if isPlacement, leaf.unit != .pt { continue }
          if unlessStated, facts.states(leaf) { continue }
          if isPlacement, let sides = property.insets, leaf.isInset {
            for side in sides { facts.add(side, leaf.unsigned) }
          } else {
            facts.add(property, leaf)
          }
        }
        if !isRead, !isPlacement, !unlessStated,
          let reason = undeclared(place, kind ?? property.kind, facts.module)
        {
          facts.addUnreadable(property, at: place, because: reason)
        }
      }
    }
  }
}

extension ComposeStatement {
  /// `Spacing.large`, `dimensionResource(id)`: a number stands there that the sources do not tell.
  private func undeclared(_ place: Reference, _ kind: ValueKind, _ module: Module) -> String? {
    guard [.length, .radius, .ratio, .duration].contains(kind) else { return nil }
    let program = module.program(place)
    guard let word = program.words(of: place.node)?.first ?? program.calledName(place.node) else {
      return nil
    }
    if case .call = program[place.node] {
      return module.declaration(named: word, at: place) == nil && module.declarations(named: word).isEmpty
        && word.hasSuffix("Resource") ? "\(word) is not among the sources" : nil
    }
    guard word.startsUppercase, !ComposeTables.platformHolders.contains(word),
      !module.hasType(word), module.declaration(named: word, at: place) == nil
    else { return nil }
    return "\(word) is not among the sources"
  }
}

extension Program {
  fileprivate func calledName(_ id: NodeID) -> String? {
    guard case .call(let callee, _) = self[id], case .name(let name) = self[callee] else { return nil }
    return self[name]
  }
}

extension Leaf {
  /// A local calls the length an inset: it keeps content from the edges, on both sides.
  fileprivate var isInset: Bool {
    derivation.contains { step in
      ["inset", "padding", "margin"].contains(step.name.camelWords.last ?? "")
    }
  }

  fileprivate var unsigned: Leaf {
    var leaf = self
    if case .number(let number) = value { leaf.value = .number(abs(number)) }
    return leaf
  }
}

extension Property {
  fileprivate var insets: [Property]? {
    switch self {
    case .offsetX: Edge.horizontal.map { .padding($0) }
    case .offsetY: Edge.vertical.map { .padding($0) }
    default: nil
    }
  }
}
