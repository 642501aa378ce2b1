/// A call of a database, and the calls inside it.
nonisolated final class Call {
  private weak var transaction: ReadingTransaction?
  private var inner: [Call] = []
  let parent: Call?

  init(in parent: Call?) {
    self.parent = parent
    parent?.inner.append(self)
  }

  /// Runs `body` with a transaction that this call does not keep.
  func run<Transaction: ReadingTransaction, Value>(
    _ transaction: Transaction, _ body: (Transaction) throws -> Value
  ) rethrows -> Value {
    self.transaction = transaction
    return try body(transaction)
  }

  /// How many transactions of this call and those inside it are alive.
  var keptCount: Int {
    inner.reduce(transaction == nil ? 0 : 1) { count, call in count + call.keptCount }
  }
}
