import Synchronization

@testable import TransactionRules

/// A server that answers when a test says so.
nonisolated final class PatientServer: Server {
  private let waiting = Mutex<[(page: Int, completion: @Sendable () -> Void)]>([])

  var pages: [Int] { waiting.withLock { $0.map(\.page) } }

  func confirm(_ page: Int, completion: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.append((page, completion)) }
  }

  func answer() {
    let answered = waiting.withLock { waiting in
      let all = waiting
      waiting = []
      return all
    }
    for (_, completion) in answered { completion() }
  }
}
