import Foundation
import Support
import Testing

@testable import ScopedOverrides

/// Turn 2: the label as the app makes it, where the phone is, also when the phone travels.
@MainActor @Suite(.knownUntil(started)) struct DueDateProductionTests {
  @Test(arguments: [[0, 1, 2], [2, 1, 0]])
  func `afterwards the phone's own place counts again`(order: [Int]) {
    for place in order.map({ Place.all[$0] }) {
      _ = text(place.date(day: 15, hour: 0), now: place.date(day: 14, hour: 0), in: place)
    }

    let here = dueDateTextInProduction()(
      phone.date(day: 14, hour: 23), phone.date(day: 14, hour: 0))

    #expect(here == phone.words.today, "what was passed in before must not be kept")
  }

  @Test func `the app's label is in the time zone and the language of the phone`() async {
    let text = dueDateTextInProduction()
    let (now, later) = (phone.date(day: 14, hour: 23), phone.date(day: 16, hour: 0))

    #expect(text(phone.date(day: 15, hour: 0), now) == phone.words.tomorrow)
    #expect(text(later, now) == phone.written(later))

    let other = Place.all[0]
    async let texts = dueDateTexts(
      for: other.dates, now: now, timeZone: other.timeZone, locale: other.locale)
    for _ in other.dates {
      await Task.yield()
      #expect(
        text(phone.date(day: 15, hour: 0), now) == phone.words.tomorrow,
        "texts for another place are being made meanwhile")
    }
    #expect(await texts.count == other.dates.count)
  }

  @Test func `what is passed in counts wherever the phone is`() async {
    // Another exit code than 0, so that a label that ends the program early does not look like success.
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process flies from place to place, and asks for texts of other places and of its own on the \
      way. If that process does not exit with code 21, your label crashed or ended the process.
      """
    ) { @MainActor in
      if let difference = await DueDateScript.difference(inScripts: 40, isTravelling: true) {
        Issue.record("\(difference)")
      }
      exit(21)
    }
  }

  @Test func `a label made at launch follows the phone to another place`() async {
    // Another exit code than 0, so that a label that ends the program early does not look like success.
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process has the app's label made in Pago Pago, flies to Kiritimati, where the calendar is one or \
      two days ahead, and back, and asks the same label each time. If that process does not exit with code 21, your label \
      crashed or ended the process on the way.
      """
    ) { @MainActor in
      let english = Locale.current.language.languageCode != .german
      let (today, tomorrow) = english ? ("today", "tomorrow") : ("heute", "morgen")
      Place.fly(to: "Pacific/Pago_Pago")
      let now = Place.phone.date(day: 14, hour: 23)
      let inTwoHours = now + 2 * 60 * 60
      let text = dueDateTextInProduction()
      let firstUsedLater = dueDateTextInProduction()
      #expect(text(inTwoHours, now) == tomorrow, "in Pago Pago it is an hour to midnight")

      Place.fly(to: "Pacific/Kiritimati")
      let far = Place.phone.date(day: 20, hour: 0)
      for text in [text, firstUsedLater] {
        #expect(
          text(inTwoHours, now) == today,
          "the phone is in Kiritimati now, where midnight has just passed; is a `.current` kept?")
        #expect(
          text(far, now) == Place.phone.written(far),
          "dates are written there as well; does a formatter keep a `.current`?")
      }

      Place.fly(to: "Pacific/Pago_Pago")
      #expect(
        text(inTwoHours, now) == tomorrow,
        "the phone is back in Pago Pago, where it is an hour to midnight")
      #expect(text(far, now) == Place.phone.written(far), "dates are written there again")
      exit(21)
    }
  }

  // MARK: - Fixtures

  /// Where this test runs.
  let phone = Place.phone

  func text(_ date: Date, now: Date, in place: Place) -> String {
    dueDateText(for: date, now: now, timeZone: place.timeZone, locale: place.locale)
  }
}
