import Synchronization

/// The number of submissions that are done, and the pace of grading them.
final class GradingPace: Sendable {
  let total: Int
  private let begin = ContinuousClock.now
  private let count = Mutex(0)

  init(total: Int) { self.total = total }

  var done: Int { count.withLock { $0 } }

  func noteDone() { count.withLock { $0 += 1 } }

  /// The step of grading, as progress shows it.
  var step: Progress.Step {
    let done = done
    let elapsed = (ContinuousClock.now - begin) / .seconds(1)
    let seconds = done == 0 ? nil : elapsed / Double(done) * Double(total - done)
    return .grading(done: done, of: total, seconds: seconds)
  }
}
