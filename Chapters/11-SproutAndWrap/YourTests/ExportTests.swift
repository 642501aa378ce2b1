import Foundation
import Testing

@testable import SproutAndWrap

@MainActor @Suite struct ExportTests {
  @Test func `notes with the chosen tag go out, up to the last one`() {
    let notes = [note(1, tags: ["home"]), note(2, tags: ["home"])]

    #expect(exported(notes, by: ExportFilter(tags: ["home"]), in: calendar) == notes)
  }

  // Your tests of `exported` and `fitIntoOneMail`.

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
