import Testing

@testable import Recording

/// To read: what a recorder that writes later does to a state that is a class.
@MainActor @Suite(.serialized) struct LateWritingTests {
  @Test func `written later, a class logs 2 and 2 where a struct logs 1 and 2`() async throws {
    #expect(try await logged(by: LateRecorder.self, Self.classes) == [2, 2])
    #expect(try await logged(by: LateRecorder.self, Self.structs) == [1, 2])
  }

  @Test func `written at once, both log 1 and 2`() async throws {
    #expect(try await logged(by: BlockingRecorder.self, Self.classes) == [1, 2])
    #expect(try await logged(by: BlockingRecorder.self, Self.structs) == [1, 2])
  }

  // MARK: - Fixtures

  private static let classes: (any Recorder) -> Void = { recorder in
    let tally = Tally()
    for _ in 1...2 {
      tally.increase()
      recorder.record(tally)
    }
  }

  private static let structs: (any Recorder) -> Void = { recorder in
    for number in 1...2 { recorder.record(number) }
  }

  private func logged(
    by type: any Recorder.Type, _ change: (any Recorder) -> Void
  ) async throws -> [Int] {
    let log = LogSpy()
    let recorder: any Recorder =
      type == LateRecorder.self ? LateRecorder(log: log) : BlockingRecorder(log: log)
    change(recorder)
    _ = await recorder.waitToFinish()
    return try log.entries()
  }
}
