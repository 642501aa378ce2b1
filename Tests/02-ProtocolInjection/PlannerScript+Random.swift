import Support

@testable import ProtocolInjection

extension PlannerScript {
  /// Texts that are easily changed on the way: empty, blank, quoted, long, é in one character and in two.
  private static let texts = [
    "", " ", " Tea ", "Tea\n", "It's \"tea\"", "caf\u{E9}", "cafe\u{301}", "🥛", "NULL", "0",
    String(repeating: "tea ", count: 9),
  ]

  /// Draws steps. Their reminders have one of two texts and one of four hours, so that equal ones are common.
  static func random(using generator: inout SeededGenerator) -> [PlannerStep] {
    let texts = [generator.pick(from: texts), generator.pick(from: texts)]
    let hours =
      [generator.pick(from: [0, 23]), generator.pick(from: [7, 22])]
      + [1, 2].map { _ in
        Int.random(in: 0...23, using: &generator)
      }
    func number() -> Int { Int.random(in: 0...1, using: &generator) }
    func hour() -> Int { generator.pick(from: hours) }
    func reminder() -> Reminder { Reminder(text: generator.pick(from: texts), hour: hour()) }
    func insertReminder(storage: Int) -> PlannerStep {
      let (reminder, row) = (reminder(), Int.random(in: 1...5, using: &generator))
      let text = reminder.text.replacing("'", with: "''")
      return .run(
        "INSERT OR REPLACE INTO reminder (rowid, text, hour) "
          + "VALUES (\(row), '\(text)', \(reminder.hour))",
        storage: storage)
    }
    func insertQuietHours(storage: Int) -> PlannerStep {
      let row = Int.random(in: 1...3, using: &generator)
      return .run(
        "INSERT OR REPLACE INTO quiet_hours (rowid, start, end) "
          + "VALUES (\(row), \(hour()), \(hour()))",
        storage: storage)
    }
    func delete() -> String {
      let table = generator.pick(from: ["reminder", "quiet_hours"])
      return generator.pick(from: [
        "DELETE FROM \(table)", "DROP TABLE \(table)", "ALTER TABLE \(table) RENAME TO other",
        "ALTER TABLE other RENAME TO \(table)",
        "DELETE FROM \(table) WHERE rowid IN (SELECT min(rowid) FROM \(table))",
      ])
    }

    var steps = [0, 1].flatMap { [insertReminder(storage: $0), insertQuietHours(storage: $0)] }
    for _ in 0..<16 {
      switch Int.random(in: 0..<17, using: &generator) {
      case 0, 1: steps.append(insertReminder(storage: number()))
      case 2, 3: steps.append(insertQuietHours(storage: number()))
      case 4, 16: steps.append(.run(delete(), storage: number()))
      case 5, 6: steps.append(.set(reminder(), clock: number()))
      case 7:
        steps.append(.fill(reminder(), upTo: generator.pick(from: [63, 64]), clock: number()))
      case 8: steps.append(.cancel(reminder(), clock: number()))
      case 9: steps.append(.plan(storage: number(), clock: number(), withFinders: true))
      default: steps.append(.plan(storage: number(), clock: number()))
      }
    }
    return steps
  }
}
