import Foundation

@testable import UseCases

/// A fake that works on the store of one test; while it has an `error`, it throws that instead.
final class FetchAllNotesFake: FetchAllNotesProtocol {
  var error: (any Error)?
  private let store: InMemoryNotesDatabase

  init(on store: InMemoryNotesDatabase) { self.store = store }

  func fetchAll() throws -> [Note] {
    if let error { throw error }
    return store.fetchAll()
  }
}
