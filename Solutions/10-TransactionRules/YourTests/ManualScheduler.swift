import Synchronization

@testable import TransactionRules

/// A scheduler that runs its work when a test says so.
nonisolated final class ManualScheduler: Scheduler {
  private let waiting = Mutex<[@Sendable () -> Void]>([])

  func schedule(_ work: @escaping @Sendable () -> Void) { waiting.withLock { $0.append(work) } }

  /// Runs what waits, in order, and what is scheduled meanwhile.
  func run() {
    while let work = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { work() }
  }
}
