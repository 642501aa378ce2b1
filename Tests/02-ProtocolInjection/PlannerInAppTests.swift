import Foundation
import Platform
import Support
import Testing

@testable import ProtocolInjection

/// Turn 2: the reminder planner in the app, each test in a process of its own.
@MainActor @Suite(.knownUntil(started)) struct PlannerInAppTests {
  @Test func `with what is passed in nothing is started and no database is opened`() async {
    // Another exit code than 0, so that a planner that ends the program early does not look like success.
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process plans a reminder on doubles alone, and one on a database in memory. If \
      that process does not exit with code 21, your planner crashed, threw or ended the process.
      """
    ) { @MainActor in
      let reminder = Reminder(text: "Tea", hour: 23)
      let alarm = AlarmSpy()
      _ = try planReminder(
        db: MockDB(), reminderFinder: ReminderFinderStub(.success(reminder)),
        quietHoursFinder: QuietHoursFinderStub(.success(QuietHours(start: 22, end: 7))),
        setAlarm: alarm.set)

      #expect(alarm.reminders.map(\.text) == ["Tea"], "setAlarm was not called")
      #expect(
        AppEnvironment.started == [], "on doubles, AppEnvironment.shared was touched or logged to")
      #expect(Storage.openedPaths == [], "on doubles, a database was opened")

      let storage = try Storage.inMemory(
        "INSERT INTO reminder VALUES ('Tea', 23)", "INSERT INTO quiet_hours VALUES (22, 7)")
      let alarmClock = AlarmClock()
      _ = try planReminder(on: storage, alarmClock: alarmClock)

      #expect(alarmClock.reminders.map(\.text) == ["Tea"], "the alarm clock was not set")
      #expect(
        AppEnvironment.started == [],
        "on the storage passed in, AppEnvironment.shared was touched or logged to")
      #expect(Storage.openedPaths == [":memory:"], "another database was opened")
      exit(21)
    }
  }

  @Test func `the app still plans the shared reminder on the shared alarm clock`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process plans a reminder as the app does. If that process does not exit with code \
      21, your planner crashed, threw or ended the process on the way.
      """
    ) { @MainActor in
      let missing = try planReminderInProduction()

      let reminder = Reminder(text: "Water the plants", hour: 7)
      #expect(missing == nil, "the app has a reminder and quiet hours")
      let planned = AppEnvironment.shared.alarmClock.reminders
      #expect(planned == [reminder], "the shared alarm clock has \(planned), not \([reminder])")

      let missingAgain = try planReminderInProduction()

      #expect(missingAgain == nil, "the app has them still")
      #expect(
        AppEnvironment.shared.alarmClock.reminders == [reminder, reminder],
        "planned twice, the app sets two alarms")
      #expect(Storage.openedPaths.count == 1, "the app opens its database once")
      exit(21)
    }
  }

  @Test func `the app throws what its alarm clock throws`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process fills the app's alarm clock and plans. If that process does not exit with \
      code 21, your planner crashed, threw or ended the process.
      """
    ) { @MainActor in
      let alarmClock = AppEnvironment.shared.alarmClock
      for _ in 1...64 { try alarmClock.set(Reminder(text: "Tea", hour: 16)) }

      #expect(
        throws: AlarmClock.Full.self,
        "the shared alarm clock is full, so planning must throw AlarmClock.Full"
      ) {
        try planReminderInProduction()
      }
      exit(21)
    }
  }

  @Test func `whatever changes in between, the app plans what the legacy finders find`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process plans as the app does, again and again, and changes the database and the \
      alarm clock in between. If that process does not exit with code 21, your planner crashed, \
      threw or ended the process.
      """
    ) { @MainActor in
      let app = AppEnvironment.shared
      let path = DocumentsFolder.current.appending(path: "Digest.sqlite").path
      let parts = PlannerScript.Parts(
        storages: [app.storage, try .inMemory()], clocks: [app.alarmClock, AlarmClock()],
        elsewhere: try Storage(path: path), isApp: true)

      let problem = PlannerScript(parts: parts).problem(in: PlannerScript.inTheApp)

      if let problem { Issue.record("\(problem)") }
      #expect(AppEnvironment.started.count == 6, "planning starts nothing, and logs nothing")
      #expect(Storage.openedPaths.count == 3, "planning opened a database; the test opens three")
      exit(21)
    }
  }
}
