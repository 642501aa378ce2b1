import Foundation
import Platform
import Support
import Testing

@testable import ProtocolInjection

/// Turn 2: the reminder planner with the real finders, on databases of the test.
@MainActor @Suite(.knownUntil(started)) struct PlannerOnStorageTests {
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

  @Test func `a storage that cannot be read is an error`() throws {
    let storage = try Storage.inMemory(
      "INSERT INTO reminder VALUES ('Feed the cat', 5)", "INSERT INTO quiet_hours VALUES (1, 6)")

    _ = try storage.read { _ in
      #expect(throws: SQLiteError.self, "SQLite allows no transaction within another") {
        try planReminder(on: storage, alarmClock: alarmClock)
      }
    }

    #expect(alarmClock.reminders.isEmpty)
  }

  @Test func `whatever changes in between, it plans what the legacy finders find`() async throws {
    let storage = try Storage.inMemory(
      "INSERT INTO reminder VALUES ('Feed the cat', 5)", "INSERT INTO quiet_hours VALUES (1, 6)")
    _ = try planReminder(on: storage, alarmClock: alarmClock)
    try #require(alarmClock.reminders.map(\.hour) == [6], "quiet from 1 until 6, a reminder at 5")

    let found = await Counterexample.find(
      inScripts: 120, makeScript: { PlannerScript.random(using: &$0) },
      problem: PlannerScript.problem(in:))

    if let found { Issue.record("\(found)") }
  }

  // MARK: - Fixtures

  let alarmClock = AlarmClock()
}
