import Foundation

@testable import UseCases

/// A database that fails when a test wants it to; else it passes every call on to another one.
final class UnreliableNotesDatabase: NotesDatabaseProtocol {
  /// What fails, and with which error.
  var failing: (step: NotesStep, error: any Error)?
  /// Whether only the first call fails: trying again would hide the error.
  var failsOnce = false

  private let database: any NotesDatabaseProtocol

  init(_ database: any NotesDatabaseProtocol) { self.database = database }

  func insert(_ note: Note) throws {
    try failIfWanted(in: .create)
    try database.insert(note)
  }

  func fetchAll() throws -> [Note] {
    try failIfWanted(in: .fetch)
    return try database.fetchAll()
  }

  func update(id: UUID, title: String, text: String?) throws {
    try failIfWanted(in: .update)
    try database.update(id: id, title: title, text: text)
  }

  func remove(id: UUID) throws {
    try failIfWanted(in: .remove)
    try database.remove(id: id)
  }

  private func failIfWanted(in step: NotesStep) throws {
    guard let failing, failing.step == step else { return }
    if failsOnce { self.failing = nil }
    throw failing.error
  }
}
