/// Passes what happens to a worker, which encodes and writes one entry after the other while the caller goes on.
nonisolated final class AppRecorder: Recorder {
  /// It keeps a sentence for each entry that is missing from the log.
  private let worker: SerialWorker<any LogEntry, [String]>

  init(encoder: any EntryEncoding = JSONEntryEncoder(), log: any LogWriting = LogFile.shared) {
    worker = SerialWorker([]) { problems, entry in
      do {
        try log.write(encoder.encode(entry))
      } catch {
        problems.append("\(type(of: entry)) is missing: \(error)")
      }
    }
  }

  func record(_ entry: any LogEntry) { worker.add(entry) }

  func waitToFinish() async -> [String] { await worker.finished() }
}
