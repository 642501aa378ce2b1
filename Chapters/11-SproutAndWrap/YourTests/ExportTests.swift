import Foundation
import Testing

@testable import SproutAndWrap

@MainActor @Suite struct ExportTests {
  @Test func `a locked note stays in Jotter`() {
    let rent = note(1)
    let passwords = note(2, isLocked: true)

    #expect(exported([rent, passwords], by: ExportFilter(), in: calendar) == [rent])
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
