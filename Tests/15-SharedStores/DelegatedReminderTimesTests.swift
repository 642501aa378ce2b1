import Testing

@testable import SharedStores

/// The reminders as found, with settings that a test decides.
@MainActor @Suite struct DelegatedReminderTimesTests {
  private final class FixedSettings: SettingsDelegator {
    let hours: (from: Int, to: Int)

    init(_ from: Int, _ to: Int) { hours = (from, to) }

    override var lead: Int { 30 }
    override var quietFrom: Int { hours.from }
    override var quietTo: Int { hours.to }
  }

  @Test(arguments: [
    (22, 7, ["7:00", "21:59", "7:00"]), (7, 22, ["6:59", "22:00", "23:55"]),
    (0, 0, ["6:59", "21:59", "23:55"]),
  ])
  func `in quiet hours a reminder comes when they end`(from: Int, to: Int, times: [String]) {
    let due = [TimeOfDay(7, 29), TimeOfDay(22, 29), TimeOfDay(0, 25)]
    let list = DelegatedReminderTimes(
      notes: due.map { Note(title: "Tea", due: $0) }, settings: FixedSettings(from, to))

    #expect(list.reminders() == times.map { "Tea at \($0)" })
  }
}
