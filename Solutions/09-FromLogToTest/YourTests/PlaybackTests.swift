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

  @Test func `what is due at once happens in the first advance, once and in order`() async throws {
    var short = SurpriseLog(start: log.start, steps: [log.steps[0], log.steps[1], log.steps[1]])
    short.steps.append(SurpriseStep(action: .close, source: .user, at: .zero, state: log.start))
    for index in short.steps.indices { short.steps[index].at = .zero }
    let playback = makePlayback(of: short, reduce: SurpriseReducer.reduce, show: frames.add)
    #expect(frames.all.isEmpty)

    try await playback.advanceAtOnce(by: .zero)

    // The second answer of step 1 is one too many.
    #expect(frames.all.map(\.action) == [log.steps[0].action, log.steps[1].action, .close])
  }

  @Test func `each step is shown as it was recorded, with its own time`() async throws {
    let playback = makePlayback(of: log, reduce: SurpriseReducer.reduce, show: frames.add)

    try await playback.advanceAtOnce(by: .seconds(3_600))

    #expect(frames.all == log.steps.map { Frame(at: $0.at, action: $0.action, state: $0.state) })
  }

  @Test func `what was ended does not come`() async throws {
    // The text of the first note comes while the second one's is fetched, and not after it.
    var late = log
    late.steps.swapAt(18, 19)
    (late.steps[18].at, late.steps[19].at) = (log.steps[18].at, log.steps[19].at)
    let playback = makePlayback(of: late, reduce: FixedReducer.reduce, show: frames.add)

    try await playback.advanceAtOnce(by: .seconds(3_600))

    let actions = late.steps.map(\.action)
    #expect(frames.all.map(\.action) == Array(actions[..<18] + actions[19...]))
  }

  @Test func `what a button ends does not come, and the log goes on`() async throws {
    let playback = makePlayback(of: log, reduce: SurpriseReducer.reduce, show: frames.add)

    await playback.send(.pause)
    try await playback.advanceAtOnce(by: .seconds(1))
    await playback.send(.close)
    #expect(await playback.state == log.start)
    try await playback.advanceAtOnce(by: .seconds(3))

    // Step 2 is the answer of what step 1 began.
    let steps = log.steps.map(\.action)
    #expect(frames.all.map(\.action) == [.pause, steps[0], .close, steps[2], steps[3]])
    #expect(frames.all.prefix(3).map(\.at) == [.zero, log.steps[0].at, .seconds(1)])
  }

  @Test func `what a button begins has no answer in the log`() async throws {
    let playback = makePlayback(of: log, reduce: SurpriseReducer.reduce, show: frames.add)

    try await playback.advanceAtOnce(by: .seconds(9))
    await playback.send(.play)
    try await playback.advanceAtOnce(by: .seconds(6))

    // Step 9 found it playing, and so began nothing that the tick of step 10 could be the answer of.
    #expect(frames.all.map(\.action) == log.steps[..<8].map(\.action) + [.play, .play])
  }

  // MARK: - Fixtures

  private let log = TestersLog.log
  private let frames = Frames()
}
