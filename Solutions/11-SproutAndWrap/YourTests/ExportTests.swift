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

  @Test func `the first and the last day are included, and no other`() {
    let notes = [
      note(1, written: november(9, 23, 59)), note(2, written: november(10, 0, 0)),
      note(3, written: november(10, 23, 59)), note(4, written: november(12, 0, 0)),
      note(5, written: november(12, 23, 59)), note(6, written: november(13, 0, 0)),
    ]
    let filter = ExportFilter(firstDay: november(10, 15), lastDay: november(12, 9))

    #expect(exported(notes, by: filter, in: calendar).map(\.id) == [2, 3, 4, 5])
  }

  @Test func `a note must have all chosen tags, in small or capital letters`() {
    let notes = [
      note(1, tags: ["home"]), note(2, tags: ["Work", "HOME"]), note(3, tags: ["work"]),
    ]

    #expect(
      exported(notes, by: ExportFilter(tags: ["home", "work"]), in: calendar).map(\.id) == [2])
  }

  @Test func `without tags, all notes go out in the order in which they came`() {
    let notes = [note(1, title: "Rent"), note(2, title: "Alps", tags: ["home"])]

    #expect(exported(notes, by: ExportFilter(), in: calendar) == notes)
  }

  @Test func `25 MB of attachments fit into one mail`() {
    #expect(fitIntoOneMail([note(1, megabytes: [10, 5]), note(2, megabytes: [10])]))
  }

  @Test func `more than 25 MB together do not fit, from however many notes`() {
    #expect(!fitIntoOneMail([note(1, megabytes: [20]), note(2, megabytes: [6])]))
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
