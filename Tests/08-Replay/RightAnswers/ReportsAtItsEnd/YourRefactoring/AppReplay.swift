import Foundation

/// Counts what was asked, and reports in its last moment.
final class AppReplay: Replay {
  private var answers: [SurpriseEvent] = []
  private var tooMany: [String] = []
  private let report: (String) -> Void

  init(report: @escaping (String) -> Void) {
    self.report = report
  }

  isolated deinit {
    for answer in answers { report("Not used: \(answer).") }
    for problem in tooMany { report(problem) }
  }

  func answer(with event: SurpriseEvent) {
    switch event {
    case .drew, .read: answers.append(event)
    case .state, .action: break
    }
  }

  var dependencies: SurpriseDependencies {
    SurpriseDependencies(
      random: AskingRandom {
        self.take { if case .drew(let number) = $0 { number } else { nil } }
          ?? UInt64.random(in: .min ... .max)
      },
      now: { self.take { if case .read(let date) = $0 { date } else { nil } } ?? .now })
  }

  func finish() {}

  /// Takes the first answer of a kind.
  private func take<Answer>(_ kind: (SurpriseEvent) -> Answer?) -> Answer? {
    for (index, event) in answers.enumerated() {
      guard let answer = kind(event) else { continue }
      answers.remove(at: index)
      return answer
    }
    tooMany.append("Asked too often for a \(Answer.self).")
    return nil
  }
}
