import Testing

@testable import FromLogToTest

/// What a button that was not pressed in the log does to the answers in it.
extension PlaybackTests {
  @Test func `what a button ends does not come, and all else does`() async throws {
    let log = Sample.log([
      (hour, .surpriseMe, .user), (hour, .play, .user),
      (.hours(4), Sample.loaded(1), .effect(of: 1)),
      (.hours(5), .tick, .effect(of: 2)), (.hours(6), Sample.loaded(2), .effect(of: 4)),
    ])
    let (paused, closed) = (Screening(log), Screening(log))

    for screening in [paused, closed] { try await screening.advance(by: .hours(2)) }
    try await paused.send(.pause)
    try await closed.send(.close)
    for screening in [paused, closed] { try await screening.advance(by: .hours(5)) }

    #expect(
      paused.actions == [.surpriseMe, .play, .pause, Sample.loaded(1)],
      "to pause ends the wait, and so no later step follows from it; the text still comes")
    #expect(closed.actions == [.surpriseMe, .play, .close], "to close ends both")
  }

  @Test func `what a button begins has no answer in the log`() async throws {
    let screening = Screening(
      Sample.log([
        (.hours(2), .play, .user), (.hours(3), .tick, .effect(of: 1)),
        (.hours(4), .tick, .effect(of: 2)),
        (.hours(5), .close, .user),
      ]), reduce: FixedReducer.reduce)

    try await screening.advance(by: hour)
    try await screening.send(.play)
    try await screening.advance(by: .hours(7))

    #expect(
      screening.actions == [.play, .play, .close],
      """
      the button began to wait, and so step 1 found it playing and began nothing. No tick of the \
      log is an answer to the button
      """)
  }

  @Test func `what a button begins is not what the step before began`() async throws {
    let screening = Screening(
      Sample.log([
        (hour, .play, .user), (.hours(3), .tick, .effect(of: 1)), (.hours(4), .close, .user),
      ]))

    try await screening.advance(by: .hours(2))
    try await screening.send(.pause)
    try await screening.send(.play)
    try await screening.advance(by: .hours(3))

    #expect(
      screening.actions == [.play, .pause, .play, .close],
      "to pause ended what step 1 began; the tick is no answer to the button that plays again")
  }

  @Test func `an answer for another note than now does not come`() async throws {
    // The button has chosen the note that step 1 drew then. Step 1 must draw another one.
    let log = Sample.log([
      (.hours(2), .surpriseMe, .user), (.hours(3), Sample.loaded(1), .effect(of: 1)),
      (.hours(4), .play, .user),
    ])
    let screening = Screening(log) { state, action, random in
      let isAtStart = state.shown == nil
      let effects = SurpriseReducer.reduce(&state, action, &random)
      guard isAtStart, action == .surpriseMe else { return effects }
      state.shown = 1
      return []
    }

    try await screening.send(.surpriseMe)
    try await screening.advance(by: .hours(5))

    let frames = screening.frames
    #expect(screening.actions == [.surpriseMe, .surpriseMe, .play])
    #expect(frames.count > 1 && frames[1].state.shown != 1, "the note after note 1 is another one")
  }

  @Test func `any log and any buttons are played as they should`() async {
    let found = await PlaybackScript.difference()

    if let found { Issue.record("\(found)") }
  }
}
