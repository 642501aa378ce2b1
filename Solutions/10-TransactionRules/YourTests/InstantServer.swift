@testable import TransactionRules

/// A server that answers at once.
nonisolated struct InstantServer: Server {
  func confirm(_ page: Int, completion: @escaping @Sendable () -> Void) { completion() }
}
