import ParityModel

/// What comparing found, before a rule gives it a name.
enum Difference {
  /// One expected value is missing and one other is there.
  case replaced(Requirement, Statement)
  case missing(Requirement)
  /// A value that no pin of its declaration expects; the requirement is the first that pins its property,
  /// the options are what all of them expect.
  case extra(Requirement, Statement, options: [Expectation])
  /// Pins that are not met, and the place that should meet them.
  case unreadable([Requirement], Unreadable)
  /// A part that this platform lacks and others have.
  case missingPart(component: Int, PartSpec)
  /// A component that this platform lacks and others have.
  case missingComponent(component: Int)
  /// A platform of which nothing is under the root.
  case missingPort(Specification.Source)
  case expired(component: Int, part: String, Property, Pin.Exception)
  case unused(component: Int, part: String, Property, Pin.Exception)
  case conflict(Conflict)
  /// The documentation has the words of a claim with another value; nil where the claim has a plain number.
  case misstated(
    component: Int, ClaimSpec, ClaimedValue?, expected: [Expectation], found: String, Location)
  /// The documentation does not have the words of a claim; the place that is nearest to it.
  case unsaid(component: Int, ClaimSpec, Location)
  /// A comment that allows something and cannot be understood.
  case misunderstood(Suppression)
  /// A comment that allows what is not there.
  case needless(Suppression, Rule)
  case behaviour(BehaviourDifference)
}

/// A requirement that is met, and by what; by nothing where silence says what is expected.
struct Match {
  var requirement: Requirement
  var statements: [Statement]
}

/// A difference that the spec allows.
struct Allowance {
  var requirement: Requirement
  var statement: Statement?
  var exception: Pin.Exception
}
