import Dispatch

/// A type that runs work later.
nonisolated protocol Scheduler: Sendable {
  func schedule(_ work: @escaping @Sendable () -> Void)
}

extension DispatchQueue: Scheduler {
  nonisolated func schedule(_ work: @escaping @Sendable () -> Void) { async(execute: work) }
}
