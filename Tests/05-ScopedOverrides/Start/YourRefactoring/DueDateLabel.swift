import Foundation

/// Says when a note is due, in the language and the time zone of the phone.
class DueDateLabel {
  init() {}

  func text(for date: Date, now: Date) -> String {
    let isGerman = Locale.current.language.languageCode == .german
    switch days(from: now, to: date) {
    case 0: return isGerman ? "heute" : "today"
    case 1: return isGerman ? "morgen" : "tomorrow"
    case ..<0: return isGerman ? "überfällig" : "overdue"
    default: return shortDate(of: date)
    }
  }

  func header(now: Date) -> String {
    let isGerman = Locale.current.language.languageCode == .german
    return (isGerman ? "Fällig, Stand " : "Due, as of ") + shortDate(of: now)
  }

  func texts(for dates: [Date], now: Date) async -> [String] {
    var texts: [String] = []
    for date in dates {
      // Other work may go on between two dates: the list can be long.
      await Task.yield()
      texts.append(text(for: date, now: now))
    }
    return texts
  }

  private func shortDate(of date: Date) -> String {
    date.formatted(.dateTime.month().day())
  }

  private func days(from now: Date, to date: Date) -> Int {
    let calendar = Calendar.current
    let (start, end) = (calendar.startOfDay(for: now), calendar.startOfDay(for: date))
    return calendar.dateComponents([.day], from: start, to: end).day ?? 0
  }
}
