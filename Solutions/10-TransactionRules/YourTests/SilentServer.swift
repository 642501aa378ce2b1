import Synchronization

@testable import TransactionRules

/// A server that answers when a test says so.
nonisolated final class SilentServer: Server {
  private let waiting = Mutex<[@Sendable () -> Void]>([])

  var isAsked: Bool { waiting.withLock { !$0.isEmpty } }

  func confirm(_ page: Int, completion: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.append(completion) }
  }

  /// Gives the answers that are waited for.
  func answer() {
    let answers = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for answer in answers { answer() }
  }
}
