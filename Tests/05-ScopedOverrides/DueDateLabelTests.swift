import Foundation
import Support
import Testing

@testable import ScopedOverrides

/// Turn 2: the label, made testable. The suite calls it only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started)) struct DueDateLabelTests {
  @Test(arguments: Place.all)
  func `today is today in the place passed in`(place: Place) {
    let (early, late) = (place.date(day: 14, hour: 0), place.date(day: 14, hour: 23))
    let last = place.date(day: 15, hour: 0) - 1

    #expect(
      text(late, now: early, in: place) == place.words.today,
      "from midnight to 11 p.m. it is one day in \(place.timeZone.identifier)")
    #expect(
      text(early, now: late, in: place) == place.words.today,
      "what was due this morning is due today, not overdue")
    #expect(
      text(last, now: last, in: place) == place.words.today,
      "at 23:59:59 in \(place.timeZone.identifier) the day is not over")
  }

  @Test(arguments: Place.all)
  func `an hour later may be tomorrow`(place: Place) {
    let next = place.date(day: 15, hour: 0)

    #expect(
      text(next, now: place.date(day: 14, hour: 23), in: place) == place.words.tomorrow,
      "midnight in \(place.timeZone.identifier), not here, makes a new day")
  }

  @Test(arguments: Place.all, [13, 12, 1])
  func `what was due yesterday or earlier is overdue`(place: Place, day: Int) {
    let before = place.date(day: day, hour: 23)

    #expect(
      text(before, now: place.date(day: 14, hour: 0), in: place) == place.words.overdue,
      "in \(place.timeZone.identifier) March \(day) is before March 14")
  }

  @Test(arguments: Place.all, [2027, 2028])
  func `on New Year's Eve tomorrow is tomorrow`(place: Place, year: Int) {
    let newYear = place.date(year: year + 1, month: 1, day: 1, hour: 0)
    let eve = place.date(year: year, month: 12, day: 31, hour: 23)

    #expect(
      text(newYear, now: eve, in: place) == place.words.tomorrow,
      "January 1, \(year + 1), has a smaller number than December 31, and comes after it")
    #expect(
      text(eve, now: newYear, in: place) == place.words.overdue,
      "December 31, \(year), has a larger number than January 1, and was yesterday")
  }

  @Test func `a day of 23 hours counts as one day, and so does one of 25`() {
    let berlin = Place("Europe/Berlin", "de_DE", .german)
    let longDay = berlin.date(year: 2026, month: 10, day: 25, hour: 0)

    #expect(
      text(berlin.date(day: 29, hour: 0), now: berlin.date(day: 28, hour: 1), in: berlin)
        == "morgen",
      "in the night to March 28, 2027, Berlin sets its clocks forward")
    #expect(
      text(berlin.date(year: 2026, month: 10, day: 26, hour: 0), now: longDay, in: berlin)
        == "morgen",
      "on October 25, 2026, Berlin sets its clocks back: midnight to midnight is 25 hours")
    #expect(
      text(berlin.date(year: 2026, month: 10, day: 25, hour: 23), now: longDay, in: berlin)
        == "heute",
      "on October 25, 2026, 24 hours after midnight it is the same day in Berlin")

    let troll = Place("Antarctica/Troll", "en_GB", .english)
    #expect(
      text(troll.date(day: 29, hour: 0), now: troll.date(day: 28, hour: 0), in: troll)
        == "tomorrow",
      "on March 28, 2027, Troll sets its clocks forward by two hours")
  }

  @Test(arguments: ["fr_FR", "fr_CH", "nl_NL", "en_AT", "den_CA", "del_US"])
  func `only German locales get German words`(locale: String) {
    let place = Place("Pacific/Pago_Pago", locale, .english)
    let now = place.date(day: 14, hour: 0)

    #expect(
      text(now, now: now, in: place) == "today", "\(locale) is not German; the words are English")
    #expect(
      dueDateHeader(now: now, timeZone: place.timeZone, locale: place.locale)
        == "Due, as of " + place.written(now),
      "\(locale) is not German; the words are English, the date is Foundation's")
  }

  @Test(arguments: Place.all)
  func `a later date is written as Foundation writes it there`(place: Place) {
    let now = place.date(day: 14, hour: 12)
    let soon = place.date(day: 16, hour: 0)
    let last = place.date(day: 17, hour: 0) - 1
    let nextYear = place.date(year: 2028, day: 14, hour: 12)

    #expect(
      text(soon, now: now, in: place) == place.written(soon),
      "the day after tomorrow, in \(place.timeZone.identifier)")
    #expect(
      text(last, now: now, in: place) == place.written(last),
      "its last second too, in \(place.timeZone.identifier)")
    #expect(
      text(nextYear, now: now, in: place) == place.written(nextYear),
      "the same day next year, in \(place.timeZone.identifier)")
  }

  @Test func `a summer date is written in summer time, even in winter, and the reverse`() {
    let berlin = Place("Europe/Berlin", "de_DE", .german)
    let (winter, summer) = (
      berlin.date(month: 1, day: 15, hour: 23), berlin.date(month: 7, day: 15, hour: 0)
    )

    #expect(
      text(summer, now: winter, in: berlin) == berlin.written(summer),
      "midnight of July 15 is 11 p.m. of July 14 by the clocks of winter, when it is asked for")
    let nextWinter = berlin.date(year: 2028, month: 1, day: 15, hour: 23)
    #expect(
      text(nextWinter, now: summer, in: berlin) == berlin.written(nextWinter),
      "11 p.m. of January 15 is midnight by the clocks of summer, when it is asked for")
  }

  @Test func `for dates picked at random the label says what a simple model says`() async {
    let difference = await DueDateScript.difference(inScripts: 150)

    if let difference { Issue.record("\(difference)") }
  }

  @Test(arguments: Place.all)
  func `the header has the day and the language of the place`(place: Place) {
    let (early, late) = (place.date(day: 14, hour: 0), place.date(day: 15, hour: 0) - 1)

    #expect(
      dueDateHeader(now: early, timeZone: place.timeZone, locale: place.locale)
        == place.words.header + place.written(early),
      "March 14 has just begun in \(place.testDescription)")
    #expect(
      dueDateHeader(now: late, timeZone: place.timeZone, locale: place.locale)
        == place.words.header + place.written(late),
      "it is late on March 14 in \(place.testDescription)")
    #expect(
      dueDateHeader(now: late + 1, timeZone: place.timeZone, locale: place.locale)
        == place.words.header + place.written(late + 1),
      "a second later it is March 15 in \(place.testDescription)")
  }

  @Test(arguments: Place.all)
  func `many dates all get the texts of the place, across every await`(place: Place) async {
    let now = place.date(day: 14, hour: 0)
    let many = (0..<997).map { now + Double($0 % 40) * 24 * 60 * 60 }

    let texts = await texts(for: place.dates, now: now, in: place)
    let manyTexts = await self.texts(for: many, now: now, in: place)
    let noTexts = await self.texts(for: [], now: now, in: place)

    #expect(texts == place.texts, "seen from \(place.testDescription)")
    #expect(
      misplaced(in: manyTexts, for: many, now: now, at: place) == nil,
      "997 dates have 997 texts, in their order, in \(place.testDescription)")
    #expect(noTexts == [], "no dates have no texts")
  }

  @Test(arguments: Place.all)
  func `the texts are in the order of their dates, whichever is ready first`(place: Place) async {
    let now = place.date(day: 14, hour: 0)
    // The days to a date far away take six times as long to count: where threads share the work, later texts are
    // ready first.
    let many = (0..<997).map { $0 < 100 ? .distantFuture : now }

    let (reversedTexts, manyReversedTexts) = await withTaskExecutorPreference(
      LastTaskFirstExecutor()
    ) {
      (
        await texts(for: place.dates, now: now, in: place),
        await texts(for: many, now: now, in: place)
      )
    }
    let manyTexts = await texts(for: many, now: now, in: place)

    #expect(
      reversedTexts == place.texts,
      "here the child tasks of a group are ready in the reverse order, as they may be in the app")
    #expect(
      misplaced(in: manyReversedTexts, for: many, now: now, at: place) == nil,
      "here the child tasks of a group are ready in the reverse order, as they may be in the app")
    #expect(
      misplaced(in: manyTexts, for: many, now: now, at: place) == nil,
      "here the first hundred texts take the longest")
  }

  @Test func `two places at once do not mix`() async {
    let places = (0..<40).map { Place.all[$0 % Place.all.count] }

    let mixed = await withTaskGroup(of: Bool.self) { group in
      for place in places {
        group.addTask { await isMixedUp(place) }
      }
      var count = 0
      for await isMixedUp in group where isMixedUp { count += 1 }
      return count
    }

    #expect(mixed == 0, "of 40 labels in many places at once, \(mixed) were not of their own place")

    let (place, other) = (Place.all[0], Place.all[2])
    async let texts = texts(for: place.dates, now: place.date(day: 14, hour: 0), in: place)
    for _ in place.dates {
      await Task.yield()
      #expect(
        text(other.dates[3], now: other.dates[0], in: other) == other.texts[3],
        "a text of \(other.testDescription), while a list of other texts is made")
    }
    #expect(await texts == place.texts, "the list, while other texts are made")
  }

  // MARK: - Fixtures

  /// Whether a label for a place says anything other than it should.
  func isMixedUp(_ place: Place) async -> Bool {
    let now = place.date(day: 14, hour: 0)
    let texts = await texts(for: place.dates, now: now, in: place)
    let header = dueDateHeader(now: now, timeZone: place.timeZone, locale: place.locale)
    return texts != place.texts || text(now, now: now, in: place) != place.words.today
      || header != place.words.header + place.written(now)
  }

  /// The first text that is not that of the date at its index; nil when all are right.
  func misplaced(in texts: [String], for dates: [Date], now: Date, at place: Place) -> String? {
    guard texts.count == dates.count else { return "\(texts.count) texts for \(dates.count) dates" }
    for (index, (text, date)) in zip(texts, dates).enumerated() {
      let expected = place.text(for: date, now: now)
      if text != expected { return "text \(index) is \"\(text)\", not \"\(expected)\"" }
    }
    return nil
  }

  func texts(for dates: [Date], now: Date, in place: Place) async -> [String] {
    await dueDateTexts(for: dates, now: now, timeZone: place.timeZone, locale: place.locale)
  }

  func text(_ date: Date, now: Date, in place: Place) -> String {
    dueDateText(for: date, now: now, timeZone: place.timeZone, locale: place.locale)
  }
}
