import Foundation

extension ExportFilter {
  /// Whether an export with this filter contains a note, locked or not.
  func includes(_ note: Note, in calendar: Calendar) -> Bool {
    isInDays(note.written, of: calendar) && hasAllTags(note)
  }

  private func isInDays(_ date: Date, of calendar: Calendar) -> Bool {
    let day = calendar.startOfDay(for: date)
    if let firstDay, day < calendar.startOfDay(for: firstDay) { return false }
    if let lastDay, day > calendar.startOfDay(for: lastDay) { return false }
    return true
  }

  private func hasAllTags(_ note: Note) -> Bool {
    let present = Set(note.tags.map { $0.lowercased() })
    return tags.allSatisfy { present.contains($0.lowercased()) }
  }
}
