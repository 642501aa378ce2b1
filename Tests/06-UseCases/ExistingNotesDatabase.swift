import Foundation

@testable import UseCases

/// The two methods of the worked example's database, without the two that you write.
struct ExistingNotesDatabase: NotesDatabaseProtocol {
  private let database: NotesDatabase

  init(_ database: NotesDatabase) { self.database = database }

  func insert(_ note: Note) throws { try database.insert(note) }
  func fetchAll() throws -> [Note] { try database.fetchAll() }
  func update(id: UUID, title: String, text: String?) {}
  func remove(id: UUID) {}
}
