import Foundation
import Testing

/// A time zone and a locale, and the texts that a label must show there.
nonisolated struct Place: Sendable, CustomTestStringConvertible {
  struct Words: Sendable {
    let today: String
    let tomorrow: String
    let overdue: String
    let header: String

    static let english = Words(
      today: "today", tomorrow: "tomorrow", overdue: "overdue", header: "Due, as of ")
    static let german = Words(
      today: "heute", tomorrow: "morgen", overdue: "überfällig", header: "Fällig, Stand ")
  }

  let timeZone: TimeZone
  let locale: Locale
  let words: Words

  init(_ zone: String, _ locale: String, _ words: Words) {
    self.timeZone = TimeZone(identifier: zone) ?? .gmt
    self.locale = Locale(identifier: locale)
    self.words = words
  }

  /// Places in two time zones 25 hours apart: no phone can be in both. Regions and languages are mixed: German
  /// in Austria and Switzerland, English in Germany, and French, for which there are only the English words.
  static let all = [
    Place("Pacific/Kiritimati", "en_US", .english), Place("Pacific/Kiritimati", "de_AT", .german),
    Place("Pacific/Pago_Pago", "de_DE", .german), Place("Pacific/Pago_Pago", "en_DE", .english),
    Place("Pacific/Kiritimati", "fr_FR", .english), Place("Pacific/Pago_Pago", "de_CH", .german),
    Place("Pacific/Kiritimati", "de", .german), Place("Pacific/Kiritimati", "en_GB", .english),
  ]

  /// More places, each easily mistaken for another: one language, but another region or script; one offset from
  /// GMT, but only for half a year; clocks that change by two hours; an offset that is no whole hour; no name.
  static let lookalikes = [
    Place("Africa/Lagos", "de_DE", .german), Place("Europe/Berlin", "de_DE", .german),
    Place("Africa/Johannesburg", "de_DE", .german), Place("Africa/Lagos", "nds_DE", .english),
    Place("Antarctica/Troll", "en_GB", .english), Place("Antarctica/Troll", "de-LU", .german),
    Place("America/St_Johns", "sr_RS", .english), Place("America/St_Johns", "sr_Latn_RS", .english),
    Place("GMT+0545", "pt_PT", .english), Place("GMT+0545", "pt_BR", .english),
  ]

  /// Where the phone is at present.
  static var phone: Place {
    Place(
      TimeZone.current.identifier, Locale.current.identifier,
      Locale.current.language.languageCode == .german ? .german : .english)
  }

  /// Takes the phone to another time zone: only in a process of its own.
  static func fly(to zone: String) {
    setenv("TZ", zone, 1)
    NSTimeZone.resetSystemTimeZone()
  }

  /// A moment by the clocks of this place, in 2027 unless another year is given.
  func date(year: Int = 2027, month: Int = 3, day: Int, hour: Int) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = DateComponents(year: year, month: month, day: day, hour: hour)
    return calendar.date(from: parts) ?? .distantPast
  }

  /// A date as Foundation writes it there.
  func written(_ date: Date) -> String {
    date.formatted(Date.FormatStyle(locale: locale, timeZone: timeZone).month().day())
  }

  /// The text that a label must show there. It counts days without a calendar, so it is no copy of any label.
  func text(for date: Date, now: Date) -> String {
    switch dayNumber(of: date) - dayNumber(of: now) {
    case 0: words.today
    case 1: words.tomorrow
    case ..<0: words.overdue
    default: written(date)
    }
  }

  private func dayNumber(of date: Date) -> Int {
    let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
    return Int((seconds / (24 * 60 * 60)).rounded(.down))
  }

  /// Dates to label in the first hour of March 14. Two occur more than once, and must get a text each time.
  var dates: [Date] {
    [
      date(day: 14, hour: 23), date(day: 15, hour: 0), date(day: 13, hour: 23),
      date(month: 4, day: 1, hour: 0), date(day: 14, hour: 0), date(month: 4, day: 1, hour: 0),
      date(month: 4, day: 1, hour: 0), date(day: 14, hour: 23),
    ]
  }

  /// The texts that a label must show there for `dates`.
  var texts: [String] {
    let april = written(date(month: 4, day: 1, hour: 0))
    return [
      words.today, words.tomorrow, words.overdue, april, words.today, april, april, words.today,
    ]
  }

  var testDescription: String { "\(timeZone.identifier), \(locale.identifier)" }
}
