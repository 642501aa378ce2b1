import Testing

@testable import Recording

/// What every recorder must do: the blocking one, the parallel one, and yours.
@Suite(.serialized) struct RecorderTests {
  @Test(arguments: Kind.allCases)
  func `an entry is in the log once the recorder has finished`(kind: Kind) async throws {
    let log = MemoryLog()
    let recorder = kind.recorder(encoder: JSONEntryEncoder(), log: log)

    recorder.record(SurpriseEvent.drew(7))

    let problems = await recorder.waitToFinish()
    let events = try log.events
    #expect(problems == [])
    #expect(events == [.drew(7)])
  }

  // Your tests of all recorders go here.

  // MARK: - Fixtures

  enum Kind: CaseIterable {
    // Add yours: the same suite tests every recorder.
    case blocking, parallel

    func recorder(encoder: any EntryEncoding, log: any LogWriting) -> any Recorder {
      switch self {
      case .blocking: BlockingRecorder(encoder: encoder, log: log)
      case .parallel: ParallelRecorder(encoder: encoder, log: log)
      }
    }
  }
}
