import Synchronization

@testable import TransactionRules

/// A server that never answers, and keeps what waits for its answer.
nonisolated final class SilentServer: Server {
  private let waiting = Mutex<[@Sendable () -> Void]>([])

  var isAsked: Bool { waiting.withLock { !$0.isEmpty } }

  func confirm(_ page: Int, completion: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.append(completion) }
  }
}
