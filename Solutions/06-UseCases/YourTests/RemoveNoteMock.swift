import Foundation

@testable import UseCases

/// Works on a store that belongs to one test, or fails as it is told.
final class RemoveNoteMock: RemoveNoteProtocol {
  var error: (any Error)?
  private let store: InMemoryNotesDatabase

  init(on store: InMemoryNotesDatabase) { self.store = store }

  func removeNoteWith(id: UUID) throws {
    if let error { throw error }
    try store.remove(id: id)
  }
}
