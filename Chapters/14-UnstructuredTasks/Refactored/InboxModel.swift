import Observation

/// The search field of Jotter's inbox and the notes below it, on a server and a clock that are passed in.
@Observable final class InboxModel {
  private(set) var notes: [Note] = []
  private(set) var message: String?
  /// Whether an answer is awaited that will be shown.
  private(set) var isLoading = false
  private(set) var starred: Set<Note.ID> = []

  private let service: any InboxServing
  private let clock: any Clock<Duration>
  private var searching: Task<Void, Never>?
  /// The notes whose stars are on their way to the server.
  private var starring: Set<Note.ID> = []

  init(
    service: any InboxServing = InboxService.shared, clock: any Clock<Duration> = ContinuousClock()
  ) {
    (self.service, self.clock) = (service, clock)
  }

  /// The field has another text now: its search takes the place of the one before.
  ///
  /// - Returns: The search, for a caller that wants to wait for its end.
  @discardableResult func typed(_ text: String) -> Task<Void, Never> {
    searching?.cancel()
    let task = Task { await search(text) }
    searching = task
    return task
  }

  /// The screen is gone.
  func leave() {
    searching?.cancel()
    isLoading = false
  }

  /// Shows the notes for a text, 300 ms later, unless its task is cancelled.
  func search(_ text: String) async {
    // A fast typist should not cost a request a key.
    try? await clock.sleep(for: .milliseconds(300))
    guard !Task.isCancelled else { return }
    if text.isEmpty {
      notes = []
      message = nil
      isLoading = false
      return
    }
    isLoading = true
    message = nil
    do {
      let found = try await service.notes(beginningWith: text)
      guard !Task.isCancelled else { return }
      notes = found
      message = found.isEmpty ? "No notes" : nil
    } catch {
      guard !Task.isCancelled else { return }
      message = "The inbox cannot be searched now"
    }
    isLoading = false
  }

  /// Stars a note, unless it is starred or about to be.
  func star(_ note: Note) async {
    guard !starred.contains(note.id), starring.insert(note.id).inserted else { return }
    defer { starring.remove(note.id) }
    do {
      try await service.star(note.id)
      starred.insert(note.id)
    } catch {
      message = "\(note.title) cannot be starred now"
    }
  }
}
