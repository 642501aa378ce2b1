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

  @Test(arguments: [16, 23])
  func `both finders get the same transaction`(hour: Int) throws {
    reminderFinder.result = .success(Reminder(text: "Tea", hour: hour))

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
    #expect(db.transactions.count == 1, "one transaction decides; there is no second try")
  }

  @Test func `without quiet hours no alarm is set, and the result says why`() throws {
    quietHoursFinder.result = .success(nil)

    let missing = try plan()

    #expect(missing == .quietHours, "planReminder must return what could not be found")
    #expect(alarm.reminders.isEmpty, "it might ring at night")
    #expect(db.transactions.count == 1, "one transaction decides; there is no second try")
  }

  @Test(arguments: [BrokenDisk(), CancellationError()] as [any Error])
  func `an error while finding the reminder is thrown, not treated as missing`(error: any Error)
    throws
  {
    reminderFinder.result = .failure(error)
    reminderFinder.onFind = { [reminderFinder] in
      guard reminderFinder.transactions.count > 1 else { return }
      reminderFinder.result = .success(Reminder(text: "Tea", hour: 16))
    }

    let thrown = #expect(throws: (any Error).self, "the finder threw an error, so yours throws") {
      try plan()
    }
    if let thrown { #expect(type(of: thrown) == type(of: error), "pass it on as it is") }
    #expect(alarm.reminders.isEmpty)
  }

  @Test(arguments: [BrokenDisk(), CancellationError()] as [any Error])
  func `an error while finding the quiet hours is thrown as well`(error: any Error) throws {
    quietHoursFinder.result = .failure(error)
    quietHoursFinder.onFind = { [quietHoursFinder] in
      guard quietHoursFinder.transactions.count > 1 else { return }
      quietHoursFinder.result = .success(QuietHours(start: 22, end: 7))
    }

    let thrown = #expect(throws: (any Error).self, "the finder threw an error, so yours throws") {
      try plan()
    }
    if let thrown { #expect(type(of: thrown) == type(of: error), "pass it on as it is") }
    #expect(alarm.reminders.isEmpty)
  }

  @Test(arguments: FailingDB.Moment.allCases)
  func `an error of the database itself is thrown`(moment: FailingDB.Moment) throws {
    let db = FailingDB(failingAt: moment)

    #expect(throws: FailingDB.Failure.self, "db.read threw an error, so yours throws") {
      try planReminder(
        db: db, reminderFinder: reminderFinder, quietHoursFinder: quietHoursFinder,
        setAlarm: { [alarm] in try alarm.set($0) })
    }
    if moment == .beginning { #expect(alarm.reminders.isEmpty, "nothing was read") }
  }

  @Test(arguments: [BrokenDisk(), AlarmClock.Full(), CancellationError()] as [any Error])
  func `an alarm that cannot be set is an error`(error: any Error) throws {
    alarm.error = error

    let thrown = #expect(throws: (any Error).self, "setAlarm threw \(error)") { try plan() }

    if let thrown { #expect(type(of: thrown) == type(of: error), "setAlarm threw \(error)") }
    #expect(alarm.reminders.count == 1, "setAlarm is called once, even when it fails")
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
