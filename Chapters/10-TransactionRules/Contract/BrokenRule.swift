/// A rule of transactions that code breaks unseen, until a write is lost.
nonisolated enum BrokenRule: String, Sendable, CustomStringConvertible {
  /// A transaction began inside another of the same database.
  case reentrant = "A transaction began inside another."
  /// A transaction was kept after its block.
  case retained = "A transaction was kept after its block."

  var description: String { rawValue }
}
