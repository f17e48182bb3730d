import ParityModel

/// A place of a spec that cannot be understood.
public struct SpecProblem: Hashable, Sendable {
  public var origin: Origin
  /// What is wrong, in lower case, with the culprit's name.
  public var message: String
  /// What to do about it.
  public var advice: String?

  public init(origin: Origin, message: String, advice: String? = nil) {
    self.origin = origin
    self.message = message
    self.advice = advice
  }
}

extension SpecProblem: CustomStringConvertible {
  /// `specs/Rating.swift:12:5: there is no property 'heigth': did you mean 'height'?`
  public var description: String {
    "\(origin.path):\(origin.line):\(origin.column): \(message)" + (advice.map { ": \($0)" } ?? "")
  }
}
