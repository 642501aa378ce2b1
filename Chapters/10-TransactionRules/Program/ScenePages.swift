/// Pages that are kept nowhere.
nonisolated struct ScenePages: PageStoring {
  func save(_ page: Page, _ transaction: WritingTransaction) {}
  func markConfirmed(_ page: Int, _ transaction: WritingTransaction) {}
  func noteCount(_ transaction: ReadingTransaction) -> Int { 0 }
  func setBadge(_ count: Int, _ transaction: WritingTransaction) {}
}
