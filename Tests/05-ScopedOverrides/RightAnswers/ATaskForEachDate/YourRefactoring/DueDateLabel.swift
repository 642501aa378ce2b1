import Foundation

/// Says when a note is due, in the language and the time zone of the phone.
nonisolated struct DueDateLabel {
  // These two follow the phone; `.current` would stay what it was when the label was made.
  var timeZone = TimeZone.autoupdatingCurrent
  var locale = Locale.autoupdatingCurrent

  func text(for date: Date, now: Date) -> String {
    let isGerman = locale.language.languageCode == .german
    switch days(from: now, to: date) {
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

  /// Makes the texts at once, and puts each at the index of its date, whichever is ready first.
  func texts(for dates: [Date], now: Date) async -> [String] {
    await withTaskGroup(of: (Int, String).self) { group in
      for (index, date) in dates.enumerated() {
        group.addTask { (index, text(for: date, now: now)) }
      }
      var texts = Array(repeating: "", count: dates.count)
      for await (index, text) in group { texts[index] = text }
      return texts
    }
  }

  private func shortDate(of date: Date) -> String {
    date.formatted(Date.FormatStyle(locale: locale, timeZone: timeZone).month().day())
  }

  private func days(from now: Date, to date: Date) -> Int {
    var calendar = Calendar.current
    calendar.timeZone = timeZone
    let (start, end) = (calendar.startOfDay(for: now), calendar.startOfDay(for: date))
    return calendar.dateComponents([.day], from: start, to: end).day ?? 0
  }
}
