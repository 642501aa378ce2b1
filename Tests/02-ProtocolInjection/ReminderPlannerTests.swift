import Foundation
import Platform
import Support
import Testing

@testable import ProtocolInjection

/// Turn 2: the reminder planner, made testable. The suite calls it only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started)) struct ReminderPlannerTests {
  @Test(arguments: [
    Reminder(text: "Call the dentist", hour: 9), Reminder(text: "Tea", hour: 16),
    Reminder(text: " Tea ", hour: 16), Reminder(text: "", hour: 16),
  ])
  func `the alarm is set once, for the reminder that was found`(reminder: Reminder) throws {
    reminderFinder.result = .success(reminder)

    _ = try plan()

    #expect(
      alarm.reminders == [reminder], "the planner must use the finder and the function it was given"
    )
  }

  @Test(arguments: [22, 23, 0, 6], ["Water the plants", " Tea ", ""])
  func `a reminder in quiet hours rings when they end`(hour: Int, text: String) throws {
    reminderFinder.result = .success(Reminder(text: text, hour: hour))

    _ = try plan()

    #expect(
      alarm.reminders == [Reminder(text: text, hour: 7)],
      "the quiet hours that were found go from 22 to 7; the text stays as it is")
  }

  @Test(arguments: [7, 21])
  func `just outside the quiet hours it rings at its own hour`(hour: Int) throws {
    reminderFinder.result = .success(Reminder(text: "Run", hour: hour))

    _ = try plan()

    #expect(alarm.reminders.map(\.hour) == [hour], "quiet is from 22 until 7, and 7 itself is not")
  }

  @Test func `the quiet hours are the ones that were found`() throws {
    let end = Int.random(in: 12...20)
    quietHoursFinder.result = .success(QuietHours(start: 9, end: end))
    reminderFinder.result = .success(Reminder(text: "Lunch", hour: 11))

    _ = try plan()

    #expect(alarm.reminders.map(\.hour) == [end], "quiet from 9 to \(end), picked at random")
  }

  @Test func `for all quiet hours, it rings at its own hour or when they end`() throws {
    for start in 0...23 {
      for end in 0...23 {
        let quiet = hours(from: start, until: end)
        quietHoursFinder.result = .success(QuietHours(start: start, end: end))

        for hour in 0...23 {
          reminderFinder.result = .success(Reminder(text: "Tea", hour: hour))
          var reminders: [Reminder] = []

          _ = try planReminder(
            db: db, reminderFinder: reminderFinder, quietHoursFinder: quietHoursFinder,
            setAlarm: { reminders.append($0) })

          // Stops at the first one that is wrong.
          try #require(
            reminders == [Reminder(text: "Tea", hour: quiet.contains(hour) ? end : hour)],
            "quiet from \(start) until \(end), a reminder at \(hour)")
        }
      }
    }
  }

  @Test func `both finders get the same transaction`() throws {
    _ = try plan()

    let passed = reminderFinder.transactions + quietHoursFinder.transactions
    try #require(
      !reminderFinder.transactions.isEmpty && !quietHoursFinder.transactions.isEmpty,
      "the planner must ask both finders that it was given")
    let first = try #require(db.transactions.first, "the planner must read in a transaction of db")
    #expect(
      passed.allSatisfy { $0 === first },
      "what is read in two transactions need not belong together")
  }

  @Test func `both finders are asked while the transaction is open`() throws {
    var isOpen: [Bool] = []
    // A transaction within a transaction is refused.
    let notice = { [db] in isOpen.append((try? db.read { _ in true }) == nil) }
    reminderFinder.onFind = notice
    quietHoursFinder.onFind = notice

    _ = try plan()

    #expect(isOpen.count >= 2, "the planner must ask both finders that it was given")
    #expect(
      isOpen.allSatisfy { $0 },
      "a token is useless once the body of db.read has returned")
  }

  @Test func `without a reminder no alarm is set, and the result says why`() throws {
    reminderFinder.result = .success(nil)

    let missing = try plan()

    #expect(missing == .reminder, "planReminder must return what could not be found")
    #expect(alarm.reminders.isEmpty, "there was nothing to set the alarm for")
  }

  @Test func `without quiet hours no alarm is set, and the result says why`() throws {
    quietHoursFinder.result = .success(nil)

    let missing = try plan()

    #expect(missing == .quietHours, "planReminder must return what could not be found")
    #expect(alarm.reminders.isEmpty, "it might ring at night")
  }

  @Test func `an error while finding the reminder is thrown, not treated as missing`() throws {
    reminderFinder.result = .failure(BrokenDisk())

    #expect(throws: BrokenDisk.self, "the finder threw it") { try plan() }
    #expect(alarm.reminders.isEmpty)
  }

  @Test func `an error while finding the quiet hours is thrown as well`() throws {
    quietHoursFinder.result = .failure(BrokenDisk())

    #expect(throws: BrokenDisk.self, "the finder threw it") { try plan() }
    #expect(alarm.reminders.isEmpty)
  }

  @Test func `an alarm that cannot be set is an error`() throws {
    alarm.error = BrokenDisk()

    #expect(throws: BrokenDisk.self, "setAlarm threw it") { try plan() }
    #expect(alarm.reminders.count == 1, "setAlarm is called once, even when it fails")
  }

  @Test func `with doubles nothing is started and no database is opened`() async {
    // Another exit code than 0, so that a planner that ends the program early does not look like success.
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process plans a reminder with your planner, on doubles alone. If that process \
      does not exit with code 21, your planner crashed or ended the process on the way.
      """
    ) { @MainActor in
      let reminder = Reminder(text: "Tea", hour: 23)
      let alarm = AlarmSpy()
      _ = try planReminder(
        db: MockDB(), reminderFinder: ReminderFinderStub(.success(reminder)),
        quietHoursFinder: QuietHoursFinderStub(.success(QuietHours(start: 22, end: 7))),
        setAlarm: alarm.set)

      #expect(alarm.reminders.map(\.text) == ["Tea"], "setAlarm was not called")
      let started = AppEnvironment.started.count
      #expect(started == 0, "AppEnvironment.shared was touched and started \(started) things")
      #expect(Storage.openedPaths == [], "a database was opened")
      exit(21)
    }
  }

  @Test func `the real finders plan from a database in memory`() throws {
    let storage = try Storage.inMemory(
      "INSERT INTO reminder VALUES ('Feed the cat', 5)", "INSERT INTO quiet_hours VALUES (1, 6)")

    let missing = try planReminder(on: storage, alarmClock: alarmClock)

    #expect(missing == nil)
    #expect(
      alarmClock.reminders == [Reminder(text: "Feed the cat", hour: 6)],
      "planReminder(on:alarmClock:) must plan on the storage and the alarm clock it was given")
  }

  @Test func `planning again sets the alarm again`() throws {
    let storage = try Storage.inMemory(
      "INSERT INTO reminder VALUES ('Feed the cat', 5)", "INSERT INTO quiet_hours VALUES (1, 6)")

    for _ in 1...2 { _ = try planReminder(on: storage, alarmClock: alarmClock) }

    #expect(
      alarmClock.reminders == Array(repeating: Reminder(text: "Feed the cat", hour: 6), count: 2),
      "as found, the planner sets an alarm each time, and cancels none")
  }

  @Test func `it plans while another connection writes`() throws {
    let file = try DatabaseFile(
      "INSERT INTO reminder VALUES ('Feed the cat', 5)", "INSERT INTO quiet_hours VALUES (1, 6)")
    defer { file.remove() }

    try file.elsewhere.write { _ in
      #expect(throws: Never.self, "the planner must read in a transaction that only reads") {
        try planReminder(on: file.storage, alarmClock: alarmClock)
      }
    }

    #expect(alarmClock.reminders == [Reminder(text: "Feed the cat", hour: 6)])
  }

  @Test func `what a database in memory lacks is reported as missing`() throws {
    let withoutReminder = try Storage.inMemory("INSERT INTO quiet_hours VALUES (1, 6)")
    let withoutQuietHours = try Storage.inMemory("INSERT INTO reminder VALUES ('Feed the cat', 5)")

    #expect(try planReminder(on: withoutReminder, alarmClock: alarmClock) == .reminder)
    #expect(try planReminder(on: withoutQuietHours, alarmClock: alarmClock) == .quietHours)
    #expect(alarmClock.reminders.isEmpty)
  }

  @Test func `with an empty database either may be reported as missing`() throws {
    let missing = try planReminder(on: Storage.inMemory(), alarmClock: alarmClock)

    #expect(missing != nil, "neither a reminder nor quiet hours can be found; say one of them")
    #expect(alarmClock.reminders.isEmpty)
  }

  @Test func `a full alarm clock is an error`() throws {
    let storage = try Storage.inMemory(
      "INSERT INTO reminder VALUES ('Feed the cat', 5)", "INSERT INTO quiet_hours VALUES (1, 6)")
    for _ in 1...64 { try alarmClock.set(Reminder(text: "Tea", hour: 16)) }

    #expect(throws: AlarmClock.Full.self, "the alarm clock threw it") {
      try planReminder(on: storage, alarmClock: alarmClock)
    }
  }

  @Test(arguments: ["reminder", "quiet_hours"])
  func `a database without one of its tables is an error`(table: String) throws {
    let storage = try Storage.inMemory(
      "INSERT INTO reminder VALUES ('Feed the cat', 5)", "INSERT INTO quiet_hours VALUES (1, 6)",
      "DROP TABLE \(table)")

    #expect(throws: SQLiteError.self, "SQLite says: no such table: \(table)") {
      try planReminder(on: storage, alarmClock: alarmClock)
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
      #expect(AppEnvironment.shared.alarmClock.reminders == [reminder])

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
      code 21, your planner crashed or ended the process on the way.
      """
    ) { @MainActor in
      let alarmClock = AppEnvironment.shared.alarmClock
      for _ in 1...64 { try alarmClock.set(Reminder(text: "Tea", hour: 16)) }

      #expect(throws: AlarmClock.Full.self, "the shared alarm clock threw it") {
        try planReminderInProduction()
      }
      exit(21)
    }
  }

  // MARK: - Fixtures

  let db = MockDB()
  let reminderFinder = ReminderFinderStub(.success(Reminder(text: "Tea", hour: 16)))
  let quietHoursFinder = QuietHoursFinderStub(.success(QuietHours(start: 22, end: 7)))
  let alarm = AlarmSpy()
  let alarmClock = AlarmClock()

  struct BrokenDisk: Error {}

  /// The hours of the day from one until another, counted one by one.
  func hours(from start: Int, until end: Int) -> [Int] {
    var hours: [Int] = []
    var hour = start
    while hour != end {
      hours.append(hour)
      hour = (hour + 1) % 24
    }
    return hours
  }

  func plan() throws -> Missing? {
    try planReminder(
      db: db, reminderFinder: reminderFinder, quietHoursFinder: quietHoursFinder,
      setAlarm: { [alarm] in try alarm.set($0) })
  }
}
