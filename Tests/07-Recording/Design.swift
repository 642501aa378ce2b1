@testable import Recording

/// The designs that one contract is for: tests with a design as their argument run on each of them.
nonisolated enum Design: CaseIterable {
  /// Model A: the caller waits.
  case blocking
  /// Model C: several entries are encoded at once.
  case parallel
  /// Model B, as the worked example has it: one worker writes later.
  case yours

  func recorder(encoder: any EntryEncoding = JSONEntryEncoder(), log: any LogWriting)
    -> any Recorder
  {
    switch self {
    case .blocking: BlockingRecorder(encoder: encoder, log: log)
    case .parallel: ParallelRecorder(encoder: encoder, log: log)
    case .yours: makeRecorder(encoder: encoder, log: log)
    }
  }
}
