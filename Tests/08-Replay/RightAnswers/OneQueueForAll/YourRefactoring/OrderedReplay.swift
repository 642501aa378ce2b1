import Foundation

/// One queue for all answers: what is asked in another order than recorded is reported too.
final class OrderedReplay: Replay {
  let report: (String) -> Void
  var answers: ArraySlice<SurpriseEvent> = []

  init(report: @escaping (String) -> Void) { self.report = report }

  func answer(with event: SurpriseEvent) {
    if case .state = event { return }
    if case .action = event { return }
    answers.append(event)
  }

  var dependencies: SurpriseDependencies {
    .init(random: AskingRandom(ask: drawn), now: read)
  }

  func finish() {
    while let answer = answers.popFirst() { report("\(answer) was recorded, and never asked for") }
  }

  private func drawn() -> UInt64 {
    if case .drew(let number)? = answers.first {
      answers.removeFirst()
      return number
    }
    report("a number was asked for, and not recorded here")
    var system = SystemRandomNumberGenerator()
    return system.next()
  }

  private func read() -> Date {
    if case .read(let date)? = answers.first {
      answers.removeFirst()
      return date
    }
    report("the time was asked for, and not recorded here")
    return Date(timeIntervalSinceReferenceDate: 0)
  }
}
