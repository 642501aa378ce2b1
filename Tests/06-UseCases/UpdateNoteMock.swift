import Foundation

@testable import UseCases

/// Works on a store that belongs to one test, or fails as it is told.
final class UpdateNoteMock: UpdateNoteProtocol {
  var error: (any Error)?
  private let store: FakeNotesDatabase

  init(on store: FakeNotesDatabase) { self.store = store }

  func updateNoteWith(id: UUID, title: String, text: String?) throws {
    if let error { throw error }
    try store.update(id: id, title: title, text: text)
  }
}
