/// Which way an animation goes.
public enum Transition: String, Sendable { case enter, exit }

extension Pinning {
  /// How long it takes to appear or to go.
  public func duration(
    _ transition: Transition, _ value: Time, when state: State = []
  ) -> Pinned<Subject, Time> {
    pin("duration." + transition.rawValue, value, state)
  }
  /// How long any other animation takes.
  public func duration(_ value: Time, when state: State = []) -> Pinned<Subject, Time> {
    pin("duration", value, state)
  }
  /// A wait, a timer.
  public func delay(_ value: Time, when state: State = []) -> Pinned<Subject, Time> {
    pin("delay", value, state)
  }
  public func easing(_ value: Easing, when state: State = []) -> Pinned<Subject, Easing> {
    pin("easing", value, state)
  }

  /// A number that a gesture, a clamp or a visibility test compares with. A bare one is a ratio.
  public func threshold(_ value: Literal, when state: State = []) -> Pinned<Subject, Literal> {
    pin("threshold", value, state)
  }

  /// What a screen reader says; `{}` stands for each interpolated value.
  public func label(_ value: Words, when state: State = []) -> Pinned<Subject, Words> {
    pin("label", value, state)
  }
  /// What is written; `{}` stands for each interpolated value.
  public func text(_ value: Words, when state: State = []) -> Pinned<Subject, Words> {
    pin("text", value, state)
  }
  public func role(_ value: Role, when state: State = []) -> Pinned<Subject, Role> {
    pin("role", value, state)
  }
  public func haptic(_ value: Haptic, when state: State = []) -> Pinned<Subject, Haptic> {
    pin("haptic", value, state)
  }

  /// A constant that the part's own declaration holds.
  public func constant(
    _ name: String, _ value: Literal, when state: State = []
  ) -> Pinned<Subject, Literal> {
    pin("constant:" + name, value, state)
  }
  /// The default of a parameter of the part's own declaration.
  public func parameter(
    _ name: String, default value: Literal, when state: State = []
  ) -> Pinned<Subject, Literal> {
    pin("parameter:" + name, value, state)
  }
}
