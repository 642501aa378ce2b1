import Foundation

@testable import UseCases

/// Works on a store that belongs to one test, or fails as it is told.
final class CreateNoteMock: CreateNoteProtocol {
  var error: (any Error)?
  private let store: InMemoryNotesDatabase

  init(on store: InMemoryNotesDatabase) { self.store = store }

  func createNoteWith(title: String, text: String) throws {
    if let error { throw error }
    try store.insert(Note(title: title, text: text, createdAt: .now))
  }
}
