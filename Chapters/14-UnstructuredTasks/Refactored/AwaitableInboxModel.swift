import Observation

/// The inbox as found, with its bugs, on a server and a clock that are passed in, and with methods that end when their
/// work has ended.
@Observable final class AwaitableInboxModel {
  private(set) var notes: [Note] = []
  private(set) var isLoading = false
  private(set) var starred: Set<Note.ID> = []

  private let service: any InboxServing
  private let clock: any Clock<Duration>

  init(
    service: any InboxServing = InboxService.shared, clock: any Clock<Duration> = ContinuousClock()
  ) {
    (self.service, self.clock) = (service, clock)
  }

  /// The field has another text now.
  @discardableResult func typed(_ text: String) -> Task<Void, Never> {
    Task { await search(text) }
  }

  func search(_ text: String) async {
    // A fast typist should not cost a request a key.
    try? await clock.sleep(for: .milliseconds(300))
    isLoading = true
    do {
      notes = try await service.notes(beginningWith: text)
    } catch {
      notes = []
    }
    isLoading = false
  }

  /// Stars a note.
  func star(_ note: Note) async {
    if starred.contains(note.id) { return }
    try? await service.star(note.id)
    starred.insert(note.id)
  }
}
