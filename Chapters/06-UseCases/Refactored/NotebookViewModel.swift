/// The view model of a screen that shows notes and creates them: the worked example, end to end.
class NotebookViewModel {
  private(set) var notes: [Note]
  /// The error that the last call ended with; nil when it went well.
  private(set) var error: (any Error)?

  private let createNote: any CreateNoteProtocol
  private let fetchAllNotes: any FetchAllNotesProtocol

  init(
    notes: [Note] = [],
    createNote: any CreateNoteProtocol = CreateNoteUseCase(),
    fetchAllNotes: any FetchAllNotesProtocol = FetchAllNotesUseCase()
  ) {
    self.notes = notes
    self.createNote = createNote
    self.fetchAllNotes = fetchAllNotes
    fetchAll()
  }

  func fetchAll() {
    attempt {
      notes = try fetchAllNotes.fetchAll()
    }
  }

  func createNoteWith(title: String, text: String) {
    attempt {
      try createNote.createNoteWith(title: title, text: text)
      notes = try fetchAllNotes.fetchAll()
    }
  }

  private func attempt(_ work: () throws -> Void) {
    do {
      try work()
      error = nil
    } catch {
      self.error = error
    }
  }
}
