/// All that the screen shows.
struct NotesState {
  var notes: [Note] = []
  var error: (any Error)?

  /// What the screen shows after some work was tried.
  func after(_ attempt: () throws -> [Note]) -> NotesState {
    do {
      return NotesState(notes: try attempt(), error: nil)
    } catch {
      return NotesState(notes: notes, error: error)
    }
  }
}
