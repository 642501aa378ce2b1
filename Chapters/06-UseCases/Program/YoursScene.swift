import Foundation

/// Writes a note, thinks better of its title, and removes one that is not there.
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
    let error = viewModel.databaseError
    print("Removed a note that is not there: \(error.map { "\($0.kind)" } ?? "nobody was told").")
  }
}
