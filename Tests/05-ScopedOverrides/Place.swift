import Foundation
import Testing

/// Somewhere on earth, and how people there would say it.
nonisolated struct Place: Sendable, CustomTestStringConvertible {
  struct Words: Sendable {
    let today: String
    let tomorrow: String
    let overdue: String
    let header: String
    let isDayFirst: Bool

    /// A day of the year, of March where nothing else is said.
    func date(_ day: Int, month: Int = 3) -> String {
      isDayFirst ? "\(day).\(month)." : "\(month)/\(day)"
    }

    static let english = Words(
      today: "today", tomorrow: "tomorrow", overdue: "overdue", header: "Due, as of ",
      isDayFirst: false)
    static let german = Words(
      today: "heute", tomorrow: "morgen", overdue: "überfällig", header: "Fällig, Stand ",
      isDayFirst: true)
  }

  let timeZone: TimeZone
  let locale: Locale
  let words: Words

  init(_ zone: String, _ locale: String, _ words: Words) {
    self.timeZone = TimeZone(identifier: zone) ?? .gmt
    self.locale = Locale(identifier: locale)
    self.words = words
  }

  /// 25 hours apart, so that none of them can be mistaken for the phone's own. German is spoken in Austria too,
  /// and English in Germany.
  static let all = [
    Place("Pacific/Kiritimati", "en_US", .english), Place("Pacific/Kiritimati", "de_AT", .german),
    Place("Pacific/Pago_Pago", "de_DE", .german), Place("Pacific/Pago_Pago", "en_DE", .english),
  ]

  /// A moment in 2027, as the clocks show it there.
  func date(month: Int = 3, day: Int, hour: Int) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = DateComponents(year: 2027, month: month, day: day, hour: hour)
    return calendar.date(from: parts) ?? .distantPast
  }

  /// Five dates, to be looked at in the first hour of March 14.
  var dates: [Date] {
    [
      date(day: 14, hour: 23), date(day: 15, hour: 0), date(day: 13, hour: 23),
      date(month: 4, day: 1, hour: 0), date(day: 14, hour: 0),
    ]
  }

  /// How they are called there.
  var texts: [String] {
    [words.today, words.tomorrow, words.overdue, words.date(1, month: 4), words.today]
  }

  var testDescription: String { "\(timeZone.identifier), \(locale.identifier)" }
}
