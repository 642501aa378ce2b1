import Foundation

/// A queue for each kind; all that is wrong is counted, and reported at the end.
final class QueueReplay: Replay {
  private var numbers = AnswerQueue<UInt64>()
  private var dates = AnswerQueue<Date>()
  private var report: ((String) -> Void)?

  init(_ report: @escaping (String) -> Void) { self.report = report }

  func answer(with event: SurpriseEvent) {
    if case .drew(let number) = event { numbers.add(number) }
    if case .read(let date) = event { dates.add(date) }
  }

  lazy var dependencies = SurpriseDependencies(
    random: AskingRandom { [unowned self] in numbers.take(or: .random(in: .min ... .max)) },
    now: { [unowned self] in dates.take(or: Date()) })

  func finish() {
    guard let report else { return }
    self.report = nil
    for (count, problem) in [
      (numbers.left, "a number was not drawn"), (numbers.misses, "a number too many was drawn"),
      (dates.left, "a time was not read"), (dates.misses, "the time was read too often"),
    ] {
      for _ in 0..<count { report(problem) }
    }
  }
}
