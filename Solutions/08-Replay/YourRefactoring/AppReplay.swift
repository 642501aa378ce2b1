import Foundation

/// A world that gives each recorded answer once, in the order in which it was recorded, and reports the rest.
final class AppReplay: Replay {
  private var numbers: [UInt64] = []
  private var dates: [Date] = []
  private let report: (String) -> Void

  init(report: @escaping (String) -> Void = { ReplayReport.shared.add($0) }) {
    self.report = report
  }

  func answer(with event: SurpriseEvent) {
    switch event {
    case .drew(let number): numbers.append(number)
    case .read(let date): dates.append(date)
    case .state, .action: break
    }
  }

  var dependencies: SurpriseDependencies {
    SurpriseDependencies(random: AskingRandom(ask: nextNumber), now: nextDate)
  }

  func finish() {
    for number in numbers { report("\(number) was not drawn") }
    for date in dates { report("\(date) was not read") }
    (numbers, dates) = ([], [])
  }

  private func nextNumber() -> UInt64 {
    if !numbers.isEmpty { return numbers.removeFirst() }
    report("a number was drawn that is not in the log")
    // Another one each time: who draws until it fits must come to an end.
    return .random(in: 0...(.max))
  }

  private func nextDate() -> Date {
    if !dates.isEmpty { return dates.removeFirst() }
    report("the clock was read, and there is no time in the log")
    return Date()
  }
}
