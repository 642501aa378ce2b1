import Foundation

/// Counts days and chooses words, by functions without state.
enum DueDate {
  static func text(_ date: Date, _ now: Date, _ calendar: Calendar, _ locale: Locale) -> String {
    let (start, end) = (calendar.startOfDay(for: now), calendar.startOfDay(for: date))
    let days = calendar.dateComponents([.day], from: start, to: end).day ?? 0
    let words = isGerman(locale) ? ["heute", "morgen"] : ["today", "tomorrow"]
    if days < 0 { return isGerman(locale) ? "überfällig" : "overdue" }
    return days < words.count ? words[days] : short(date, calendar, locale)
  }

  static func header(_ now: Date, _ calendar: Calendar, _ locale: Locale) -> String {
    (isGerman(locale) ? "Fällig, Stand " : "Due, as of ") + short(now, calendar, locale)
  }

  static func calendar(_ timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  /// Written by the older formatter, which writes the same.
  private static func short(_ date: Date, _ calendar: Calendar, _ locale: Locale) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("MMMd")
    return formatter.string(from: date)
  }

  private static func isGerman(_ locale: Locale) -> Bool {
    locale.language.languageCode == .german
  }
}
