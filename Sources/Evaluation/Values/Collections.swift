/// Values in a row.
public struct ValueList: Sendable, ExpressibleByArrayLiteral {
  public private(set) var elements: [EvaluatedValue]
  /// How deep collections are nested in it; bounded, so that freeing a value never recurses far.
  let nesting: Int

  public init(_ elements: [EvaluatedValue]) {
    self.elements = elements
    var deepest = 0
    for element in elements { deepest = max(deepest, element.nesting) }
    nesting = deepest + 1
  }

  public init(arrayLiteral elements: EvaluatedValue...) { self.init(elements) }

  private init(_ elements: [EvaluatedValue], nesting: Int) {
    self.elements = elements
    self.nesting = nesting
  }

  func appending(_ element: EvaluatedValue) -> ValueList {
    ValueList(elements + [element], nesting: max(nesting, element.nesting + 1))
  }
}

/// Keys and values, in the order in which the keys came.
public struct ValueMap: Sendable {
  public let entries: [Entry]
  let nesting: Int

  public struct Entry: Sendable {
    public let key: EvaluatedValue
    public let value: EvaluatedValue

    public init(key: EvaluatedValue, value: EvaluatedValue) {
      self.key = key
      self.value = value
    }
  }

  public init(_ entries: [Entry]) {
    self.entries = entries
    nesting = 1 + (entries.map { max($0.key.nesting, $0.value.nesting) }.max() ?? 0)
  }
}

/// Values side by side, each maybe with a label.
public struct ValueTuple: Sendable {
  public let elements: [Element]
  let nesting: Int

  public struct Element: Sendable {
    public let label: String?
    public let value: EvaluatedValue

    public init(label: String?, value: EvaluatedValue) {
      self.label = label
      self.value = value
    }
  }

  public init(_ elements: [Element]) {
    self.elements = elements
    nesting = 1 + (elements.map(\.value.nesting).max() ?? 0)
  }

  init(_ values: EvaluatedValue...) { self.init(values.map { Element(label: nil, value: $0) }) }

  subscript(_ name: String) -> EvaluatedValue? {
    if let index = Int(name) { return elements.indices.contains(index) ? elements[index].value : nil }
    return elements.first { $0.label == name }?.value
  }
}

/// A range or progression of numbers.
public struct ValueRange: Hashable, Sendable {
  /// Nil where it is open.
  public var lower: EvaluatedNumber?
  public var upper: EvaluatedNumber?
  /// Whether the upper limit belongs to it.
  public var isClosed: Bool
  /// From one element to the next; negative for one that counts down from `lower` to `upper`.
  public var step: EvaluatedNumber?

  public init(
    lower: EvaluatedNumber?, upper: EvaluatedNumber?, isClosed: Bool, step: EvaluatedNumber? = nil
  ) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
    self.step = step
  }

  /// Whether a number lies within the limits, the step left aside.
  func contains(_ number: EvaluatedNumber) -> Bool {
    let value = number.double
    let isDescending = (step?.double ?? 1) < 0
    let (bottom, top) = isDescending ? (upper, lower) : (lower, upper)
    if let bottom, value < bottom.double { return false }
    guard let top else { return true }
    return isClosed || isDescending ? value <= top.double : value < top.double
  }
}

extension EvaluatedValue {
  /// How deep values are nested in this one.
  var nesting: Int {
    switch self {
    case .list(let list), .set(let list): list.nesting
    case .map(let map): map.nesting
    case .tuple(let tuple): tuple.nesting
    case .record(let record): record.nesting
    case .enumCase(let value): value.payload.isEmpty ? 0 : ValueTuple(value.payload).nesting
    case .token(let token): (token.resolved?.nesting ?? 0) + 1
    case .number, .text, .character, .boolean, .null, .unit, .range, .function, .type, .duration, .object,
      .unknown:
      0
    }
  }

  static func list(_ elements: [EvaluatedValue]) -> EvaluatedValue { .list(ValueList(elements)) }

  static func tuple(_ pairs: [(label: String?, value: EvaluatedValue)]) -> EvaluatedValue {
    .tuple(ValueTuple(pairs.map { ValueTuple.Element(label: $0.label, value: $0.value) }))
  }

  /// Whether it is `nil`, `null`, `undefined`.
  var isNothing: Bool {
    switch self {
    case .null, .unit: true
    default: false
    }
  }

  /// What is not known about it: of an unknown value or of a token.
  public var cause: Unknown? {
    switch self {
    case .unknown(let unknown): unknown
    case .token(let token): token.cause
    default: nil
    }
  }
}
