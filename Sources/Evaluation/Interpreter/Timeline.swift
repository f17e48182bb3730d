/// The waits that a run went through, and what waits to be run.
struct Timeline: Sendable {
  var waits: [Wait] = []
  /// Set where two branches wait differently.
  var divergence: Unknown?
  /// The time so far, in milliseconds.
  var now: Double = 0
  var timers: [Timer] = []
  var nextTimer = 1

  /// A callback that is due at a time.
  struct Timer: Hashable, Sendable {
    let id: Int
    var due: Double
    /// Nil for one that fires once.
    let interval: Double?
    /// Nil where the sources do not tell what is called.
    let callback: FunctionID?
    let place: Reference
  }
}

/// One wait of a program.
public struct Wait: Hashable, Sendable {
  public let milliseconds: Double
  /// The call that waits.
  public let place: Reference

  public init(milliseconds: Double, place: Reference) {
    self.milliseconds = milliseconds
    self.place = place
  }
}
