/// A rule of transactions that code breaks unseen, until a write is lost.
nonisolated enum BrokenRule: String, Sendable, CustomStringConvertible {
  /// A transaction began inside another of the same database.
  case reentrant = "A transaction began inside another."
  /// A transaction was still alive when the outermost one was over.
  case retained = "A transaction was kept after its end."

  var description: String { rawValue }
}
