import Foundation
import Testing

@testable import SproutAndWrap

@MainActor @Suite struct ExportTests {
  @Test func `notes with the chosen tag go out, up to the last one`() {
    let notes = [note(1, tags: ["home"]), note(2, tags: ["home"])]

    #expect(exported(notes, by: ExportFilter(tags: ["home"]), in: calendar) == notes)
  }

  @Test func `a locked note stays in Jotter even with the chosen tag`() {
    let passwords = note(1, tags: ["home"], isLocked: true)

    #expect(exported([passwords], by: ExportFilter(tags: ["home"]), in: calendar).isEmpty)
  }

  @Test func `a locked note stays in Jotter whatever is chosen`() {
    let passwords = note(1, isLocked: true)
    let day = november(15)

    for filter in [
      ExportFilter(), ExportFilter(firstDay: day), ExportFilter(lastDay: day),
      ExportFilter(firstDay: day, lastDay: day),
    ] {
      #expect(exported([passwords], by: filter, in: calendar).isEmpty, "\(filter)")
      #expect(exported([note(2)], by: filter, in: calendar).count == 1, "\(filter)")
    }
  }

  @Test func `the first and the last day are included, and no other`() {
    let notes = [
      note(1, written: november(9, 23, 59)), note(2, written: november(10, 0, 0)),
      note(3, written: november(10, 23, 59)), note(4, written: november(12, 0, 0)),
      note(5, written: november(12, 23, 59)), note(6, written: november(13, 0, 0)),
    ]
    let filter = ExportFilter(firstDay: november(10, 15), lastDay: november(12, 9))

    #expect(exported(notes, by: filter, in: calendar).map(\.id) == [2, 3, 4, 5])
  }

  @Test func `without a first or a last day there is no limit on that side`() {
    let notes = [
      note(1, written: .distantPast), note(2, written: november(12)),
      note(3, written: .distantFuture),
    ]

    #expect(
      exported(notes, by: ExportFilter(firstDay: november(12)), in: calendar).map(\.id) == [2, 3])
    #expect(
      exported(notes, by: ExportFilter(lastDay: november(12)), in: calendar).map(\.id) == [1, 2])
  }

  @Test func `a day begins and ends by the calendar, however long it is`() throws {
    var berlin = calendar
    berlin.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    // 25 October 2026 has 25 hours in Berlin, from 22:00 to 23:00 by UTC.
    let midnight = Date(timeIntervalSince1970: 1_792_879_200)
    let end = midnight + 25 * 3600
    let notes = [
      note(1, written: midnight - 1), note(2, written: midnight), note(3, written: end - 1),
      note(4, written: end),
    ]

    for moment in [midnight, midnight + 12 * 3600, end - 1] {
      let filter = ExportFilter(firstDay: moment, lastDay: moment)
      #expect(exported(notes, by: filter, in: berlin).map(\.id) == [2, 3])
    }
  }

  @Test func `a note must have all chosen tags, in small or capital letters`() {
    let notes = [
      note(1, tags: ["home"]), note(2, tags: ["Work", "HOME"]), note(3, tags: ["work"]),
    ]

    #expect(
      exported(notes, by: ExportFilter(tags: ["home", "work"]), in: calendar).map(\.id) == [2])
  }

  @Test func `days and tags are asked together, and the order stays`() {
    let notes = [
      note(1, written: november(14), tags: ["home"]),
      note(2, written: november(12), tags: ["home"]),
      note(3, written: november(13), tags: ["work"]), note(4, written: november(9), tags: ["home"]),
      note(5, written: november(13), tags: ["home"]),
    ]
    let filter = ExportFilter(firstDay: november(10), lastDay: november(14), tags: ["home"])

    #expect(exported(notes, by: filter, in: calendar).map(\.id) == [1, 2, 5])
  }

  @Test func `at the end of a year days are still days`() throws {
    let days = try [(2026, 12, 26), (2026, 12, 31), (2027, 1, 1)].map { year, month, day in
      try #require(calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 9)))
    }
    let notes = zip(1..., days).map { note($0, written: $1) }

    #expect(
      exported(notes, by: ExportFilter(lastDay: days[1]), in: calendar).map(\.id) == [1, 2])
    #expect(
      exported(notes, by: ExportFilter(firstDay: days[1]), in: calendar).map(\.id) == [2, 3])
  }

  @Test func `a tag that stands twice is one tag, in a note and in a filter`() {
    let notes = [note(1, tags: ["home", "Home"]), note(2, tags: ["home", "work"])]

    #expect(
      exported(notes, by: ExportFilter(tags: ["home", "work"]), in: calendar).map(\.id) == [2])
    #expect(
      exported(notes, by: ExportFilter(tags: ["home", "HOME"]), in: calendar).map(\.id) == [1, 2])
  }

  @Test func `a tag is a whole tag`() {
    let notes = [
      note(1, tags: ["homework"]), note(2, tags: ["ho", "me"]), note(3, tags: ["Home"]),
    ]

    #expect(exported(notes, by: ExportFilter(tags: ["HOME"]), in: calendar).map(\.id) == [3])
    #expect(exported(notes, by: ExportFilter(tags: ["homework"]), in: calendar).map(\.id) == [1])
    let offices = [note(1, tags: ["Büro"]), note(2, tags: ["Buro"])]
    #expect(exported(offices, by: ExportFilter(tags: ["büro"]), in: calendar).map(\.id) == [1])
  }

  @Test func `without tags, all notes go out in the order in which they came`() {
    let notes = [
      note(3, title: "Rent", written: november(20)), note(1, title: "Alps", tags: ["home"]),
      note(2, title: "Zoo", written: november(10)), note(1, title: "Alps", tags: ["home"]),
    ]

    #expect(exported(notes, by: ExportFilter(), in: calendar) == notes)
    #expect(exported([], by: ExportFilter(), in: calendar).isEmpty)
  }

  @Test func `25 MB of attachments fit into one mail`() {
    #expect(fitIntoOneMail([note(1, megabytes: [10, 5]), note(2, megabytes: [10])]))
    #expect(fitIntoOneMail([]))
    #expect(fitIntoOneMail([note(1)]))
  }

  @Test func `more than 25 MB together do not fit, from however many notes`() {
    #expect(!fitIntoOneMail([note(1, megabytes: [20]), note(2, megabytes: [6])]))
    #expect(!fitIntoOneMail([note(1, megabytes: [26])]))
    #expect(!fitIntoOneMail([note(1, megabytes: [20, 6])]))
    #expect(!fitIntoOneMail([note(1, megabytes: [13, 13])]), "two attachments with one name")
    #expect(!fitIntoOneMail([note(1, isLocked: true, megabytes: [26])]), "locked notes weigh, too")
    var note = note(1, megabytes: [25])
    note.attachments.append(Attachment(name: "dot.txt", bytes: 1))
    #expect(!fitIntoOneMail([note]))
  }

  // MARK: - Fixtures

  /// The user's calendar, in the time zone that the test chooses.
  let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    return calendar
  }()

  /// A moment in November 2026.
  func november(_ day: Int, _ hour: Int = 12, _ minute: Int = 0) -> Date {
    let parts = DateComponents(year: 2026, month: 11, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  func note(
    _ id: Int, title: String = "Rent", written: Date? = nil, tags: [String] = [],
    isLocked: Bool = false, megabytes: [Int] = []
  ) -> Note {
    Note(
      id: id, title: title, text: "", written: written ?? november(15), tags: tags,
      isLocked: isLocked,
      attachments: megabytes.map { Attachment(name: "\($0).pdf", bytes: $0 * 1_000_000) })
  }
}
