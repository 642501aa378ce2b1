import Foundation
import Support

@testable import SproutAndWrap

/// Some notes, a filter and a time zone, made by chance, and the export that they should make.
struct FilterExample {
  var notes: [Note]
  let filter: ExportFilter
  let calendar: Calendar

  /// Examples of what chance meets too seldom: days of 23 and 25 hours, and parts of tags.
  static let fixed: [FilterExample] = {
    var berlin = Calendar(identifier: .gregorian)
    berlin.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    func moment(_ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0) -> Date {
      let parts = DateComponents(year: 2026, month: month, day: day, hour: hour, minute: minute)
      return berlin.date(from: parts) ?? .distantPast
    }
    func notes(of days: [(month: Int, day: Int)]) -> [Note] {
      var moments: [Date] = []
      for (month, day) in days {
        for (hour, minute) in [(0, 0), (0, 30), (22, 59), (23, 30)] {
          moments.append(moment(month, day, hour, minute))
        }
      }
      return zip(1..., moments).map { Note(id: $0, title: "Rent", text: "", written: $1) }
    }
    var examples: [FilterExample] = []
    for (month, day) in [(10, 25), (3, 29)] {
      let notes = notes(of: [(month, day - 1), (month, day), (month, day + 1)])
      for hour in [0, 12, 23] {
        let chosen = moment(month, day, hour, 30)
        for (first, last) in [(chosen, nil), (nil, chosen), (chosen, chosen)] as [(Date?, Date?)] {
          examples.append(
            FilterExample(
              notes: notes, filter: ExportFilter(firstDay: first, lastDay: last), calendar: berlin))
        }
      }
    }
    // The last days of a year are of the next year's first week, and a day without an end never ends.
    let last = [(2026, 12, 31), (2026, 12, 26), (2050, 1, 1), (2027, 1, 1), (2026, 12, 28)].map {
      year, month, day in
      berlin.date(from: DateComponents(year: year, month: month, day: day, hour: 9)) ?? .distantPast
    }
    let late = zip(1..., last).map { Note(id: $0, title: "Rent", text: "", written: $1) }
    for (first, end) in [
      (moment(12, 27, 8), nil), (nil, moment(12, 31, 8)), (moment(12, 28, 8), moment(12, 31, 8)),
    ]
      as [(Date?, Date?)]
    {
      let filter = ExportFilter(firstDay: first, lastDay: end)
      examples.append(FilterExample(notes: late, filter: filter, calendar: berlin))
    }
    let tagged = zip(
      1...,
      [
        ["homework"], ["home"], ["Home", "work"], ["my home"], ["ho", "me"], ["Work"],
        ["home", "Home"],
        ["Büro"], ["Buro"],
      ]
    ).map { Note(id: $0, title: "Rent", text: "", written: moment(10, 25, 12), tags: $1) }
    for tags in [["home"], ["homework"], ["HOME", "work"], ["ho"], ["home", "Home"], ["büro"]] {
      examples.append(
        FilterExample(notes: tagged, filter: ExportFilter(tags: tags), calendar: berlin))
    }
    return examples
  }()

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
