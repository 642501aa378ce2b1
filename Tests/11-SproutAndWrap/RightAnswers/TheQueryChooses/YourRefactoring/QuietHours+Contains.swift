import Foundation

extension QuietHours {
  /// Whether a date is quiet, by the clock of a calendar.
  func contains(_ date: Date, by calendar: Calendar) -> Bool {
    let time = calendar.dateComponents([.hour, .minute], from: date)
    let minute = (time.hour ?? 0) * 60 + (time.minute ?? 0)
    if start <= end { return start <= minute && minute < end }
    return minute >= start || minute < end
  }
}
