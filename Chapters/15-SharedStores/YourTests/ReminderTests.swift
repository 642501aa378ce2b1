import Foundation
import Testing

@testable import SharedStores

@MainActor @Suite struct ReminderTests {
  @Test func `a reminder comes some minutes before its note is due`() {
    let store = OwnStore()
    let settings = ReminderSettings(store: store.defaults, center: NotificationCenter())
    let times = ReminderTimes(
      notes: [Note(title: "Standup", due: TimeOfDay(9, 15))], settings: settings, watch: Watch())

    settings.lead = 20

    #expect(times.reminders() == ["Standup at 8:55"])
  }
}
