import Platform
import Support

@testable import ProtocolInjection

/// Steps to be played on the learner's planner, each plan compared with what the legacy finders find at that moment.
struct PlannerScript {
  /// What the steps are played on.
  struct Parts {
    var storages: [Storage]
    var clocks: [AlarmClock]
    /// Another connection to the first storage's file, if it is in one.
    var elsewhere: Storage?
    /// Whether the first storage and the first alarm clock are the app's.
    var isApp = false
  }

  let parts: Parts

  /// Plays steps on two new storages in memory and two new alarm clocks.
  ///
  /// - Parameter steps: The steps. What the database refuses is left out.
  /// - Returns: What is wrong, and the last steps up to then; nil when every plan is right.
  static func problem(in steps: [PlannerStep]) -> String? {
    do {
      let storages = [try Storage.inMemory(), try Storage.inMemory()]
      let parts = Parts(storages: storages, clocks: [AlarmClock(), AlarmClock()])
      return PlannerScript(parts: parts).problem(in: steps)
    } catch {
      return "No database in memory: \(error)"
    }
  }

  func problem(in steps: [PlannerStep]) -> String? {
    var lines: [String] = []
    for step in steps {
      switch step {
      case .run(let sql, let number, let elsewhere):
        let storage = elsewhere ? parts.elsewhere ?? parts.storages[number] : parts.storages[number]
        guard (try? storage.write({ try $0.execute(sql) })) != nil else { continue }
        lines.append("\(elsewhere ? "elsewhere" : name(storage: number)): \(sql)")
      case .set(let reminder, let number):
        guard (try? parts.clocks[number].set(reminder)) != nil else { continue }
        lines.append("\(name(clock: number)).set(\(Self.sight(reminder)))")
      case .cancel(let reminder, let number):
        parts.clocks[number].cancel(reminder)
        lines.append("\(name(clock: number)).cancel(\(Self.sight(reminder)))")
      case .fill(let reminder, let count, let number):
        while parts.clocks[number].reminders.count < count {
          guard (try? parts.clocks[number].set(reminder)) != nil else { break }
        }
        lines.append(
          "\(name(clock: number)).set(\(Self.sight(reminder))), until it has \(count) alarms")
      case .plan(let storage, let clock, let withFinders):
        let (call, problem) = plan(storage: storage, clock: clock, withFinders: withFinders)
        lines.append(call)
        guard let problem else { continue }
        return "\(problem), after these steps:\n"
          + (lines.count > 12 ? "    ...\n" : "")
          + lines.suffix(12).map { "    " + $0 }.joined(separator: "\n")
      }
    }
    return nil
  }

  // MARK: - One plan

  private func plan(
    storage number: Int, clock clockNumber: Int, withFinders: Bool
  ) -> (call: String, problem: String?) {
    let (storage, clock) = (parts.storages[number], parts.clocks[clockNumber])
    let (rightResults, planned) = expected(on: storage, room: clock.reminders.count < 64)
    let alarms = parts.clocks.map(\.reminders)
    let changes = Self.changes(in: storage)
    let call: String
    let plan: () throws -> Missing?
    if withFinders {
      call =
        "planReminder(db: StorageDB(\(name(storage: number))), finders that run the same SQL, "
        + "setAlarm: \(name(clock: clockNumber)).set)"
      plan = {
        try planReminder(
          db: StorageDB(storage), reminderFinder: LegacyFinders(),
          quietHoursFinder: LegacyFinders(), setAlarm: { try clock.set($0) })
      }
    } else if parts.isApp, number == 0, clockNumber == 0 {
      call = "planReminderInProduction()"
      plan = planReminderInProduction
    } else {
      call = "planReminder(on: \(name(storage: number)), alarmClock: \(name(clock: clockNumber)))"
      plan = { try planReminder(on: storage, alarmClock: clock) }
    }

    let result: String
    do { result = Self.sight(try plan()) } catch { result = "\(type(of: error)) thrown" }

    guard rightResults.contains(result) else {
      return (call, "The result is \(result), not \(rightResults.joined(separator: " or "))")
    }
    for (number, clock) in parts.clocks.enumerated() {
      let right = alarms[number] + (number == clockNumber ? planned.map { [$0] } ?? [] : [])
      guard Self.same(clock.reminders, right) else {
        let (found, expected) = (Self.list(clock.reminders), Self.list(right))
        return (call, "\(name(clock: number)) has \(found), not \(expected)")
      }
    }
    guard Self.changes(in: storage) == changes else {
      return (call, "The planner wrote to \(name(storage: number)), where it may only read")
    }
    return (call, nil)
  }

  /// What the legacy finders and `QuietHours.contains(_:)` lead to.
  private func expected(on storage: Storage, room: Bool) -> ([String], Reminder?) {
    let found = try? storage.read { transaction in
      (
        Result { try ReminderFinder().nextReminder(transaction: transaction) },
        Result { try QuietHoursFinder().quietHours(transaction: transaction) }
      )
    }
    guard let found else { return (["\(SQLiteError.self) thrown"], nil) }
    // What goes wrong with either finder may be said first.
    var results: [String] = []
    switch found.0 {
    case .failure(let error): results.append("\(type(of: error)) thrown")
    case .success(let reminder): if reminder == nil { results.append(Self.sight(.reminder)) }
    }
    switch found.1 {
    case .failure(let error): results.append("\(type(of: error)) thrown")
    case .success(let quietHours): if quietHours == nil { results.append(Self.sight(.quietHours)) }
    }
    guard results.isEmpty, var reminder = try? found.0.get(), let quietHours = try? found.1.get()
    else { return (results, nil) }
    guard room else { return (["\(AlarmClock.Full.self) thrown"], nil) }
    if quietHours.contains(reminder.hour) { reminder.hour = quietHours.end }
    return ([Self.sight(Missing?.none)], reminder)
  }

  /// How often a connection has written, and the others.
  private static func changes(in storage: Storage) -> [SQLiteRow] {
    let rows = try? storage.read { transaction in
      try transaction.query(
        """
        SELECT total_changes(), schema_version, data_version
        FROM pragma_schema_version, pragma_data_version
        """)
    }
    return rows ?? []
  }

  // MARK: - How it reads

  private func name(storage number: Int) -> String {
    if parts.isApp, number == 0 { "the app's storage" } else { "storage\(number)" }
  }

  private func name(clock number: Int) -> String {
    if parts.isApp, number == 0 { "the app's alarm clock" } else { "clock\(number)" }
  }

  private static func sight(_ missing: Missing?) -> String {
    missing.map { ".\($0)" } ?? "nil"
  }

  /// Tells texts apart that `==` takes for equal, as é in one character and in two.
  private static func same(_ alarms: [Reminder], _ others: [Reminder]) -> Bool {
    alarms.count == others.count
      && zip(alarms, others).allSatisfy {
        $0.hour == $1.hour && $0.text.utf8.elementsEqual($1.text.utf8)
      }
  }

  private static func sight(_ reminder: Reminder) -> String {
    let text = reminder.text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    return "\"\(text)\" at \(reminder.hour)"
  }

  private static func list(_ alarms: [Reminder]) -> String {
    guard alarms.count > 4 else {
      return "[\(alarms.map(sight).joined(separator: ", "))]"
    }
    return "\(alarms.count) alarms, the last ones \(list(alarms.suffix(2)))"
  }
}
