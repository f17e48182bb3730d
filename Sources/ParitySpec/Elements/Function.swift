/// A function that every port has, on samples.
///
/// ```swift
/// Function("clampScale", .range(0...5, by: 0.5)) { (scale: Double) in
///   min(max(scale, 1), 4)
/// }
/// .evaluated(on: .swiftUI, as: "Zoom.clampScale")
/// ```
///
/// The closure says what is right. Without one the ports are held against each other. Every combination
/// of the samples is compared, up to two thousand; the last input changes first.
public struct Function: Behaviour {
  public var description: BehaviourDescription

  public init<A: Sampled>(_ name: String, _ a: Samples<A>, line: Int = #line) {
    self.init(name, line, [a.input])
  }

  public init<A: Sampled, B: Sampled>(
    _ name: String, _ a: Samples<A>, _ b: Samples<B>, line: Int = #line
  ) {
    self.init(name, line, [a.input, b.input])
  }

  public init<A: Sampled, B: Sampled, C: Sampled>(
    _ name: String, _ a: Samples<A>, _ b: Samples<B>, _ c: Samples<C>, line: Int = #line
  ) {
    self.init(name, line, [a.input, b.input, c.input])
  }

  public init<A: Sampled, B: Sampled, C: Sampled, D: Sampled>(
    _ name: String, _ a: Samples<A>, _ b: Samples<B>, _ c: Samples<C>, _ d: Samples<D>, line: Int = #line
  ) {
    self.init(name, line, [a.input, b.input, c.input, d.input])
  }

  public init<A: Sampled, B: Sampled, C: Sampled, D: Sampled, E: Sampled>(
    _ name: String, _ a: Samples<A>, _ b: Samples<B>, _ c: Samples<C>, _ d: Samples<D>, _ e: Samples<E>,
    line: Int = #line
  ) {
    self.init(name, line, [a.input, b.input, c.input, d.input, e.input])
  }

  public init<A: Sampled, Output: Sampled>(
    _ name: String, _ a: Samples<A>, line: Int = #line, reference: (A) -> Output
  ) {
    self.init(name, line, [a.input])
    for a in a.items { expect([a.sample], reference(a)) }
  }

  public init<A: Sampled, B: Sampled, Output: Sampled>(
    _ name: String, _ a: Samples<A>, _ b: Samples<B>, line: Int = #line, reference: (A, B) -> Output
  ) {
    self.init(name, line, [a.input, b.input])
    for a in a.items {
      for b in b.items { expect([a.sample, b.sample], reference(a, b)) }
    }
  }

  public init<A: Sampled, B: Sampled, C: Sampled, Output: Sampled>(
    _ name: String, _ a: Samples<A>, _ b: Samples<B>, _ c: Samples<C>, line: Int = #line,
    reference: (A, B, C) -> Output
  ) {
    self.init(name, line, [a.input, b.input, c.input])
    for a in a.items {
      for b in b.items {
        for c in c.items { expect([a.sample, b.sample, c.sample], reference(a, b, c)) }
      }
    }
  }

  public init<A: Sampled, B: Sampled, C: Sampled, D: Sampled, Output: Sampled>(
    _ name: String, _ a: Samples<A>, _ b: Samples<B>, _ c: Samples<C>, _ d: Samples<D>, line: Int = #line,
    reference: (A, B, C, D) -> Output
  ) {
    self.init(name, line, [a.input, b.input, c.input, d.input])
    for a in a.items {
      for b in b.items {
        for c in c.items {
          for d in d.items {
            expect([a.sample, b.sample, c.sample, d.sample], reference(a, b, c, d))
          }
        }
      }
    }
  }

  public init<A: Sampled, B: Sampled, C: Sampled, D: Sampled, E: Sampled, Output: Sampled>(
    _ name: String, _ a: Samples<A>, _ b: Samples<B>, _ c: Samples<C>, _ d: Samples<D>, _ e: Samples<E>,
    line: Int = #line, reference: (A, B, C, D, E) -> Output
  ) {
    self.init(name, line, [a.input, b.input, c.input, d.input, e.input])
    for a in a.items {
      for b in b.items {
        for c in c.items {
          for d in d.items {
            for e in e.items {
              expect([a.sample, b.sample, c.sample, d.sample, e.sample], reference(a, b, c, d, e))
            }
          }
        }
      }
    }
  }

  private init(_ name: String, _ line: Int, _ inputs: [BehaviourDescription.Input]) {
    description = BehaviourDescription(kind: .function, name: name, line: line)
    description.inputs = inputs
  }

  private mutating func expect(_ inputs: [String], _ output: some Sampled) {
    guard description.expected.count < 2000 else { return }
    description.expected.append((inputs.joined(separator: ", "), output.sample))
  }
}
