import Synchronization

/// Keeps what happens in an inbox; one task at a time empties it.
nonisolated final class InboxRecorder: Recorder {
  private struct Inbox {
    var entries: [any LogEntry] = []
    var emptying: Task<Void, Never>?
  }

  private let inbox = Mutex(Inbox())
  private let writer: LogWorker

  init(writer: LogWorker) { self.writer = writer }

  func record(_ entry: any LogEntry) {
    inbox.withLock { inbox in
      inbox.entries.append(entry)
      if inbox.emptying == nil {
        inbox.emptying = Task.detached { await self.empty() }
      }
    }
  }

  func waitToFinish() async -> [String] {
    while let task = inbox.withLock({ $0.emptying }) { await task.value }
    return await writer.problems
  }

  private func empty() async {
    while true {
      let batch = inbox.withLock { inbox -> [any LogEntry] in
        defer { inbox.entries = [] }
        if inbox.entries.isEmpty { inbox.emptying = nil }
        return inbox.entries
      }
      if batch.isEmpty { return }
      await writer.write(batch)
    }
  }
}
