import Foundation
import Testing

@testable import SharedStores

@MainActor @Suite struct ReminderTests {
  private let store = OwnStore()
  private let center = NotificationCenter()
  private let watch = Watch()
  private let standup = Note(title: "Standup", due: TimeOfDay(9, 15))

  /// The app is started: its settings are made.
  private func start(on store: (any SettingsStore)? = nil) -> ReminderSettings {
    ReminderSettings(store: store ?? self.store.defaults, center: center)
  }

  private func times(of notes: [Note], by settings: ReminderSettings) -> ReminderTimes {
    ReminderTimes(notes: notes, settings: settings, watch: watch)
  }

  @Test func `a reminder comes some minutes before its note is due`() {
    let settings = start()

    settings.lead = 20

    #expect(times(of: [standup], by: settings).reminders() == ["Standup at 8:55"])
  }

  @Test func `unless set, it comes 30 minutes before, at any hour`() {
    let settings = start()

    #expect(settings.lead == 30)
    #expect(settings.quietFrom == settings.quietTo)
  }

  @Test(arguments: [
    (22, 7, "7:00 7:15 8:45 7:00"), (7, 9, "6:30 9:00 9:00 22:10"), (22, 0, "6:30 7:15 8:45 0:00"),
    (8, 8, "6:30 7:15 8:45 22:10"),
  ])
  func `in quiet hours reminders come when they end`(from: Int, to: Int, times: String) {
    let settings = start()
    let notes = [TimeOfDay(7), TimeOfDay(7, 45), TimeOfDay(9, 15), TimeOfDay(22, 40)]
      .map { Note(title: "Tea", due: $0) }

    settings.quietFrom = from
    settings.quietTo = to

    #expect(
      self.times(of: notes, by: settings).reminders()
        == times.split(separator: " ").map { "Tea at \($0)" })
  }

  @Test func `a reminder may come when its note is due`() {
    let settings = start()

    settings.lead = 0

    #expect(times(of: [standup], by: settings).reminders() == ["Standup at 9:15"])
  }

  @Test func `reminders stand in the order of their notes, by the newest settings`() {
    let settings = start()
    let list = times(of: [standup, Note(title: "Bakery", due: TimeOfDay(8))], by: settings)
    #expect(list.reminders() == ["Standup at 8:45", "Bakery at 7:30"])

    settings.lead = 15

    #expect(list.reminders() == ["Standup at 9:00", "Bakery at 7:45"])
  }

  // MARK: - Version 1's store

  @Test func `the quiet hours of version 1 survive each start`() {
    store.defaults.set("22-7", forKey: "quietHours")

    for _ in 1...2 {
      let settings = start()

      #expect(settings.quietFrom == 22)
      #expect(settings.quietTo == 7)
    }
  }

  @Test func `what version 2 has set wins over what version 1 left`() {
    store.defaults.set("22-7", forKey: "quietHours")
    store.defaults.set(20, forKey: "quietFrom")
    store.defaults.set(6, forKey: "quietTo")

    let settings = start()

    #expect(settings.quietFrom == 20)
    #expect(settings.quietTo == 6)
  }

  @Test(arguments: ["quietFrom", "quietTo"])
  func `one hour that version 2 has set is enough`(name: String) {
    store.defaults.set("22-7", forKey: "quietHours")
    store.defaults.set(5, forKey: name)

    let settings = start()

    #expect([settings.quietFrom, settings.quietTo].sorted() == [0, 5])
  }

  // MARK: - Changes

  @Test func `a change is told once, with the new setting`() {
    let settings = start()
    let times = times(of: [standup], by: settings)

    settings.lead = 10

    #expect(watch.taps == ["Standup at 9:05"])
    withExtendedLifetime(times) {}
  }

  @Test func `a setting that stays as it is is not told`() {
    let settings = start()
    settings.lead = 10
    let times = times(of: [standup], by: settings)

    settings.lead = 10

    #expect(watch.taps == [])
    withExtendedLifetime(times) {}
  }

  @Test func `a list that is gone tells nothing`() {
    let settings = start()
    var times: ReminderTimes? = times(of: [standup], by: settings)
    #expect(times?.reminders() == ["Standup at 8:45"])
    times = nil

    settings.lead = 10

    #expect(watch.taps == [])
  }

  @Test func `another store's change is not told`() {
    let times = times(of: [standup], by: start())
    let other = OwnStore()

    start(on: other.defaults).lead = 10

    #expect(watch.taps == [])
    #expect(times.reminders() == ["Standup at 8:45"])
  }

  @Test func `all reminders go by the same settings`() {
    let changing = ChangingStore()
    let list = times(of: [standup, standup], by: start(on: changing))
    changing.afterReading = {
      changing.values["lead"] = (changing.values["lead"] as? Int ?? 30) + 5
    }

    #expect(Set(list.reminders()).count == 1)
  }

  @Test func `an observation that is gone calls nothing`() {
    let settings = start()
    var calls = 0
    var observation: SettingsObservation? = settings.observe { calls += 1 }
    settings.lead = 10
    #expect(calls == 1)
    #expect(observation != nil)
    observation = nil

    settings.lead = 20

    #expect(calls == 1)
  }
}
