/// What a recorder takes: a value that can be written, and passed to another thread.
typealias LogEntry = Encodable & Sendable

/// A type that writes what happens into a log, in the order in which it is told.
nonisolated protocol Recorder: Sendable {
  /// Takes an entry for the log, before `waitToFinish()` and after it.
  func record(_ entry: any LogEntry)

  /// Waits until everything that was recorded so far is in the log.
  ///
  /// - Returns: A sentence for each entry that could not be encoded or written, and so is missing from the log. Each
  ///   call returns the sentences of all entries since the recorder was made.
  func waitToFinish() async -> [String]
}
