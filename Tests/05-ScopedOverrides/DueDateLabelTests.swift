import Foundation
import Support
import Testing

@testable import ScopedOverrides

/// Turn 2: the label, made testable. The suite meets it only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started)) struct DueDateLabelTests {
  @Test(arguments: Place.all)
  func `today is today where somebody is`(place: Place) {
    let late = place.date(day: 14, hour: 23)

    #expect(
      text(late, now: place.date(day: 14, hour: 0), in: place) == place.words.today,
      "from midnight to 11 p.m. it is one day in \(place.timeZone.identifier)")
  }

  @Test(arguments: Place.all)
  func `an hour later may be tomorrow`(place: Place) {
    let next = place.date(day: 15, hour: 0)

    #expect(
      text(next, now: place.date(day: 14, hour: 23), in: place) == place.words.tomorrow,
      "midnight in \(place.timeZone.identifier), not here, makes a new day")
  }

  @Test(arguments: Place.all, [13, 12, 1])
  func `yesterday's is overdue, and all before it`(place: Place, day: Int) {
    let before = place.date(day: day, hour: 23)

    #expect(
      text(before, now: place.date(day: 14, hour: 0), in: place) == place.words.overdue,
      "in \(place.timeZone.identifier) March \(day) is before March 14")
  }

  @Test func `a day of 23 hours is a day`() {
    let berlin = Place("Europe/Berlin", "de_DE", .german)

    #expect(
      text(berlin.date(day: 29, hour: 0), now: berlin.date(day: 28, hour: 1), in: berlin)
        == "morgen",
      "in the night to March 28, 2027, Berlin sets its clocks forward")
  }

  @Test(arguments: Place.all)
  func `what is further away is a date, written as it is there`(place: Place) {
    let month = Int.random(in: 4...12)
    let now = place.date(day: 14, hour: 12)

    #expect(
      text(place.date(day: 16, hour: 0), now: now, in: place) == place.words.date(16),
      "the day after tomorrow, in \(place.timeZone.identifier)")
    #expect(
      text(place.date(month: month, day: 1, hour: 0), now: now, in: place)
        == place.words.date(1, month: month),
      "the first of a month picked at random, in \(place.timeZone.identifier)")
  }

  @Test(arguments: Place.all)
  func `the header knows the day and the language`(place: Place) {
    let header = dueDateHeader(
      now: place.date(day: 14, hour: 23), timeZone: place.timeZone, locale: place.locale)

    #expect(
      header == place.words.header + place.words.date(14), "it is late on March 14 in \(place)")
  }

  @Test(arguments: Place.all)
  func `many dates are all seen from there, across every await`(place: Place) async {
    let texts = await dueDateTexts(
      for: place.dates, now: place.date(day: 14, hour: 0), timeZone: place.timeZone,
      locale: place.locale)

    #expect(texts == place.texts, "seen from \(place)")
  }

  @Test func `two places at once do not mix`() async {
    let places = (0..<40).map { Place.all[$0 % Place.all.count] }

    let texts = await withTaskGroup(of: (Int, [String]).self) { group in
      for (index, place) in places.enumerated() {
        group.addTask {
          let now = place.date(day: 14, hour: 0)
          let texts = await dueDateTexts(
            for: place.dates, now: now, timeZone: place.timeZone, locale: place.locale)
          let text = dueDateText(
            for: now, now: now, timeZone: place.timeZone, locale: place.locale)
          let header = dueDateHeader(now: now, timeZone: place.timeZone, locale: place.locale)
          return (index, texts + [text, header])
        }
      }
      var texts = places.map { _ in [String]() }
      for await (index, found) in group { texts[index] = found }
      return texts
    }

    let mixed = zip(places, texts).filter { place, texts in
      texts != place.texts + [place.words.today, place.words.header + place.words.date(14)]
    }.count
    #expect(mixed == 0, "of 40 labels in many places at once, \(mixed) were not of their own place")
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0]])
  func `afterwards the phone's own place is in force again`(order: [Int]) {
    for place in order.map({ Place.all[$0] }) {
      _ = text(place.date(day: 15, hour: 0), now: place.date(day: 14, hour: 0), in: place)
    }

    let here = dueDateTextInProduction(
      for: phone.date(day: 14, hour: 23), now: phone.date(day: 14, hour: 0))

    #expect(here == phone.words.today, "what was handed in before must not stay in force")
  }

  @Test func `the app's label is in the time zone and the language of the phone`() {
    let here = dueDateTextInProduction(
      for: phone.date(day: 15, hour: 0), now: phone.date(day: 14, hour: 23))

    #expect(here == phone.words.tomorrow)
  }

  @Test func `wherever the phone is, the app's label is there`() async {
    // A code of its own, so that a label that ends the program early does not look like success.
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process sets its time zone to Kiritimati and asks the app's label for a text. If \
      that process does not exit with code 21, your label crashed or ended the process on the way.
      """
    ) {
      setenv("TZ", "Pacific/Kiritimati", 1)
      let place = Place("Pacific/Kiritimati", "en_US", .english)

      let here = dueDateTextInProduction(
        for: place.date(day: 14, hour: 23), now: place.date(day: 14, hour: 0))

      #expect(["today", "heute"].contains(here), "the phone is in Kiritimati now")
      exit(21)
    }
  }

  // MARK: - Fixtures

  /// Where this test runs.
  let phone = Place(
    TimeZone.current.identifier, Locale.current.identifier,
    Locale.current.language.languageCode == .german ? .german : .english)

  func text(_ date: Date, now: Date, in place: Place) -> String {
    dueDateText(for: date, now: now, timeZone: place.timeZone, locale: place.locale)
  }
}
