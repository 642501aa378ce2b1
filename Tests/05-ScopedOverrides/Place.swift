import Foundation
import Testing

/// Somewhere on earth, and how people there would say it.
struct Place: Sendable, CustomTestStringConvertible {
  struct Words: Sendable {
    let today: String
    let tomorrow: String
    let overdue: String
    let header: String
    let isDayFirst: Bool

    /// A day in March.
    func date(_ day: Int) -> String { isDayFirst ? "\(day).3." : "3/\(day)" }

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

  /// 25 hours apart, so that none of them can be mistaken for the phone's own.
  static let all = [
    Place("Pacific/Kiritimati", "en_US", .english), Place("Pacific/Kiritimati", "de_DE", .german),
    Place("Pacific/Pago_Pago", "de_DE", .german), Place("Pacific/Pago_Pago", "en_US", .english),
  ]

  /// A moment in March 2027, as the clocks show it there.
  func date(day: Int, hour: Int) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = DateComponents(year: 2027, month: 3, day: day, hour: hour)
    return calendar.date(from: parts) ?? .distantPast
  }

  var testDescription: String { "\(timeZone.identifier), \(locale.identifier)" }
}
