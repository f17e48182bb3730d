import ParityModel

/// Which exceptions stood where they could be needed, and which were.
struct ExceptionLedger {
  private var seen: [Entry] = []
  private var known: Set<Pin.Exception> = []
  private var needed: Set<Pin.Exception> = []

  private struct Entry {
    var requirement: Requirement
    var exception: Pin.Exception
  }

  mutating func saw(_ requirements: [Requirement]) {
    for requirement in requirements {
      for exception in requirement.exceptions where known.insert(exception).inserted {
        seen.append(Entry(requirement: requirement, exception: exception))
      }
    }
  }

  mutating func used(_ exceptions: Set<Pin.Exception>) { needed.formUnion(exceptions) }

  /// Expired exceptions, and those that no port of theirs needs any more.
  func differences(on today: CalendarDate) -> [Difference] {
    seen.compactMap { entry in
      let requirement = entry.requirement
      if entry.exception.isExpired(on: today) {
        return .expired(
          component: requirement.component, part: requirement.part, requirement.pin.property, entry.exception)
      }
      return needed.contains(entry.exception)
        ? nil
        : .unused(
          component: requirement.component, part: requirement.part, requirement.pin.property, entry.exception)
    }
  }
}
