import Foundation
import Support
import Testing

@testable import SproutAndWrap

/// Turn 2: the sprout that chooses the reminders of the day.
@MainActor @Suite(.knownUntil(started)) struct AllowedRemindersTests {
  @Test func `no more are allowed than the day has left`() {
    #expect(ids(allowed(three, sentToday: 0, mailsADay: 2)).count == 2)
    #expect(ids(allowed(three, sentToday: 49, mailsADay: 50)).count == 1)
    #expect(ids(allowed(three, sentToday: 50, mailsADay: 50)) == [], "the day's mails are used up")
  }

  @Test func `when more were sent than the limit, none is allowed`() {
    #expect(ids(allowed(three, sentToday: 60, mailsADay: 50)) == [])
    #expect(
      ids(allowed(three, sentToday: 40, mailsADay: 50)) == [1, 2, 3], "10 are left for today")
  }

  @Test func `a higher priority is more urgent`() {
    #expect(ids(allowed(three, sentToday: 0, mailsADay: 1)) == [3])
  }

  @Test func `of two with the same priority the one due earlier is more urgent`() {
    #expect(ids(allowed(three, sentToday: 0, mailsADay: 2)) == [2, 3])
  }

  @Test func `of any reminders the most urgent are allowed`() async {
    let found = await Counterexample.find { generator in
      (1...8).map { id in
        DueReminder(
          id: id, priority: generator.pick(from: [0, 0, 1, 2]),
          due: date(generator.pick(from: [1, 2, 3]) + Double(id) / 16))
      }.shuffled(using: &generator)
    } problem: { due in
      let urgent = due.sorted {
        $0.priority == $1.priority ? $0.due < $1.due : $0.priority > $1.priority
      }
      for left in 0...9 {
        let found = ids(allowed(due, sentToday: 10, mailsADay: 10 + left))
        let expected = ids(Array(urgent.prefix(left)))
        if found != expected {
          return "Of \(due.map(name)) \(left) are left for today: \(expected), not \(found)."
        }
      }
      return nil
    }

    if let found { Issue.record("\(found)") }
  }

  // MARK: - Fixtures

  /// The second is due before the first; the third has priority.
  private var three: [DueReminder] {
    [
      DueReminder(id: 1, priority: 0, due: date(200)),
      DueReminder(id: 2, priority: 0, due: date(100)),
      DueReminder(id: 3, priority: 1, due: date(300)),
    ]
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  /// The ids; the order of the reminders is open.
  private func ids(_ reminders: [DueReminder]) -> [Int] { reminders.map(\.id).sorted() }

  private func name(_ reminder: DueReminder) -> String {
    "\(reminder.id) (priority \(reminder.priority), due \(reminder.due.timeIntervalSince1970))"
  }
}
