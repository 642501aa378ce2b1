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

  @Test(arguments: [(22, 7, "7:00"), (6, 9, "9:00"), (9, 22, "8:45"), (8, 9, "9:00")])
  func `in quiet hours it comes when they end`(from: Int, to: Int, time: String) {
    let early = Note(title: "Bakery", due: TimeOfDay(7, 15))
    let settings = start()

    settings.quietFrom = from
    settings.quietTo = to

    let note = from == 22 || from == 6 ? early : standup
    #expect(times(of: [note], by: settings).reminders() == ["\(note.title) at \(time)"])
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
}
