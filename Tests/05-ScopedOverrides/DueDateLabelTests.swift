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

  @Test(arguments: Place.all)
  func `yesterday's is overdue`(place: Place) {
    let before = place.date(day: 13, hour: 23)

    #expect(
      text(before, now: place.date(day: 14, hour: 0), in: place) == place.words.overdue,
      "in \(place.timeZone.identifier) that was yesterday")
  }

  @Test(arguments: Place.all)
  func `what is further away is a date, written as it is there`(place: Place) {
    let day = Int.random(in: 17...27)
    let date = place.date(day: day, hour: 0)

    #expect(
      text(date, now: place.date(day: 14, hour: 12), in: place) == place.words.date(day),
      "the day of March was picked at random, in \(place.timeZone.identifier)")
  }

  @Test(arguments: Place.all)
  func `the header knows the day and the language`(place: Place) {
    let header = dueDateHeader(
      now: place.date(day: 14, hour: 23), timeZone: place.timeZone, locale: place.locale)

    #expect(header == place.words.header + place.words.date(14))
  }

  @Test(arguments: Place.all)
  func `many dates are all seen from there, across every await`(place: Place) async {
    let texts = await dueDateTexts(
      for: [place.date(day: 14, hour: 23), place.date(day: 15, hour: 0)],
      now: place.date(day: 14, hour: 0), timeZone: place.timeZone, locale: place.locale)

    #expect(texts == [place.words.today, place.words.tomorrow])
  }

  @Test func `two places at once do not mix`() async {
    let places = (0..<40).map { Place.all[$0 % Place.all.count] }

    let texts = await withTaskGroup(of: (Int, [String]).self) { group in
      for (index, place) in places.enumerated() {
        group.addTask {
          let dates = [place.date(day: 14, hour: 23), place.date(day: 15, hour: 0)]
          let texts = await dueDateTexts(
            for: dates, now: place.date(day: 14, hour: 0), timeZone: place.timeZone,
            locale: place.locale)
          return (index, texts)
        }
      }
      var texts = places.map { _ in [String]() }
      for await (index, found) in group { texts[index] = found }
      return texts
    }

    let mixed = zip(places, texts).filter { $1 != [$0.words.today, $0.words.tomorrow] }.count
    #expect(mixed == 0, "of 40 labels in four places at once, \(mixed) saw somebody else's")
  }

  @Test func `afterwards the phone's own place is in force again`() {
    let phone = Place(TimeZone.current.identifier, Locale.current.identifier, .english)
    for place in Place.all {
      _ = text(place.date(day: 15, hour: 0), now: place.date(day: 14, hour: 0), in: place)
    }

    let here = dueDateTextInProduction(
      for: phone.date(day: 14, hour: 23), now: phone.date(day: 14, hour: 0))

    #expect(["today", "heute"].contains(here))
  }

  @Test func `the app's label is in the time zone and the language of the phone`() {
    let phone = Place(TimeZone.current.identifier, Locale.current.identifier, .english)
    let isGerman = Locale.current.language.languageCode == .german

    let here = dueDateTextInProduction(
      for: phone.date(day: 15, hour: 0), now: phone.date(day: 14, hour: 23))

    #expect(here == (isGerman ? "morgen" : "tomorrow"))
  }

  // MARK: - Fixtures

  func text(_ date: Date, now: Date, in place: Place) -> String {
    dueDateText(for: date, now: now, timeZone: place.timeZone, locale: place.locale)
  }
}
