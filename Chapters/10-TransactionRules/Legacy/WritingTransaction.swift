import Platform

/// A transaction to write in, and what is to be done at its end.
nonisolated final class WritingTransaction: ReadingTransaction, @unchecked Sendable {
  enum Stage { case open, finalizing, final, over }

  private var stage = Stage.open
  private var finalizations: [(key: String, block: (WritingTransaction) -> Void)] = []
  private var completions: [() -> Void] = []
  private var scheduled: [(scheduler: any Scheduler, block: @Sendable () -> Void)] = []

  /// Runs `block` last of all in the transaction. Of two blocks with one key only the later one runs; but one that is
  /// added while finalizations run runs at once, whatever its key, and replaces none.
  func addFinalization(key: String, _ block: @escaping (WritingTransaction) -> Void) {
    switch stage {
    case .open:
      if let index = finalizations.firstIndex(where: { $0.key == key }) {
        finalizations[index].block = block
      } else {
        finalizations.append((key, block))
      }
    case .finalizing: block(self)
    case .final, .over: preconditionFailure("The transaction has been finalized.")
    }
  }

  /// Runs `block` when the transaction has been committed, before the write returns.
  func addCompletion(_ block: @escaping () -> Void) {
    precondition(stage != .over, "The transaction is over.")
    completions.append(block)
  }

  /// Runs `block` by `scheduler` when the transaction has been committed.
  func addCompletion(on scheduler: any Scheduler, _ block: @escaping @Sendable () -> Void) {
    precondition(stage != .over, "The transaction is over.")
    scheduled.append((scheduler, block))
  }

  /// For a database, before it commits: runs the finalizations.
  func finalize() {
    precondition(stage == .open, "The transaction has been finalized.")
    stage = .finalizing
    for finalization in finalizations { finalization.block(self) }
    finalizations = []
    stage = .final
  }

  /// For a database, after it has committed: runs the completions, then those for schedulers.
  func complete() {
    precondition(stage == .final, "The transaction has not been finalized.")
    stage = .over
    let (completions, scheduled) = (completions, scheduled)
    (self.completions, self.scheduled) = ([], [])
    for completion in completions { completion() }
    for (scheduler, block) in scheduled { scheduler.schedule(block) }
  }

  /// For a database, after it has rolled back: nothing of it is done.
  func discard() {
    stage = .over
    (finalizations, completions, scheduled) = ([], [], [])
  }
}
