import Foundation

/// A type that can change a note.
protocol UpdateNoteProtocol {
  func updateNoteWith(id: UUID, title: String, text: String?) throws
}
