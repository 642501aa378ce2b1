import Foundation

@testable import SproutAndWrap

extension FilterExample {
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
}
