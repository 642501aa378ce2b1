/// Passes what happens to a worker, which writes one entry after the other while the caller goes on.
nonisolated final class AppRecorder: Recorder {
  private let entries: AsyncStream<any LogEntry>.Continuation
  private let worker: Task<[String], Never>

  init(encoder: any EntryEncoding = JSONEntryEncoder(), log: any LogWriting = LogFile.shared) {
    let (stream, entries) = AsyncStream.makeStream(of: (any LogEntry).self)
    self.entries = entries
    worker = Task.detached {
      var problems: [String] = []
      for await entry in stream {
        do {
          log.write(try encoder.encode(entry))
        } catch {
          problems.append("\(type(of: entry)) cannot be encoded: \(error)")
        }
      }
      return problems
    }
  }

  func record(_ entry: any LogEntry) {
    entries.yield(entry)
  }

  func waitToFinish() async -> [String] {
    entries.finish()
    return await worker.value
  }
}
