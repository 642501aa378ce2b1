/// Uploads edited notes, as found.
actor NoteUploader: Uploading {
  /// The notes whose upload is on its way.
  private var busy: Set<Note.ID> = []

  func edit(_ id: Note.ID, text: String) {
    // Detached, or the next edit would wait for this one.
    Task.detached {
      if await self.busy.contains(id) { return }
      await self.begin(id)
      for pause in [1, 2, 4, nil] {
        do {
          try await InboxService.shared.upload(text, of: id)
          break
        } catch {
          guard let pause else { break }
          try? await Task.sleep(for: .seconds(pause))
        }
      }
      await self.end(id)
    }
  }

  private func begin(_ id: Note.ID) { busy.insert(id) }
  private func end(_ id: Note.ID) { busy.remove(id) }

  /// Turn 2: ends everything.
  func stop() {}

  /// Turn 2: returns when no upload is on its way and none will follow.
  func waitUntilIdle() {}
}
