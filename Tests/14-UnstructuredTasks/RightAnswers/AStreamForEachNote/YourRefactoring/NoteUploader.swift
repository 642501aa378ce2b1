import Synchronization

/// An uploader with a worker for each note, which is woken by a stream. A lock guards what they share.
nonisolated final class NoteUploader: Uploading {
  private struct State {
    var texts: [Note.ID: String] = [:]
    var bells: [Note.ID: AsyncStream<Void>.Continuation] = [:]
    var workers: [Task<Void, Never>] = []
    var busy: Set<Note.ID> = []
    var isStopped = false
    var waiting: [CheckedContinuation<Void, Never>] = []

    /// Takes the text that a note's worker sends next; nil once the note is done.
    mutating func next(of id: Note.ID) -> String? {
      if let text = texts.removeValue(forKey: id) { return text }
      busy.remove(id)
      return nil
    }
  }

  private let server: any UploadServing
  private let clock: any Clock<Duration>
  private let state = Mutex(State())

  init(server: any UploadServing, clock: any Clock<Duration>) {
    (self.server, self.clock) = (server, clock)
  }

  deinit {
    state.withLock { $0.bells.values.forEach { $0.finish() } }
  }

  func edit(_ id: Note.ID, text: String) async {
    state.withLock { state in
      if state.isStopped { return }
      state.texts[id] = text
      state.busy.insert(id)
      if state.bells[id] == nil {
        let (stream, bell) = AsyncStream.makeStream(
          of: Void.self, bufferingPolicy: .bufferingNewest(1))
        state.bells[id] = bell
        state.workers.append(
          Task.detached { [weak self] in
            for await _ in stream { await self?.work(on: id) }
          })
      }
      state.bells[id]?.yield()
    }
  }

  func stop() async {
    let workers = state.withLock { state in
      state.isStopped = true
      state.texts = [:]
      return state.workers
    }
    for worker in workers { worker.cancel() }
  }

  func waitUntilIdle() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if state.busy.isEmpty { return true }
        state.waiting.append(continuation)
        return false
      }
      if isIdle { continuation.resume() }
    }
  }

  private func work(on id: Note.ID) async {
    while let text = state.withLock({ $0.next(of: id) }) { await send(text, of: id) }
    let waiting = state.withLock { state in
      guard state.busy.isEmpty else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Sends a text, or a newer one, until it is taken or given up.
  private func send(_ text: String, of id: Note.ID) async {
    var text = text
    for pause in [1, 2, 4, nil] {
      do {
        return try await server.upload(text, of: id)
      } catch {
        guard let pause else { return }
        try? await clock.sleep(for: .seconds(pause))
        let isStopped = state.withLock { state in
          text = state.texts.removeValue(forKey: id) ?? text
          return state.isStopped
        }
        if isStopped { return }
      }
    }
  }
}
