@testable import TransactionRules

/// Work that runs at once.
nonisolated struct ImmediateWork: Scheduler {
  func schedule(_ work: @escaping @Sendable () -> Void) { work() }
}
