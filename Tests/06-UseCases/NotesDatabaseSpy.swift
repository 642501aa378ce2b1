import Foundation

@testable import UseCases

/// A spy that keeps no notes and records its calls.
final class NotesDatabaseSpy: NotesDatabaseProtocol {
  struct Update: Equatable {
    let id: UUID
    let title: String
    let text: String?
  }

  var error: (any Error)?
  private(set) var updates: [Update] = []
  private(set) var removed: [UUID] = []

  func insert(_ note: Note) {}
  func fetchAll() -> [Note] { [] }

  func update(id: UUID, title: String, text: String?) throws {
    updates.append(Update(id: id, title: title, text: text))
    if let error { throw error }
  }

  func remove(id: UUID) throws {
    removed.append(id)
    if let error { throw error }
  }
}
