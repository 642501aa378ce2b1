import Foundation

/// A type that can be behind the screen with the notes.
protocol NotesViewModelling: AnyObject {
  var notes: [Note] { get }
  /// What the last thing that was tried ended with; nil when it went well.
  var databaseError: DatabaseError? { get }

  func fetchAll()
  func createNoteWith(title: String, text: String)
  func updateNoteWith(id: UUID, title: String, text: String?)
  func removeNoteWith(id: UUID)
}
