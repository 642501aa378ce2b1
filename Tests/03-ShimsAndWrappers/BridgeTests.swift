import Platform
import Support
import Testing

@testable import ShimsAndWrappers

/// To read, for the section "Further": the two bridges, and an old class that only passes its transaction on.
@MainActor @Suite struct BridgeTests {
  @Test func `a token for writing may also read`() throws {
    try Storage.inMemory(digest: "7 notes").write { transaction in
      let token: any WriteTransaction = transaction

      let streak = try StreakStore.streak(of: "ada", transaction: token)

      #expect(streak == Streak(weeks: 7), "pinned: it is read from the digest")
    }
  }

  @Test func `a token for reading cannot be cast to one for writing`() throws {
    // The typed way, `StorageDB.bridge(token)`, does not even compile: the lesson shows the error.
    try Storage.inMemory().read { transaction in
      let token: any ReadTransaction = transaction

      #expect((token as? any WriteTransaction) == nil)
      #expect((StorageDB.bridge(token) as? StorageWriteTransaction) == nil)
    }
  }

  @Test func `the bridge for reading refuses a double's token`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      try MockDB().read { token in _ = StorageDB.bridge(token) as StorageReadTransaction }
    }

    try expectRefusal(result)
  }

  @Test func `the bridge for writing refuses a double's token`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      try MockDB().write { token in _ = StorageDB.bridge(token) as StorageWriteTransaction }
    }

    try expectRefusal(result)
  }

  @Test func `the bridge returns the transaction behind the token, with its type`() throws {
    try Storage.inMemory().write { transaction in
      let writeToken: any WriteTransaction = transaction
      let readToken: any ReadTransaction = transaction

      let writing: StorageWriteTransaction = StorageDB.bridge(writeToken)
      let reading: StorageReadTransaction = StorageDB.bridge(readToken)

      #expect(writing === transaction)
      #expect(reading === transaction)
    }
  }

  @Test(arguments: [("Ada", "Hello Ada,"), (nil, "Hello,")])
  func `a class that only passes its transaction on is replaced like any other`(
    name: String?, text: String
  ) throws {
    let greeting = Greeting(db: MockDB(), accountManager: OneName(name: name))

    #expect(try greeting.text() == text)
  }

  @Test func `production reaches the old class through its wrapper`() throws {
    let storage = try Storage.inMemory()
    try storage.write { transaction in
      try transaction.execute("CREATE TABLE key_value (key TEXT PRIMARY KEY, value TEXT)")
      try transaction.execute("INSERT INTO key_value VALUES ('local name', 'Grace')")
    }

    #expect(try CompositionRoot.greeting(on: storage).text() == "Hello Grace,")
  }

  // MARK: - Fixtures

  /// Expects the message of `bridge`: a failed cast in the test would crash as well.
  private func expectRefusal(_ result: ExitTest.Result?) throws {
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("BridgeTests.swift"))
    #expect(said.contains("Fatal error: MockDB.Transaction is no transaction of Storage"))
  }

  struct OneName: Greeting.Shims.AccountManager {
    let name: String?

    func localName(transaction: any ReadTransaction) -> String? { name }
  }
}
