@testable import TransactionRules

/// A server that looks around when a page is confirmed, and never answers.
nonisolated struct LookingServer: Server {
  let look: @Sendable () -> Void

  func confirm(_ page: Int, completion: @escaping @Sendable () -> Void) { look() }
}
