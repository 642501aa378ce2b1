/// Uploads edited notes, each note's texts one after another.
actor NoteUploader: Uploading {
  private static let pauses: [Duration] = [.seconds(1), .seconds(2), .seconds(4)]

  private let server: any UploadServing
  private let clock: any Clock<Duration>
  /// The newest text of each note that is still to be sent.
  private var texts: [Note.ID: String] = [:]
  /// The notes that are being uploaded, pauses included.
  private var uploads: [Note.ID: Task<Void, Never>] = [:]
  private var isStopped = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(server: any UploadServing, clock: any Clock<Duration>) {
    (self.server, self.clock) = (server, clock)
  }

  func edit(_ id: Note.ID, text: String) {
    if isStopped { return }
    texts[id] = text
    // Between this look and the note in `uploads` there is no `await`.
    if uploads[id] == nil { uploads[id] = Task { await upload(id) } }
  }

  func stop() {
    isStopped = true
    texts = [:]
    for upload in uploads.values { upload.cancel() }
  }

  func waitUntilIdle() async {
    if uploads.isEmpty { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func upload(_ id: Note.ID) async {
    var pauses = Self.pauses
    while let text = texts.removeValue(forKey: id) {
      do {
        try await server.upload(text, of: id)
        pauses = Self.pauses
      } catch {
        if isStopped { break }
        if pauses.isEmpty {
          // The text is given up. A newer one has pauses of its own.
          pauses = Self.pauses
        } else {
          texts[id] = texts[id] ?? text
          try? await clock.sleep(for: pauses.removeFirst())
        }
      }
    }
    uploads[id] = nil
    if uploads.isEmpty {
      for waiter in waiting { waiter.resume() }
      waiting = []
    }
  }
}
