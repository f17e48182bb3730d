/// Something that a component does. It is checked by evaluating every port, never by comparing their text.
public protocol Behaviour: Sendable {
  /// Everything said about it.
  var description: BehaviourDescription { get set }
}

/// What is said about a behaviour. Opaque; a dump prints it.
public struct BehaviourDescription: Sendable {
  enum Kind: String, Sendable { case function, table, schedule, clamp }

  var kind: Kind
  var name: String
  var line: Int
  var inputs: [Input] = []
  var columns: [Table.Column] = []
  var subjects: [Subject] = []
  var assumptions: [(name: String, value: String)] = []
  var ticks = 12
  var expected: [(inputs: String, value: String)] = []
  var platforms: Platforms?
  var exceptions: [Exception] = []

  struct Input: Sendable {
    var name: String
    var domain: String
    var isReal: Bool
  }

  struct Subject: Sendable {
    var platforms: Platforms
    var text: String
  }

  struct Exception: Sendable {
    var platforms: Platforms
    var allowance: Allowance
    var reason: String
    var until: String?
  }
}

extension Behaviour {
  /// Where these platforms do it.
  ///
  /// `name` is a function, maybe with its type: `Zoom.clamp`. With `place` it is a piece of that
  /// declaration: a property, a local, a local function, what is assigned to a name or a call; with labels,
  /// `"copy(alpha:)"` and `"snapTo(_:)"`, it is what a call is given for the last of them.
  ///
  /// `names` are what the inputs are called there, one for each: `"step"`, `"drag.value"`, `"min...max"` for
  /// the limits of a range, `"_"` for one that is not there, with a type where the source leaves it to the
  /// compiler: `"available: Dp"`. Of several pieces of one name the one is meant that depends on them.
  /// `member` is the part of the result that counts.
  public func evaluated(
    on platforms: Platforms, as name: String, in place: String? = nil, from names: String...,
    taking member: String? = nil
  ) -> Self {
    changed {
      let inside = place.map { " in \(quoted($0))" } ?? ""
      let from = names.isEmpty ? "" : " from" + names.map { " " + quoted($0) }.joined()
      let taking = member.map { " taking \(quoted($0))" } ?? ""
      $0.subjects.append(
        BehaviourDescription.Subject(platforms: platforms, text: quoted(name) + inside + from + taking))
    }
  }

  /// Takes for granted what the sources do not say: the value of a name, or what a call of it returns.
  public func assuming(_ name: String, returns value: some Sampled) -> Self {
    changed { $0.assumptions.append((name, value.sample)) }
  }

  /// Only these platforms do it; the others are not judged.
  public func only(on platforms: Platforms) -> Self { changed { $0.platforms = platforms } }

  /// These platforms may do anything, or nothing, until the end of the day `date`, `2027-06-30`.
  public func except(
    _ platforms: Platforms, _ allowance: Allowance, because reason: String, until date: String? = nil
  ) -> Self {
    changed {
      $0.exceptions.append(
        BehaviourDescription.Exception(
          platforms: platforms, allowance: allowance, reason: reason, until: date))
    }
  }

  func changed(_ body: (inout BehaviourDescription) -> Void) -> Self {
    var copy = self
    body(&copy.description)
    return copy
  }
}
