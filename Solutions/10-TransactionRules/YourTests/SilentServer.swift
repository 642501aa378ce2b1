@testable import TransactionRules

/// A dummy: a server that never answers.
nonisolated struct SilentServer: Server {
  func confirm(_ page: Int, completion: @escaping @Sendable () -> Void) {}
}
