import Foundation
import Synchronization

/// Two threads that do something at the same moment.
enum TwoThreads {
  /// Runs pairs of jobs, one after the other; both jobs of a pair begin when both threads are ready.
  ///
  /// One of the two then hesitates, each time a little differently, so that in some rounds they collide in the
  /// middle of what they do.
  static func race(_ pairs: [[@Sendable () -> Void]]) {
    let arrived = Counter()
    let ended = DispatchSemaphore(value: 0)
    for thread in 0...1 {
      Thread.detachNewThread {
        let hesitation = Atomic(0)
        for (round, pair) in pairs.enumerated() {
          arrived.value.add(1, ordering: .sequentiallyConsistent)
          while arrived.value.load(ordering: .sequentiallyConsistent) < 2 * (round + 1) {
            sched_yield()
          }
          let lead = round % 200 - 100
          for _ in 0..<max(0, thread == 0 ? lead : -lead) { hesitation.add(1, ordering: .relaxed) }
          pair[thread]()
        }
        ended.signal()
      }
    }
    for _ in 0...1 { ended.wait() }
  }

  private final class Counter: Sendable {
    let value = Atomic(0)
  }
}
