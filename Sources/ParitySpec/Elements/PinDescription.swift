/// One pinned value, as plain text and values: what a dump prints.
struct PinDescription: Sendable {
  var property: String
  var state: State = []
  var expected: [Expected]
  var platforms: Platforms?
  var exceptions: [Exception] = []
  var restatements: [Restatement] = []

  struct Exception: Sendable {
    var platforms: Platforms
    var allowed: Allowed
    var reason: String
    var until: String?

    enum Allowed: Sendable {
      case values([Expected])
      case allowance(Allowance)
    }
  }

  struct Restatement: Sendable {
    var platforms: Platforms
    var property: String
    var declarations: [String]
  }
}

/// What an exception allows, other than a value.
public enum Allowance: String, Sendable {
  /// The platform does not state it.
  case absent
  case anything
}

/// The last pins of a chain: what `only`, `except` and `stated` are about.
protocol PinHolder {
  mutating func change(_ body: (inout PinDescription, _ index: Int) -> Void)
}

extension PinHolder {
  func limited(to platforms: Platforms) -> Self {
    changed { pin, _ in pin.platforms = platforms }
  }

  func excepted(
    _ platforms: Platforms, _ allowed: PinDescription.Exception.Allowed, _ reason: String, _ until: String?
  ) -> Self {
    changed { pin, _ in
      pin.exceptions.append(.init(platforms: platforms, allowed: allowed, reason: reason, until: until))
    }
  }

  /// A property of as many sides as there are pins is matched side by side.
  func restated(_ platforms: Platforms, _ property: Property, _ declarations: [String]) -> Self {
    changed { pin, index in
      let spelling = property.spellings[property.spellings.count == 1 ? 0 : index % property.spellings.count]
      pin.restatements.append(
        .init(platforms: platforms, property: spelling, declarations: declarations))
    }
  }

  private func changed(_ body: (inout PinDescription, Int) -> Void) -> Self {
    var copy = self
    copy.change(body)
    return copy
  }
}
