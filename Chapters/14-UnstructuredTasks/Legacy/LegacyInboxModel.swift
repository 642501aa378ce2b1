import Observation

/// The search field of Jotter's inbox and the notes below it, as found.
@Observable final class LegacyInboxModel {
  private(set) var notes: [Note] = []
  private(set) var isLoading = false
  private(set) var starred: Set<Note.ID> = []

  /// The field has another text now.
  func search(_ text: String) {
    Task {
      // A fast typist should not cost a request a key.
      try? await Task.sleep(for: .milliseconds(300))
      isLoading = true
      do {
        notes = try await InboxService.shared.notes(beginningWith: text)
      } catch {
        notes = []
      }
      isLoading = false
    }
  }

  /// The user tapped a note's star.
  func star(_ note: Note) {
    Task {
      if starred.contains(note.id) { return }
      try? await InboxService.shared.star(note.id)
      starred.insert(note.id)
    }
  }
}
