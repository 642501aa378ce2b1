import Testing

@testable import FromLogToTest

@MainActor @Suite struct PlaybackTests {
  @Test func `a step happens at its time, and not before`() async throws {
    let playback = makePlayback(of: log, reduce: SurpriseReducer.reduce, show: frames.add)

    try await playback.advanceAtOnce(by: log.steps[0].at - .milliseconds(1))
    #expect(frames.all.isEmpty)

    try await playback.advanceAtOnce(by: .milliseconds(1))
    #expect(frames.all.map(\.at) == [log.steps[0].at])
  }

  @Test func `what is due at once happens in the first advance`() async throws {
    var step = log.steps[0]
    step.at = .zero
    let playback = makePlayback(
      of: SurpriseLog(start: log.start, steps: [step, step]), reduce: SurpriseReducer.reduce,
      show: frames.add)
    #expect(frames.all.isEmpty)

    try await playback.advanceAtOnce(by: .zero)
    #expect(frames.all.map(\.at) == [.zero, .zero])
  }

  @Test func `each step is shown as it was recorded, with its own time`() async throws {
    let playback = makePlayback(of: log, reduce: SurpriseReducer.reduce, show: frames.add)

    try await playback.advanceAtOnce(by: .seconds(3_600))

    #expect(frames.all == log.steps.map { Frame(at: $0.at, action: $0.action, state: $0.state) })
  }

  @Test func `what was ended does not come`() async throws {
    let playback = makePlayback(of: log, reduce: FixedReducer.reduce, show: frames.add)

    try await playback.advanceAtOnce(by: .seconds(3_600))

    let late = log.steps[19].action
    #expect(frames.all.count == 39 && !frames.all.map(\.action).contains(late))
  }

  @Test func `what a button ends does not come, and the log goes on`() async throws {
    let playback = makePlayback(of: log, reduce: SurpriseReducer.reduce, show: frames.add)

    try await playback.advanceAtOnce(by: .seconds(1))
    await playback.send(.close)
    #expect(await playback.state == log.start)
    try await playback.advanceAtOnce(by: .seconds(3))

    // Step 2 is the answer of what step 1 began.
    #expect(frames.all.map(\.action) == [.surpriseMe, .close] + log.steps[2...3].map(\.action))
    #expect(frames.all.map(\.at)[1] == .seconds(1))
  }

  // MARK: - Fixtures

  private let log = TestersLog.log
  private let frames = Frames()
}
