import Foundation
import Support

@testable import SproutAndWrap

/// Some notes, a filter and a time zone, made by chance, and the export that they should make.
struct FilterExample {
  var notes: [Note]
  let filter: ExportFilter
  let calendar: Calendar

  /// The difference between the learner's export and the filter's words; nil if there is none.
  var problem: String? {
    let found = exported(notes, by: filter, in: calendar).map(\.id)
    let expected = notes.filter(isExpected).map(\.id)
    guard found != expected else { return nil }
    return """
      exported(_:by:in:) must return the notes \(expected), and returned \(found).
      The time zone is \(calendar.timeZone.identifier). The notes:
      \(notes.map(line).joined(separator: "\n"))
      The filter: first day \(filter.firstDay.map(time) ?? "none"), last day \
      \(filter.lastDay.map(time) ?? "none"), tags \(filter.tags)
      """
  }

  private func isExpected(_ note: Note) -> Bool {
    func day(_ date: Date) -> Int {
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      return (parts.year ?? 0) * 10_000 + (parts.month ?? 0) * 100 + (parts.day ?? 0)
    }
    let tags = note.tags.map { $0.uppercased() }
    return !note.isLocked
      && filter.firstDay.map { day($0) <= day(note.written) } ?? true
      && filter.lastDay.map { day(note.written) <= day($0) } ?? true
      && filter.tags.allSatisfy { tags.contains($0.uppercased()) }
  }

  private func line(_ note: Note) -> String {
    "  \(note.id): \(time(note.written)), tags \(note.tags)\(note.isLocked ? ", locked" : "")"
  }

  private func time(_ date: Date) -> String {
    let parts = calendar.dateComponents([.month, .day, .hour, .minute], from: date)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    return "\(two(parts.month))-\(two(parts.day)) \(two(parts.hour)):\(two(parts.minute))"
  }
}

extension FilterExample {
  init(with generator: inout SeededGenerator) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone =
      TimeZone(
        identifier: generator.pick(from: ["Europe/Berlin", "Pacific/Auckland", "America/Lima"]))
      ?? .gmt
    self.calendar = calendar
    func moment() -> Date {
      // Four days, among them the one on which Berlin sets its clocks back.
      let day = calendar.date(from: DateComponents(year: 2026, month: 10, day: 24)) ?? .now
      let minutes =
        generator.pick(from: [0, 1, 2, 3]) * 1440 + generator.pick(from: [0, 1, 719, 1380, 1439])
      return day + Double(minutes * 60)
    }
    let words = ["home", "Home", "work", "WORK"]
    notes = (1...generator.pick(from: [1, 2, 3])).map { id in
      Note(
        id: id, title: generator.pick(from: ["Rent", "Alps", ""]), text: "", written: moment(),
        tags: words.filter { _ in generator.pick(from: [true, false]) },
        isLocked: generator.pick(from: [false, false, true]))
    }
    filter = ExportFilter(
      firstDay: generator.pick(from: [true, false]) ? moment() : nil,
      lastDay: generator.pick(from: [true, false]) ? moment() : nil,
      tags: generator.pick(from: [[], ["home"], ["HOME", "work"], ["garden"]]))
  }
}
