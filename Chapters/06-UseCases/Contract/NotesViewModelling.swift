import Foundation

/// A type that can be the view model of the screen with the notes.
protocol NotesViewModelling: AnyObject {
  var notes: [Note] { get }
  /// The error that the last call ended with; nil when it went well.
  var error: (any Error)? { get }

  func fetchAll()
  func createNoteWith(title: String, text: String)
  func updateNoteWith(id: UUID, title: String, text: String?)
  func removeNoteWith(id: UUID)
}
