import Foundation

/// Says when a note is due, as somebody here and now would say it.
nonisolated struct DueDateLabel {
  var timeZone = TimeZone.current
  var locale = Locale.current

  func text(for date: Date, now: Date) -> String {
    let days = days(from: now, to: date)
    let isGerman = locale.language.languageCode == .german
    switch days {
    case 0: return isGerman ? "heute" : "today"
    case 1: return isGerman ? "morgen" : "tomorrow"
    case ..<0: return isGerman ? "überfällig" : "overdue"
    default: return shortDate(of: date)
    }
  }

  func header(now: Date) -> String {
    let isGerman = locale.language.languageCode == .german
    return (isGerman ? "Fällig, Stand " : "Due, as of ") + shortDate(of: now)
  }

  private func shortDate(of date: Date) -> String {
    let parts = calendar.dateComponents([.month, .day], from: date)
    let (month, day) = (parts.month ?? 0, parts.day ?? 0)
    return locale.language.languageCode == .german ? "\(day).\(month)." : "\(month)/\(day)"
  }

  private func days(from now: Date, to date: Date) -> Int {
    let calendar = calendar
    let (start, end) = (calendar.startOfDay(for: now), calendar.startOfDay(for: date))
    return calendar.dateComponents([.day], from: start, to: end).day ?? 0
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}
