import Testing

@testable import Recording

/// Further: several entries are encoded at once.
@Suite(.serialized) struct ParallelRecorderTests {
  @Test func `the first is encoded last, and the log is in order`() async throws {
    let log = LogSpy()
    let recorder = ParallelRecorder(encoder: OvertakingEncoder(), log: log)

    for number in 0..<4 { recorder.record(number) }

    #expect(await recorder.waitToFinish() == [])
    #expect(try log.entries() == [0, 1, 2, 3])
  }

  @Test func `a thousand entries, some of which cannot be encoded`() async throws {
    let log = LogSpy()
    let recorder = ParallelRecorder(log: log)

    for number in 0..<1_000 {
      if number.isMultiple(of: 100) { recorder.record(Refusing()) } else { recorder.record(number) }
    }

    #expect(await recorder.waitToFinish().count == 10)
    #expect(try log.entries() == (0..<1_000).filter { !$0.isMultiple(of: 100) })
    #expect(log.overlaps == 0)
  }

  @Test func `with nothing to do it has finished`() async {
    #expect(await ParallelRecorder(log: LogSpy()).waitToFinish() == [])
  }
}
