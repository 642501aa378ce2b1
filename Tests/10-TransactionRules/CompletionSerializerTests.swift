import Support
import Testing

@testable import TransactionRules

/// Blocks after commits, in order.
@MainActor @Suite struct CompletionSerializerTests {
  private let serializer = CompletionSerializer()
  private let log = Spy<String>()

  @Test func `the blocks keep their order when the second transaction ends first`() {
    let (first, second) = (transaction("b1"), transaction("b2"))

    second.complete()
    #expect(log.all == [], "b2 waits for b1")
    first.complete()

    #expect(log.all == ["b1", "b2"])
  }

  @Test func `of three transactions each can end first`() {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let log = Spy<String>()
      let transactions = (0..<3).map { number in transaction("\(number)", log) }

      for index in order { transactions[index].complete() }

      #expect(log.all == ["0", "1", "2"], "ended in the order \(order)")
    }
  }

  @Test func `the block of a transaction that rolled back never runs, and holds no other up`() {
    let first = WritingTransaction(on: nil)
    serializer.add(to: first) { [log] in log("b1") }
    let second = transaction("b2")

    first.discard()
    second.complete()
    transaction("b3").complete()

    #expect(log.all == ["b2", "b3"])
  }

  @Test func `a block may write, and what that adds comes after it`() throws {
    let db = try Sample.inMemory()

    try db.write { [serializer, log] transaction in
      serializer.add(to: transaction) {
        try? db.write { transaction in serializer.add(to: transaction) { log("b2") } }
        log("b1")
      }
    }

    #expect(log.all == ["b1", "b2"])
  }

  /// A transaction that is finalized, and whose block logs a line.
  private func transaction(_ line: String, _ other: Spy<String>? = nil) -> WritingTransaction {
    let transaction = WritingTransaction(on: nil)
    serializer.add(to: transaction) { [log = other ?? log] in log(line) }
    transaction.finalize()
    return transaction
  }
}
