import Platform
import Support
import Testing

@testable import ShimsAndWrappers

/// To read, for the section "Further": bridges in both directions, and an old class that only passes on.
@MainActor @Suite struct BridgeTests {
  @Test func `who may write may read`() throws {
    try Storage.inMemory(digest: "7 notes").write { transaction in
      let token: any WriteTransaction = transaction

      let streak = try StreakStore.streak(of: "ada", transaction: token)

      #expect(streak == Streak(weeks: 7), "pinned: it is read from the digest")
    }
  }

  @Test func `who may only read may not write`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      try Storage.inMemory().read { transaction in
        let token: any ReadTransaction = transaction
        _ = StorageDB.bridge(token as! any WriteTransaction)
      }
    }
  }

  @Test func `a mock is no transaction to write in either`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      try MockDB().write { _ = StorageDB.bridge($0) }
    }
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
  func `a class that only passes its transaction on is mocked like any other`(
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

  struct OneName: Greeting.Shims.AccountManager {
    let name: String?

    func localName(transaction: any ReadTransaction) -> String? { name }
  }
}
