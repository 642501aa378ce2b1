import Foundation

@testable import UseCases

/// A fake that works on the store of one test; while it has an `error`, it throws that instead.
///
/// Its clock stands still: every note has the same date.
final class CreateNoteFake: CreateNoteProtocol {
  var error: (any Error)?
  private let store: FakeNotesDatabase
  private let now: Date

  init(on store: FakeNotesDatabase, now: Date = Date(timeIntervalSince1970: 1)) {
    self.store = store
    self.now = now
  }

  func createNoteWith(title: String, text: String) throws {
    if let error { throw error }
    try store.insert(Note(title: title, text: text, createdAt: now))
  }
}
