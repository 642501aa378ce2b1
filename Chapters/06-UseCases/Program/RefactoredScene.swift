/// Writes a note: the worked example can create and fetch.
enum RefactoredScene {
  static func play() {
    let viewModel = NotebookViewModel()
    print("At the start: \(viewModel.notes.map(\.title))")

    viewModel.createNoteWith(title: "Groceries", text: "Milk")
    print("Wrote \"Groceries\". The screen shows:")
    print("  \(viewModel.notes.map(\.title))")
    print("What went wrong: \(viewModel.error.map { "\($0)" } ?? "nothing")")
  }
}
