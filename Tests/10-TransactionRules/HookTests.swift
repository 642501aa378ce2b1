import Support
import Testing

@testable import TransactionRules

/// What is done at a transaction's end, and when.
@MainActor @Suite struct HookTests {
  private let log = Spy<String>()

  @Test func `of two finalizations with one key the later one runs, once`() {
    let transaction = WritingTransaction(on: nil)
    for count in 1...3 { transaction.addFinalization(key: "badge") { [log] _ in log("\(count)") } }

    transaction.finalize()

    #expect(log.all == ["3"])
  }

  @Test func `another connection sees a write after the finalizations, and before a completion`()
    throws
  {
    let (db, outside) = Sample.inFile()

    try db.write { [log] transaction in
      try transaction.database.addPage(1)
      transaction.addFinalization(key: "look") { _ in
        log("finalization: \((try? outside.pages) ?? [])")
      }
      transaction.addCompletion { log("completion: \((try? outside.pages) ?? [])") }
    }

    #expect(log.all == ["finalization: []", "completion: [1]"])
  }

  @Test func `what a finalization writes belongs to the transaction`() throws {
    let (db, outside) = Sample.inFile()

    try db.write { [log] transaction in
      transaction.addFinalization(key: "count") { transaction in
        try? transaction.database.addPage(1)
        log("\((try? outside.pages) ?? [])")
      }
    }

    #expect(log.all == ["[]"])
    #expect(try outside.pages == [1])
  }

  @Test func `a transaction is finalized once`() async {
    await #expect(processExitsWith: .failure) {
      let transaction = WritingTransaction(on: nil)
      transaction.finalize()
      transaction.finalize()
    }
  }

  @Test func `a transaction is not completed before it is finalized`() async {
    await #expect(processExitsWith: .failure) { WritingTransaction(on: nil).complete() }
  }

  @Test func `a finalization that comes too late ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let transaction = WritingTransaction(on: nil)
      transaction.finalize()
      transaction.addFinalization(key: "badge") { _ in }
    }
  }

  @Test func `a completion that comes too late ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let transaction = WritingTransaction(on: nil)
      transaction.finalize()
      transaction.complete()
      transaction.addCompletion {}
    }
    await #expect(processExitsWith: .failure) {
      let transaction = WritingTransaction(on: nil)
      transaction.discard()
      transaction.addCompletion(on: ImmediateWork()) {}
    }
  }

  @Test func `SQL on a fake's transaction ends the program`() async {
    await #expect(processExitsWith: .failure) {
      try PageStore().save(Page(number: 1, notes: []), WritingTransaction(on: nil))
    }
  }
}
