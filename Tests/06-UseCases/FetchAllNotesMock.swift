import Foundation

@testable import UseCases

/// Works on a store that belongs to one test, or fails as it is told.
final class FetchAllNotesMock: FetchAllNotesProtocol {
  var error: (any Error)?
  private let store: FakeNotesDatabase

  init(on store: FakeNotesDatabase) { self.store = store }

  func fetchAll() throws -> [Note] {
    if let error { throw error }
    return store.fetchAll()
  }
}
