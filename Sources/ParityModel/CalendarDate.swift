/// A day, without a clock or a time zone.
public struct CalendarDate: Hashable, Sendable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// The day of `2027-06-30`; nil for anything else, and for a day that no calendar has.
  public init?(_ text: String) {
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count == 3, words[0].utf8.count == 4, words[1].utf8.count == 2, words[2].utf8.count == 2,
      words.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(words[0]), let month = Int(words[1]), let day = Int(words[2]),
      (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  public var description: String {
    let padding = String(repeating: "0", count: max(0, 4 - String(year).count))
    return "\(padding)\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
