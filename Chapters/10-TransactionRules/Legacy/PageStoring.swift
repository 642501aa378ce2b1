/// A type that keeps the pages of the server in a database.
nonisolated protocol PageStoring: Sendable {
  /// Saves a page that is not confirmed yet, and its notes.
  func save(_ page: Page, _ transaction: WritingTransaction) throws

  /// Records that the server knows that a page has come.
  func markConfirmed(_ page: Int, _ transaction: WritingTransaction) throws

  /// How many notes there are.
  func noteCount(_ transaction: ReadingTransaction) throws -> Int

  /// Sets the number on the app's icon.
  func setBadge(_ count: Int, _ transaction: WritingTransaction) throws
}
