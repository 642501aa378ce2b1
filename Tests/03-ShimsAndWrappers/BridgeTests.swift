import Platform
import Support
import Testing

@testable import ShimsAndWrappers

/// To read, for the section "Further": the two bridges, and an old class that only passes its transaction on.
@MainActor @Suite struct BridgeTests {
  @Test func `who may write may read`() throws {
    try Storage.inMemory(digest: "7 notes").write { transaction in
      let token: any WriteTransaction = transaction

      let streak = try StreakStore.streak(of: "ada", transaction: token)

      #expect(streak == Streak(weeks: 7), "pinned: it is read from the digest")
    }
  }

  @Test func `who may only read may not write: no cast finds a token to write in`() throws {
    // And `StorageDB.bridge(token) as StorageWriteTransaction` does not even compile.
    try Storage.inMemory().read { transaction in
      let token: any ReadTransaction = transaction

      #expect((token as? any WriteTransaction) == nil)
      #expect((StorageDB.bridge(token) as? StorageWriteTransaction) == nil)
    }
  }

  @Test func `a double's token is refused by the bridge to read`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      try MockDB().read { token in _ = StorageDB.bridge(token) as StorageReadTransaction }
    }

    try expectRefusal(result)
  }

  @Test func `a double's token is refused by the bridge to write`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      try MockDB().write { token in _ = StorageDB.bridge(token) as StorageWriteTransaction }
    }

    try expectRefusal(result)
  }

  @Test func `there and back it is the same object`() throws {
    try Storage.inMemory().write { transaction in
      let writeToken: any WriteTransaction = transaction
      let readToken: any ReadTransaction = transaction

      #expect(StorageDB.bridge(writeToken) === transaction)
      #expect(StorageDB.bridge(readToken) === transaction)
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

  /// Expects the words of `bridge`: a cast of the test's own would end the program as well.
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
