import Foundation

/// A world that gives the last answer of each kind, and then its own.
final class AppReplay: Replay {
  private var number: UInt64?
  private var date: Date?

  func answer(with event: SurpriseEvent) {
    switch event {
    case .drew(let number): self.number = number
    case .read(let date): self.date = date
    case .state, .action: break
    }
  }

  var dependencies: SurpriseDependencies {
    SurpriseDependencies(random: AskingRandom(ask: nextNumber), now: nextDate)
  }

  func finish() {}

  private func nextNumber() -> UInt64 {
    defer { number = nil }
    if number == nil { ReplayReport.shared.add("A number was drawn that is not in the log.") }
    return number ?? .random(in: 0...(.max))
  }

  private func nextDate() -> Date {
    defer { date = nil }
    return date ?? Date()
  }
}
