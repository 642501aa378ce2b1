/// Uploads edited notes. One scheduler, a task group, runs the uploads and pauses of all notes.
actor NoteUploader: Uploading {
  /// A note that is not done.
  private struct Job {
    /// The newest text, unless it is on its way.
    var text: String?
    var refusals = 0
  }

  /// A scheduler works while there are jobs; a later edit begins another one.
  private struct Scheduler {
    let due: AsyncStream<Note.ID>.Continuation
    let task: Task<Void, Never>
  }

  private let server: any UploadServing
  private let clock: any Clock<Duration>
  private var jobs: [Note.ID: Job] = [:]
  private var scheduler: Scheduler?
  private var isStopped = false

  init(server: any UploadServing, clock: any Clock<Duration>) {
    self.server = server
    self.clock = clock
  }

  func edit(_ id: Note.ID, text: String) {
    if isStopped { return }
    let isNew = jobs[id] == nil
    jobs[id, default: Job()].text = text
    if isNew { schedule(id) }
  }

  func stop() {
    isStopped = true
    jobs = [:]
    scheduler?.task.cancel()
  }

  func waitUntilIdle() async { await scheduler?.task.value }

  private func schedule(_ id: Note.ID) {
    if scheduler == nil {
      let (stream, due) = AsyncStream.makeStream(of: Note.ID.self)
      scheduler = Scheduler(due: due, task: Task { await self.run(stream) })
    }
    scheduler?.due.yield(id)
  }

  /// Ends when the stream does and all attempts and pauses have ended.
  private func run(_ due: AsyncStream<Note.ID>) async {
    await withDiscardingTaskGroup { group in
      for await id in due {
        group.addTask { await self.attempt(id) }
      }
    }
  }

  /// Sends the newest text of a note, and schedules what follows.
  private func attempt(_ id: Note.ID) async {
    guard let text = jobs[id]?.text else { return }
    jobs[id]?.text = nil
    let isAccepted: Bool
    do {
      try await server.upload(text, of: id)
      isAccepted = true
    } catch {
      isAccepted = false
    }
    guard var job = jobs[id] else { return }

    job.refusals = isAccepted ? 0 : job.refusals + 1
    if 1...3 ~= job.refusals {
      if job.text == nil { job.text = text }
      jobs[id] = job
      try? await clock.sleep(for: .seconds(1 << (job.refusals - 1)))
      if !isStopped { schedule(id) }
    } else if job.text != nil {
      job.refusals = 0
      jobs[id] = job
      schedule(id)
    } else {
      jobs[id] = nil
      if jobs.isEmpty {
        scheduler?.due.finish()
        scheduler = nil
      }
    }
  }
}
