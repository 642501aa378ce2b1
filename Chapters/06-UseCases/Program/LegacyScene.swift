import Foundation

/// Writes a note and thinks better of its title.
enum LegacyScene {
  static func play() {
    let viewModel = LegacyNotesViewModel()
    print("At the start: \(viewModel.notes.map(\.title))")

    viewModel.createNoteWith(title: "Groceries", text: "Milk")
    if let note = viewModel.notes.last {
      viewModel.updateNoteWith(id: note.id, title: "Shopping", text: "Milk")
    }
    print("Wrote \"Groceries\" and changed it to \"Shopping\". The screen shows:")
    print("  \(viewModel.notes.map(\.title))")

    viewModel.removeNoteWith(id: UUID())
    print("Removed a note that is not there. Nobody was told.")
  }
}
