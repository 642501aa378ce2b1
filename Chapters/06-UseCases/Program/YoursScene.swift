import Foundation

/// Writes a note, changes its title, and removes one that does not exist.
enum YoursScene {
  static func play() {
    let viewModel = makeProductionViewModel()
    print("At the start: \(viewModel.notes.map(\.title))")

    viewModel.createNoteWith(title: "Groceries", text: "Milk")
    if let note = viewModel.notes.last {
      viewModel.updateNoteWith(id: note.id, title: "Shopping", text: "Milk")
    }
    print("Wrote \"Groceries\" and changed it to \"Shopping\". The screen shows:")
    print("  \(viewModel.notes.map(\.title))")

    viewModel.removeNoteWith(id: UUID())
    let error = (viewModel.error as? DatabaseError).map { "\($0.kind)" }
    print("Removed a note that does not exist: \(error ?? "the app said nothing").")
  }
}
