import Foundation
import Platform
import Support

@testable import SproutAndWrap

/// A script for two reminder mailers with the same database, clock and outbox: the learner's, and the one as found.
enum MailerScript {
  /// What the mailers must have in common.
  enum Subject {
    /// Mails in their order, and reminders. Rules are off.
    case asFound
    /// Mails, reminders and records of mails. The order of mails is open while a limit holds.
    case withRules
  }

  /// A script that makes the two differ, shortened; nil if there is none.
  static func difference(in subject: Subject, scripts: Int = 20) async -> Counterexample? {
    await Counterexample.find(inScripts: scripts) {
      steps(subject, &$0)
    } problem: {
      problem(in: $0, subject)
    }
  }

  private static func steps(
    _ subject: Subject, _ generator: inout SeededGenerator
  ) -> [MailerStep] {
    let rules = subject == .withRules
    // So a mailer that runs other code under rules than without is found out.
    let first: [MailerStep] = rules ? [.set("mailsADay", "3")] : []
    return first
      + (1...generator.pick(from: [4, 8, 14])).map { number in
        switch generator.pick(from: Array(0...11)) {
        case 0...4: .add(MailerReminder(number: number, with: &generator))
        case 5...7: .send
        case 8: .wait(minutes: generator.pick(from: [1, 120, 480, 1440, 4000]))
        case 9:
          if rules {
            .set("mailsADay", generator.pick(from: ["0", "1", "2", "3"]))
          } else {
            .refuse(after: generator.pick(from: [0, 1, 2]))
          }
        case 10:
          if rules {
            .set(
              generator.pick(from: ["quietFrom", "quietTo"]),
              generator.pick(from: ["22:00", "7:00", "13:30", "0:00"]))
          } else {
            generator.pick(from: [
              .set("name", "Anna"), .set("signature", ""), .set("unsubscribed", "gone@c.example"),
              .set("address", "anna@a.example"),
            ])
          }
        default: .restart
        }
      } + [.send]
  }

  private static func problem(in steps: [MailerStep], _ subject: Subject) -> String? {
    do {
      // In the night after this evening Berlin sets its clocks back.
      let evening = Date(timeIntervalSince1970: 1_792_868_400)
      let (yours, found) = (try MailerHost(at: evening), try MailerHost(at: evening))
      let model = MailerModel(host: found)
      for (number, step) in steps.enumerated() {
        guard case .send = step else {
          for host in [yours, found] { try play(step, on: host) }
          continue
        }
        let ends = [end { try yours.sendAll() }, end { try model.sendAll() }]
        guard ends[0] == ends[1] else {
          return text(steps.prefix(number + 1), "It \(ends[0]), and must have \(ends[1]).")
        }
        if let difference = try difference(yours, found, subject) {
          return text(steps.prefix(number + 1), difference)
        }
      }
      return nil
    } catch {
      return text(steps[...], "The database cannot be used any longer: \(error)")
    }
  }

  private static func play(_ step: MailerStep, on host: MailerHost) throws {
    switch step {
    case .add(let reminder): try reminder.add(to: host)
    case .set(let name, let value): try host.set(name, value)
    case .wait(let minutes): host.now += Double(minutes * 60)
    case .refuse(let count): host.outbox.mailsBeforeRefusal = count
    case .restart: host.restart()
    case .send: break
    }
  }

  private static func end(_ send: () throws -> Void) -> String {
    do { try send() } catch is MailSpy.Refused { return "thrown what the outbox threw" } catch {
      return "thrown \(error)"
    }
    return "thrown nothing"
  }

  private static func difference(
    _ yours: MailerHost, _ found: MailerHost, _ subject: Subject
  ) throws -> String? {
    let isLimited = try MailRules.stored(in: yours.database).mailsADay != nil
    let isOpen = subject == .withRules && (isLimited || yours.hasBeenLimited)
    yours.hasBeenLimited = isOpen
    func lines(_ host: MailerHost) -> [String] {
      let lines = host.outbox.mails.map { "to \($0.to): \($0.subject)\n\($0.body)" }
      return isOpen ? lines.sorted() : lines
    }
    if let line = firstDifference(lines(yours), lines(found)) {
      return "The mails differ.\n\(line)"
    }
    if let line = firstDifference(try yours.rows, try found.rows) {
      return "The reminders differ, as rows of their table.\n\(line)"
    }
    guard subject == .withRules else { return nil }
    let records = [try yours.records, try found.records].map { isOpen ? $0.sorted() : $0 }
    return firstDifference(records[0], records[1]).map { "The table `sent` differs.\n\($0)" }
  }

  private static func firstDifference(_ yours: [String], _ found: [String]) -> String? {
    guard yours != found else { return nil }
    let index = zip(yours, found).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String {
      lines.indices.contains(index) ? lines[index].trimmingCharacters(in: .newlines) : "none"
    }
    return "Yours:    \(line(yours))\nExpected: \(line(found))"
  }

  private static func text(_ steps: ArraySlice<MailerStep>, _ difference: String) -> String {
    """
    \(difference)
    The steps, from Saturday, 24 October 2026, at 21:00 in Berlin:
    \(steps.map { "  \($0)" }.joined(separator: "\n"))
    """
  }
}
