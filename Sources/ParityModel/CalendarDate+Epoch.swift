extension CalendarDate {
  /// The day in UTC of a time in seconds since 1970.
  public init(secondsSince1970 seconds: Int) {
    // Days are counted from 1 March of the year 0, so that the leap day ends its year; 400 years repeat.
    let days = Self.floored(seconds, by: 86_400) + 719_468
    let era = Self.floored(days, by: 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  private static func floored(_ number: Int, by divisor: Int) -> Int {
    number / divisor - (number % divisor < 0 ? 1 : 0)
  }
}
