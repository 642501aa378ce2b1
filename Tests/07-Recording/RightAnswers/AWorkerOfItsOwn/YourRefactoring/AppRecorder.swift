/// Passes what happens to a worker, which writes one entry after the other while the caller goes on.
nonisolated final class AppRecorder: Recorder {
  /// What the worker does, in the order in which it was asked.
  enum Job {
    case write(any LogEntry)
    case tell(CheckedContinuation<[String], Never>)
  }

  private let jobs: AsyncStream<Job>.Continuation

  init(encoder: any EntryEncoding = JSONEntryEncoder(), log: any LogWriting = LogFile.shared) {
    let (stream, jobs) = AsyncStream.makeStream(of: Job.self)
    self.jobs = jobs
    Task.detached {
      var problems: [String] = []
      for await job in stream {
        switch job {
        case .write(let entry):
          do {
            try log.write(encoder.encode(entry))
          } catch {
            problems.append("\(type(of: entry)) is missing: \(error)")
          }
        case .tell(let waiter):
          waiter.resume(returning: problems)
        }
      }
    }
  }

  /// Ends the worker, once it has done what waits: it holds the encoder and the log.
  deinit { jobs.finish() }

  func record(_ entry: any LogEntry) {
    jobs.yield(.write(entry))
  }

  func waitToFinish() async -> [String] {
    await withCheckedContinuation { waiter in jobs.yield(.tell(waiter)) }
  }
}
