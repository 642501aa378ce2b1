import Foundation
import Support
import Testing

@testable import SharedStores

/// What the settings do as found, each test in a process of its own: their bugs are pinned, before they are fixed in
/// `ReminderSettings`.
@MainActor @Suite struct SettingsTests {
  @Test(.startsProcess) func `the first start takes over version 1's quiet hours`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      UserDefaults.standard.set("22-7", forKey: "quietHours")

      #expect(Settings.quietFrom == 22)
      #expect(Settings.quietTo == 7)
      #expect(UserDefaults.standard.object(forKey: "quietHours") == nil)
    }
  }

  @Test(.startsProcess) func `each further start loses the quiet hours`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      UserDefaults.standard.set(22, forKey: "quietFrom")
      UserDefaults.standard.set(7, forKey: "quietTo")

      #expect(Settings.quietFrom == 0)
      #expect(Settings.quietTo == 0)
    }
  }

  @Test(.startsProcess) func `a list that is gone still tells the watch`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let notes = [Note(title: "Standup", due: TimeOfDay(9, 15))]
      for _ in 1...2 { _ = LegacyReminderTimes(notes: notes) }

      Settings.lead = 10

      #expect(Watch.shared.taps == ["Standup at 9:05", "Standup at 9:05"])
    }
  }

  @Test(.startsProcess) func `a setting that stays as it is is told, too`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      _ = LegacyReminderTimes(notes: [Note(title: "Standup", due: TimeOfDay(9, 15))])

      Settings.lead = 30

      #expect(Watch.shared.taps == ["Standup at 8:45"])
    }
  }

  @Test(.startsProcess) func `a default that one store registers is found in all`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (one, other) = (TestStore(), TestStore())

      one.defaults.register(defaults: ["lead": 30])

      #expect(other.defaults.integer(forKey: "lead") == 30)
      #expect(UserDefaults.standard.integer(forKey: "lead") == 30)
    }
  }
}
