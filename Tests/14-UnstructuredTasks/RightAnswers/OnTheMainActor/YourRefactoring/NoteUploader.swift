/// An uploader on the main actor, with a value for each note.
@MainActor final class NoteUploader: Uploading {
  private struct Upload {
    var waiting: String?
    var refusals = 0
    var task: Task<Void, Never>?
  }

  private let server: any UploadServing
  private let clock: any Clock<Duration>
  private var uploads: [Note.ID: Upload] = [:]
  private var isOver = false

  init(server: any UploadServing, clock: any Clock<Duration>) {
    (self.server, self.clock) = (server, clock)
  }

  func edit(_ id: Note.ID, text: String) {
    guard !isOver else { return }
    if uploads[id] != nil {
      uploads[id]?.waiting = text
    } else {
      uploads[id] = Upload()
      send(text, of: id)
    }
  }

  func stop() {
    isOver = true
    for upload in uploads.values { upload.task?.cancel() }
  }

  func waitUntilIdle() async {
    while let task = uploads.values.first?.task { await task.value }
  }

  private func send(_ text: String, of id: Note.ID) {
    uploads[id]?.task = Task {
      do {
        try await server.upload(text, of: id)
        goOn(with: id, after: nil)
      } catch {
        await refuse(text, of: id)
      }
    }
  }

  private func refuse(_ text: String, of id: Note.ID) async {
    uploads[id]?.refusals += 1
    guard let refusals = uploads[id]?.refusals, refusals < 4 else {
      return goOn(with: id, after: nil)
    }
    try? await clock.sleep(for: .seconds(1 << (refusals - 1)))
    goOn(with: id, after: text)
  }

  /// Sends the text that waits, or an older one again; without either, the note is done.
  private func goOn(with id: Note.ID, after refused: String?) {
    guard !isOver, let text = uploads[id]?.waiting ?? refused else {
      uploads[id] = nil
      return
    }
    uploads[id]?.waiting = nil
    if refused == nil { uploads[id]?.refusals = 0 }
    send(text, of: id)
  }
}
