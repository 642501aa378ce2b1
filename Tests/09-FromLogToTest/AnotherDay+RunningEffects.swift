import Support
import Testing

@testable import FromLogToTest

/// Which answers of effects come.
extension PlaybackTests {
  @Test func `at one time, an effect can begin, be answered and be ended`() async throws {
    let screening = Screening(
      Sample.log([
        (hour, .surpriseMe, .user), (hour, Sample.loaded(1), .effect(of: 1)),
        (hour, .play, .user), (hour, .pause, .user), (hour, .tick, .effect(of: 3)),
      ]))

    try await screening.advance(by: hour)

    #expect(
      screening.actions == [.surpriseMe, Sample.loaded(1), .play, .pause],
      "the text has come after step 1 began to load it; step 4 has ended the wait before its tick")
  }

  @Test func `with the bug fixed, the text that comes too late does not come`() async throws {
    let log = TestersLog.log
    let screening = Screening(log, reduce: FixedReducer.reduce)

    try await screening.advance(by: log.steps[19].at)
    #expect(await screening.state.text == "27. Bake bread", "step 20 brings another note's text")

    try await screening.advance(by: .seconds(60))
    let late = log.steps[19].action
    #expect(!screening.actions.contains(late), "step 20 is the answer of what step 18 ended")
    #expect(screening.actions.count == 39, "all other steps happen")
  }

  @Test func `a step that begins two effects is answered twice`() async throws {
    let screening = Screening(
      Sample.log([
        (hour, .surpriseMe, .user), (.hours(2), Sample.loaded(3), .effect(of: 1)),
        (.hours(3), Sample.loaded(2), .effect(of: 1)), (.hours(4), .tick, .effect(of: 1)),
      ])
    ) { state, action, random in
      action == .surpriseMe ? [.load(note: 2), .load(note: 3), .wait] : []
    }

    try await screening.advance(by: .hours(4))

    #expect(screening.times == [hour, .hours(2), .hours(3), .hours(4)], "each has its answer")
  }

  @Test func `two steps that fetch the same note are answered each`() async throws {
    let screening = Screening(
      Sample.log([
        (hour, .surpriseMe, .user), (.hours(2), .surpriseMe, .user),
        (.hours(3), Sample.loaded(5), .effect(of: 1)),
        (.hours(4), Sample.loaded(5), .effect(of: 2)),
      ])
    ) { state, action, random in
      if action == .surpriseMe { return [.load(note: 5)] }
      state.text = "Read twice"
      return []
    }

    try await screening.advance(by: .hours(4))

    #expect(screening.times.count == 4, "each step has its own effect, for the same note too")
    #expect(
      screening.frames.last?.state.text == "Read twice", "`reduce` says what an answer does, too")
  }

  @Test func `an answer comes once`() async throws {
    let screening = Screening(
      Sample.log([
        (hour, .surpriseMe, .user), (.hours(2), Sample.loaded(1), .effect(of: 1)),
        (.hours(3), Sample.loaded(1), .effect(of: 1)), (.hours(4), .close, .user),
      ]))

    try await screening.advance(by: .hours(5))

    #expect(screening.times == [hour, .hours(2), .hours(4)], "after it came, the effect is over")
  }

  @Test(arguments: [
    (Sample.loaded(1), 2), (Sample.loaded(1), 4), (Sample.loaded(1), 0), (Sample.loaded(2), 1),
    (.tick, 1), (Sample.loaded(1), -1),
  ])
  func `what no step began does not come`(answer: SurpriseAction, origin: Int) async throws {
    let screening = Screening(
      Sample.log([
        (hour, .surpriseMe, .user), (.hours(2), .play, .user),
        (.hours(3), answer, .effect(of: origin)),
        (.hours(4), .pause, .user),
      ]))

    try await screening.advance(by: .hours(5))

    #expect(
      screening.actions == [.surpriseMe, .play, .pause],
      "step 1 began to load note 1, and step 2 to wait; \(answer) of step \(origin) is neither")
  }

  @Test func `the log says who did a step, whatever the action is`() async throws {
    let screening = Screening(
      Sample.log([
        (hour, .tick, .user), (.hours(2), Sample.loaded(4), .user),
        (.hours(3), .play, .effect(of: 1)), (.hours(4), .close, .effect(of: 2)),
        (.hours(5), .pause, .user),
      ]))

    try await screening.advance(by: .hours(5))

    #expect(
      screening.actions == [.tick, Sample.loaded(4), .pause],
      """
      the user did the steps 1, 2 and 5, and what the user did always happens; the steps 3 and 4 \
      are no answers of what the steps 1 and 2 began
      """)
  }

  @Test func `when a log begins, nothing runs`() async throws {
    var log = Sample.log([
      (hour, .tick, .effect(of: 0)), (.hours(2), Sample.loaded(5), .effect(of: 0)),
      (.hours(3), .pause, .user),
    ])
    log.start = SurpriseState(notes: 9, shown: 5, isPlaying: true)
    let screening = Screening(log)

    try await screening.advance(by: .hours(4))

    #expect(
      screening.actions == [.pause],
      "at the start it plays and has no text yet, but no step has begun to wait, or to load note 5")
  }

  @Test func `of two effects, the one that was ended does not come`() async throws {
    let screening = Screening(
      Sample.log([
        (hour, .play, .user), (.hours(2), .pause, .user), (.hours(3), .play, .user),
        (.hours(4), .tick, .effect(of: 1)), (.hours(5), .tick, .effect(of: 3)),
      ]))

    try await screening.advance(by: .hours(6))

    #expect(
      screening.times == [hour, .hours(2), .hours(3), .hours(5)], "step 2 ended what step 1 began")
  }

  @Test func `all effects of a kind are ended, and none of the other kind`() async throws {
    let log = Sample.log([
      (hour, .surpriseMe, .user), (hour, .surpriseMe, .user), (hour, .play, .user),
      (.hours(2), .close, .user), (.hours(3), Sample.loaded(1), .effect(of: 1)),
      (.hours(4), Sample.loaded(2), .effect(of: 2)), (.hours(5), .tick, .effect(of: 3)),
    ])
    func played(_ kind: SurpriseEffect.Kind) async throws -> [Duration] {
      let screening = Screening(log) { state, action, random in
        action == .close ? [.cancel(kind)] : SurpriseReducer.reduce(&state, action, &random)
      }
      try await screening.advance(by: .hours(5))
      return screening.times
    }

    let buttons = [hour, hour, hour, .hours(2)]
    #expect(
      try await played(.load) == buttons + [.hours(5)], "step 4 ended both loads, and no wait")
    #expect(
      try await played(.wait) == buttons + [.hours(3), .hours(4)],
      "step 4 ended the wait, and no load")
  }

  @Test func `each step draws its own numbers, also after one that does not happen`() async throws {
    let log = Sample.log([
      (hour, .play, .user), (.hours(2), .pause, .user), (.hours(3), .tick, .effect(of: 1)),
      (.hours(4), .surpriseMe, .user), (.hours(5), .surpriseMe, .user),
    ])
    // Draws no number at step 5, and those that were recorded at step 4.
    let lazy = Screening(log) { state, action, random in
      if state.shown == 2 { return [] }
      return SurpriseReducer.reduce(&state, action, &random)
    }
    // Draws no number at step 4, and leaves the one that was recorded.
    let late = Screening(log) { state, action, random in
      if action == .surpriseMe, state.text == nil {
        state.text = "Drew nothing"
        return []
      }
      return SurpriseReducer.reduce(&state, action, &random)
    }
    let screening = Screening(log)

    try await screening.advance(by: .hours(5))
    try await lazy.advance(by: .hours(5))
    try await late.advance(by: .hours(5))

    #expect(
      screening.frames.map(\.state.shown) == [nil, nil, 2, 3],
      "step 4 drew note 2, and step 5 note 3; step 3, which drew note 1, does not happen")
    #expect(lazy.frames.map(\.state.shown) == [nil, nil, 2, 2])
    #expect(
      late.frames.map(\.state.shown) == [nil, nil, nil, 3],
      "step 4 drew no number, and step 5 draws its own: note 3. No step draws the numbers that step 4 left"
    )
  }
}
