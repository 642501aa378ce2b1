import Foundation
import Testing

@testable import SproutAndWrap

/// Turn 2: the sprout that knows the quiet hours.
@MainActor @Suite(.knownUntil(started)) struct QuietHoursTests {
  @Test func `the first quiet minute is quiet, and the minute before is not`() {
    #expect(isQuiet(at("21:59:59"), in: night, by: calendar) == false)
    #expect(isQuiet(at("22:00:00"), in: night, by: calendar), "22:00 is the first quiet minute")
    #expect(isQuiet(at("22:00:59"), in: night, by: calendar), "seconds do not matter")
  }

  @Test func `the end is not quiet any longer, and the minute before is`() {
    #expect(isQuiet(at("06:59:59"), in: night, by: calendar), "6:59 is the last quiet minute")
    #expect(isQuiet(at("07:00:00"), in: night, by: calendar) == false)
  }

  @Test func `quiet hours that cross midnight are quiet on both sides of it`() {
    #expect(isQuiet(at("23:59:59"), in: night, by: calendar))
    #expect(isQuiet(at("00:00:00"), in: night, by: calendar))
    #expect(isQuiet(at("12:00:00"), in: night, by: calendar) == false)
  }

  @Test func `quiet hours on one day are quiet between start and end alone`() {
    let noon = QuietHours(start: 12 * 60 + 30, end: 14 * 60)

    #expect(isQuiet(at("12:30:00"), in: noon, by: calendar))
    #expect(isQuiet(at("13:59:00"), in: noon, by: calendar))
    for time in ["12:29:00", "14:00:00", "00:00:00", "23:59:00"] {
      #expect(isQuiet(at(time), in: noon, by: calendar) == false, "\(time)")
    }
  }

  @Test func `quiet hours that end at midnight are quiet until then`() {
    let evening = QuietHours(start: 20 * 60, end: 0)

    #expect(isQuiet(at("23:59:59"), in: evening, by: calendar))
    #expect(isQuiet(at("00:00:00"), in: evening, by: calendar) == false)
    #expect(isQuiet(at("19:59:00"), in: evening, by: calendar) == false)
  }

  @Test(arguments: ["America/Lima", "Asia/Kathmandu", "Pacific/Auckland"])
  func `the user's clock decides`(zone: String) throws {
    var there = calendar
    there.timeZone = try #require(TimeZone(identifier: zone))

    #expect(isQuiet(at("22:00:00", by: there), in: night, by: there), "it is 22:00 in \(zone)")
    #expect(
      isQuiet(at("07:00:00", by: there), in: night, by: there) == false, "it is 7:00 in \(zone)")
  }

  // MARK: - Fixtures

  let night = QuietHours(start: 22 * 60, end: 7 * 60)

  let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  func at(_ time: String, by clock: Calendar? = nil) -> Date {
    let parts = time.split(separator: ":").compactMap { Int($0) }
    let date = DateComponents(
      year: 2026, month: 11, day: 26, hour: parts[0], minute: parts[1], second: parts[2])
    return (clock ?? calendar).date(from: date) ?? .distantPast
  }
}
