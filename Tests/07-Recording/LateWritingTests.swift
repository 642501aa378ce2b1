import Testing

@testable import Recording

/// To read: what a recorder that writes later does to a state that is a class.
@MainActor @Suite(.serialized) struct LateWritingTests {
  @Test func `written later, a class logs 2 and 2 where a struct logs 1 and 2`() async throws {
    #expect(try await logged(Self.classes) { LateRecorder(log: $0) } == [2, 2])
    #expect(try await logged(Self.structs) { LateRecorder(log: $0) } == [1, 2])
  }

  @Test func `written later, a struct that holds a class logs 2 and 2`() async throws {
    #expect(try await logged(Self.nested) { LateRecorder(log: $0) } == [2, 2])
  }

  @Test func `written at once, all log 1 and 2`() async throws {
    for change in [Self.classes, Self.structs, Self.nested] {
      #expect(try await logged(change) { BlockingRecorder(log: $0) } == [1, 2])
    }
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

  private static let nested: (any Recorder) -> Void = { recorder in
    let page = Page(tally: Tally())
    for _ in 1...2 {
      page.tally.increase()
      recorder.record(page)
    }
  }

  private func logged(
    _ change: (any Recorder) -> Void, by makeRecorder: (LogSpy) -> any Recorder
  ) async throws -> [Int] {
    let log = LogSpy()
    let recorder = makeRecorder(log)
    change(recorder)
    _ = await recorder.waitToFinish()
    return try log.texts.map { try #require(Int($0.filter(\.isNumber))) }
  }
}
