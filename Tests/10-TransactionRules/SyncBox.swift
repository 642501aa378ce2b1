@testable import TransactionRules

/// A place for a sync that what it calls can reach.
nonisolated final class SyncBox: @unchecked Sendable {
  var sync: Sync?
}
