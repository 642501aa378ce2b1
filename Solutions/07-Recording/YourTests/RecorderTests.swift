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

  @Test(arguments: Kind.allCases)
  func `what cannot be encoded is said, and the rest is in the log`(kind: Kind) async throws {
    let log = MemoryLog()
    let recorder = kind.recorder(encoder: JSONEntryEncoder(), log: log)

    recorder.record(SurpriseEvent.drew(1))
    recorder.record(Unencodable())
    recorder.record(SurpriseEvent.drew(2))

    let problems = await recorder.waitToFinish()
    let events = try log.events
    #expect(problems.count == 1)
    #expect(problems.first?.contains("Unencodable") == true)
    #expect(events == [.drew(1), .drew(2)])
  }

  @Test(arguments: Kind.allCases)
  func `what a full log refused is said each time, and the rest is in the log`(
    kind: Kind
  ) async throws {
    let log = FullLog(refusing: .drew(2))
    let recorder = kind.recorder(encoder: JSONEntryEncoder(), log: log)

    for number: UInt64 in [1, 2, 2, 3] { recorder.record(SurpriseEvent.drew(number)) }

    let problems = await recorder.waitToFinish()
    let again = await recorder.waitToFinish()
    let events = try log.kept.events
    #expect(problems.count == 2)
    #expect(problems.allSatisfy { $0.contains("SurpriseEvent") })
    #expect(again == problems)
    #expect(events == [.drew(1), .drew(3)])
  }

  @Test(arguments: Kind.allCases)
  func `what comes after the end is in the log, and is waited for`(kind: Kind) async throws {
    let log = MemoryLog()
    let recorder = kind.recorder(encoder: JSONEntryEncoder(), log: log)

    recorder.record(SurpriseEvent.drew(1))
    _ = await recorder.waitToFinish()
    recorder.record(SurpriseEvent.drew(2))
    _ = await recorder.waitToFinish()

    let events = try log.events
    #expect(events == [.drew(1), .drew(2)])
  }

  @Test func `mine lets a burst wait while the encoder is at work, and loses none of it`()
    async throws
  {
    let gate = GateEncoder()
    let log = MemoryLog()
    let recorder = makeRecorder(encoder: gate, log: log)
    let burst = (0..<100).map { SurpriseEvent.drew($0) }

    for event in burst { recorder.record(event) }
    #expect(log.count == 0)
    gate.open()

    _ = await recorder.waitToFinish()
    let events = try log.events
    #expect(!gate.gaveUp)
    #expect(events == burst)
  }

  // MARK: - Fixtures

  enum Kind: CaseIterable {
    case blocking, parallel, yours

    func recorder(encoder: any EntryEncoding, log: any LogWriting) -> any Recorder {
      switch self {
      case .blocking: BlockingRecorder(encoder: encoder, log: log)
      case .parallel: ParallelRecorder(encoder: encoder, log: log)
      case .yours: makeRecorder(encoder: encoder, log: log)
      }
    }
  }
}
