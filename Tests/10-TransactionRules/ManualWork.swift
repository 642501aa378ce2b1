import Synchronization

@testable import TransactionRules

/// Work that runs when a test says so.
nonisolated final class ManualWork: Scheduler {
  private let waiting = Mutex<[@Sendable () -> Void]>([])

  func schedule(_ work: @escaping @Sendable () -> Void) { waiting.withLock { $0.append(work) } }

  func run() {
    while let work = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { work() }
  }
}
