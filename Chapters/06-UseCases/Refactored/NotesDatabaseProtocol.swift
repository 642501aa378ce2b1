import Foundation

/// A type that can keep notes.
protocol NotesDatabaseProtocol {
  func insert(_ note: Note) throws

  /// All notes, the oldest first; of two with the same date, the one that was inserted first.
  func fetchAll() throws -> [Note]

  func update(id: UUID, title: String, text: String?) throws

  func remove(id: UUID) throws
}
