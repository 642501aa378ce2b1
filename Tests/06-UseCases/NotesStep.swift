import Foundation

@testable import UseCases

/// What a user can do on the screen with the notes.
enum NotesStep: CaseIterable {
  case create
  case fetch
  case update
  case remove

  /// The kind of a database error when this step fails.
  var kind: DatabaseError.Kind {
    switch self {
    case .create: .errorInsert
    case .fetch: .errorFetch
    case .update: .errorUpdate
    case .remove: .errorRemove
    }
  }

  func take(_ viewModel: any NotesViewModelling, _ note: Note) {
    switch self {
    case .create: viewModel.createNoteWith(title: "New", text: "")
    case .fetch: viewModel.fetchAll()
    case .update: viewModel.updateNoteWith(id: note.id, title: "Edited", text: nil)
    case .remove: viewModel.removeNoteWith(id: note.id)
    }
  }
}
