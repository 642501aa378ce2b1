import Foundation

@testable import UseCases

/// A fake that works on the store of one test; while it has an `error`, it throws that instead.
final class UpdateNoteFake: UpdateNoteProtocol {
  var error: (any Error)?
  private let store: InMemoryNotesDatabase

  init(on store: InMemoryNotesDatabase) { self.store = store }

  func updateNoteWith(id: UUID, title: String, text: String?) throws {
    if let error { throw error }
    try store.update(id: id, title: title, text: text)
  }
}
