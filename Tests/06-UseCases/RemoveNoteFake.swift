import Foundation

@testable import UseCases

/// A fake that works on the store of one test; while it has an `error`, it throws that instead.
final class RemoveNoteFake: RemoveNoteProtocol {
  var error: (any Error)?
  private let store: FakeNotesDatabase

  init(on store: FakeNotesDatabase) { self.store = store }

  func removeNoteWith(id: UUID) throws {
    if let error { throw error }
    try store.remove(id: id)
  }
}
