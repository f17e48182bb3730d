/// The waits that every port goes through: while a button is held, until a hint goes away.
///
/// ```swift
/// Schedule("hold to repeat", in: [.swiftUI: "StepButton", .compose: "RepeatingButton"])
///   .assuming("change", returns: true)
///   .first(after: .milliseconds(400))
///   .then(every: .milliseconds(60))
/// ```
///
/// Without a rhythm the ports are held against each other.
public struct Schedule: Behaviour {
  public var description: BehaviourDescription
  private var waits: [Double] = []
  private var isRepeating = false

  /// `places` are the declarations whose waits count; where several things wait in one, the one that is
  /// meant stands behind it, `"StepButton.onLongPressGesture"`: the function that takes it, its label or
  /// attribute, or its own name.
  public init(_ name: String, in places: Names, line: Int = #line) {
    description = BehaviourDescription(kind: .schedule, name: name, line: line)
    for entry in places.entries {
      for place in entry.names.prefix(1) {
        description.subjects.append(
          BehaviourDescription.Subject(platforms: .named(entry.platform), text: quoted(place)))
      }
    }
  }

  public func first(after time: Time) -> Schedule { adding([time.number], isRepeating: false) }

  /// This wait again and again.
  public func then(every time: Time) -> Schedule { adding([time.number], isRepeating: true) }

  /// Several waits, one after the other.
  public func then(after times: Time...) -> Schedule { adding(times.map(\.number), isRepeating: false) }

  /// How many waits are compared; twelve unless said otherwise.
  public func ticks(_ count: Int) -> Schedule {
    var copy = self
    copy.description.ticks = max(1, count)
    return copy.adding([], isRepeating: isRepeating)
  }

  private func adding(_ times: [Double], isRepeating: Bool) -> Schedule {
    var copy = self
    copy.waits += times
    copy.isRepeating = isRepeating
    var list = copy.waits.prefix(copy.description.ticks)
    if isRepeating, let last = list.last {
      list += Array(repeating: last, count: copy.description.ticks - list.count)
    }
    copy.description.expected = list.isEmpty ? [] : [("", Array(list).sample)]
    return copy
  }
}

extension Time {
  /// Milliseconds; nothing for a range.
  fileprivate var number: Double {
    if case .number(let number)? = alternatives.first?.content { number } else { 0 }
  }
}

extension Platforms {
  fileprivate static func named(_ spelling: String) -> Platforms {
    let all = Platforms(rawValue: .max)
    return (0..<8).map { Platforms(rawValue: 1 << $0) }
      .first { all.contains($0) && $0.spellings == [spelling] } ?? []
  }
}
