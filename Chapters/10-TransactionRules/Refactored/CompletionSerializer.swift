import Synchronization

/// Runs blocks after the commits of their transactions, one at a time, in the order in which they were added.
///
/// Completions run when the next transaction may have begun, so those of a second one can come before those of the first.
/// Here a block that is added inside a transaction stands in line at once, before blocks of later transactions. So it
/// may run on another transaction's thread, when its own write has returned. For the transactions of one database.
nonisolated final class CompletionSerializer: Sendable {
  final class Ticket: Sendable {
    let block: @Sendable () -> Void
    init(_ block: @escaping @Sendable () -> Void) { self.block = block }
  }

  /// Until the commit only the transaction keeps the ticket: with a rollback it is gone.
  struct Place {
    weak var ticket: Ticket?
    var committed: Ticket?
  }

  struct Line {
    var places: [Place] = []
    var isRunning = false
  }

  private let line = Mutex(Line())

  /// Runs `block` once `transaction` has been committed, and after the blocks of all transactions before it.
  func add(to transaction: WritingTransaction, _ block: @escaping @Sendable () -> Void) {
    let ticket = Ticket(block)
    line.withLock { $0.places.append(Place(ticket: ticket)) }
    transaction.addCompletion { [self] in
      line.withLock { line in
        for index in line.places.indices where line.places[index].ticket === ticket {
          line.places[index].committed = ticket
        }
      }
      while let ticket = next() {
        // Without the lock: the block may wait for a writer that waits for the lock in `add`.
        ticket.block()
        line.withLock { $0.isRunning = false }
      }
    }
  }

  /// The first in line, if it has been committed and no other thread runs a block.
  private func next() -> Ticket? {
    line.withLock { line in
      line.places.removeAll { $0.ticket == nil }
      guard !line.isRunning, let ticket = line.places.first?.committed else { return nil }
      line.places.removeFirst()
      line.isRunning = true
      return ticket
    }
  }
}
