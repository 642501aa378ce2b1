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

  @Test func `quiet hours that end just before they begin leave those minutes loud`() {
    let almostAll = QuietHours(start: 22 * 60 + 30, end: 22 * 60 + 15)

    for time in ["22:30:00", "23:00:00", "12:00:00", "22:14:59"] {
      #expect(isQuiet(at(time), in: almostAll, by: calendar), "\(time)")
    }
    #expect(isQuiet(at("22:15:00"), in: almostAll, by: calendar) == false)
    #expect(isQuiet(at("22:29:59"), in: almostAll, by: calendar) == false)
  }

  @Test(arguments: [(3, 29), (10, 25)])
  func `on a day on which the clocks change, their new time decides`(month: Int, day: Int) throws {
    var berlin = calendar
    berlin.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))

    for (time, quiet) in [("21:59:59", false), ("22:00:00", true), ("06:59:59", true)] {
      let date = at(time, by: berlin, month: month, day: day)
      #expect(isQuiet(date, in: night, by: berlin) == quiet, "\(time) on \(month)-\(day)")
    }
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

  func at(_ time: String, by clock: Calendar? = nil, month: Int = 11, day: Int = 26) -> Date {
    let parts = time.split(separator: ":").compactMap { Int($0) }
    let date = DateComponents(
      year: 2026, month: month, day: day, hour: parts[0], minute: parts[1], second: parts[2])
    return (clock ?? calendar).date(from: date) ?? .distantPast
  }
}
