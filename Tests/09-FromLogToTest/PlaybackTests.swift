import Foundation
import Support
import Testing

@testable import FromLogToTest

/// Turn 2: a log that is played in time, without the real clock. The suite calls it only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started)) struct PlaybackTests {
  @Test func `nothing happens before its time`() async {
    let screening = Screening(clicks(at: hour, hour + moment, .hours(2)))

    await screening.advance(by: hour - .nanoseconds(1))
    #expect(screening.times == [], "a nanosecond is missing to the first step")

    await screening.advance(by: .nanoseconds(1))
    #expect(screening.times == [hour], "now it is the time of the first step")

    await screening.advance(by: moment)
    #expect(screening.times == [hour, hour + moment], "and of the second")

    await screening.advance(by: hour - moment - .nanoseconds(1))
    #expect(screening.times.count == 2, "a nanosecond is missing to the third step")
  }

  @Test func `each step is shown with its own time, however far time is advanced`() async {
    let times = (1...5).map { hour * $0 + moment * $0 }
    let screening = Screening(Self.clicks(times))

    await screening.advance(by: .hours(4))
    #expect(screening.times == Array(times.prefix(3)), "three are due, each at its own time")

    await screening.advance(by: .hours(400))
    #expect(screening.times == times, "all are due, each at its own time")
  }

  @Test func `what happens at the same time happens in the order of the log`() async {
    let actions: [SurpriseAction] = [.play, .pause, .pause, .close, .close, .play, .play, .pause]
    let screening = Screening(Sample.log(actions.map { (hour, $0, .user) }))

    await screening.advance(by: hour)

    #expect(screening.actions == actions)
  }

  @Test func `at one time, an effect can begin, be answered and be ended`() async {
    let screening = Screening(
      Sample.log([
        (hour, .surpriseMe, .user), (hour, Sample.loaded(1), .effect(of: 1)),
        (hour, .play, .user), (hour, .pause, .user), (hour, .tick, .effect(of: 3)),
      ]))

    await screening.advance(by: hour)

    #expect(
      screening.actions == [.surpriseMe, Sample.loaded(1), .play, .pause],
      "the text has come after step 1 began to load it; step 4 has ended the wait before its tick")
  }

  @Test func `what is due at once happens when time is advanced by nothing`() async {
    let screening = Screening(clicks(at: .zero, .zero, hour))
    #expect(screening.times == [], "nothing happens before the first advance(by:)")

    await screening.advance(by: .zero)
    #expect(screening.times == [.zero, .zero])

    await screening.advance(by: .zero)
    await screening.advance(by: hour)
    #expect(screening.times == [.zero, .zero, hour], "each step happens once")
  }

  @Test func `many small advances are one large one`() async {
    let log = TestersLog.log
    let (large, small) = (Screening(log), Screening(log))

    await large.advance(by: .seconds(60))
    for _ in 0..<600 { await small.advance(by: .milliseconds(100)) }

    #expect(large.frames.count == 40, "the whole log was due")
    #expect(small.difference(from: large.frames) == nil, "in small advances")
  }

  @Test func `the tester's log is played as it was recorded`() async {
    let log = TestersLog.log
    let screening = Screening(log)

    await screening.advance(by: .seconds(60))

    let recorded = log.steps.map { Frame(at: $0.at, action: $0.action, state: $0.state) }
    #expect(screening.difference(from: recorded) == nil, "with the numbers that were drawn then")
  }

  @Test func `each step draws its own numbers, also after one that does not happen`() async {
    let log = Sample.log([
      (hour, .play, .user), (.hours(2), .pause, .user), (.hours(3), .tick, .effect(of: 1)),
      (.hours(4), .surpriseMe, .user), (.hours(5), .surpriseMe, .user),
    ])
    // Draws no number at step 5, and those that were recorded at step 4.
    let lazy = Screening(log) { state, action, random in
      if state.shown == 2 { return [] }
      return SurpriseReducer.reduce(&state, action, &random)
    }
    let screening = Screening(log)

    await screening.advance(by: .hours(5))
    await lazy.advance(by: .hours(5))

    #expect(
      screening.frames.map(\.state.shown) == [nil, nil, 2, 3],
      "step 4 drew note 2, and step 5 note 3; step 3, which drew note 1, does not happen")
    #expect(lazy.frames.map(\.state.shown) == [nil, nil, 2, 2])
  }

  @Test func `a step that begins two effects is answered twice`() async {
    let screening = Screening(
      Sample.log([
        (hour, .surpriseMe, .user), (.hours(2), Sample.loaded(3), .effect(of: 1)),
        (.hours(3), Sample.loaded(2), .effect(of: 1)), (.hours(4), .tick, .effect(of: 1)),
      ])
    ) { state, action, random in
      action == .surpriseMe ? [.load(note: 2), .load(note: 3), .wait] : []
    }

    await screening.advance(by: .hours(4))

    #expect(screening.times == [hour, .hours(2), .hours(3), .hours(4)], "each has its answer")
  }

  @Test func `two steps that fetch the same note are answered each`() async {
    let screening = Screening(
      Sample.log([
        (hour, .surpriseMe, .user), (.hours(2), .surpriseMe, .user),
        (.hours(3), Sample.loaded(5), .effect(of: 1)),
        (.hours(4), Sample.loaded(5), .effect(of: 2)),
      ])
    ) { state, action, random in action == .surpriseMe ? [.load(note: 5)] : [] }

    await screening.advance(by: .hours(4))

    #expect(screening.times.count == 4, "each step has its own effect, for the same note too")
  }

  @Test func `a long log is played whole`() async {
    let actions: [SurpriseAction] = [.play, .pause]
    let state = SurpriseState(notes: 9)
    let log = SurpriseLog(
      start: state,
      steps: (1...5_000).map {
        SurpriseStep(action: actions[$0 % 2], source: .user, at: moment * $0, state: state)
      })
    let screening = Screening(log)

    await screening.advance(by: hour)

    #expect(screening.frames.count == 5_000)
    #expect(screening.times == log.steps.map(\.at), "in order")
  }

  @Test func `when advance returns all has been shown, whoever called it`() async {
    let log = Self.clicks((1...100).map { moment * $0 })
    let spy = Spy<Frame>()
    let slow: Reduce = { state, action, random in
      usleep(1_000)
      return SurpriseReducer.reduce(&state, action, &random)
    }
    let playback = makePlayback(of: log, reduce: slow, show: { spy($0) })

    // The main thread has other work meanwhile.
    let busy = Task {
      while !Task.isCancelled {
        usleep(100)
        await Task.yield()
      }
    }
    let counts = await Task.detached {
      var counts: [Int] = []
      for _ in 1...100 {
        await playback.advance(by: .milliseconds(1))
        counts.append(spy.all.count)
      }
      return counts
    }.value
    busy.cancel()

    #expect(counts == Array(1...100), "after each advance, one more step must have been shown")
  }

  @Test func `with the bug fixed, the text that comes too late does not come`() async {
    let log = TestersLog.log
    let screening = Screening(log, reduce: FixedReducer.reduce)

    await screening.advance(by: log.steps[19].at)
    #expect(await screening.state.text == "27. Bake bread", "step 20 brings another note's text")

    await screening.advance(by: .seconds(60))
    let late = log.steps[19].action
    #expect(!screening.actions.contains(late), "step 20 is the answer of what step 18 ended")
    #expect(screening.actions.count == 39, "all other steps happen")
  }

  @Test func `an answer comes once`() async {
    let screening = Screening(
      Sample.log([
        (hour, .surpriseMe, .user), (.hours(2), Sample.loaded(1), .effect(of: 1)),
        (.hours(3), Sample.loaded(1), .effect(of: 1)), (.hours(4), .close, .user),
      ]))

    await screening.advance(by: .hours(5))

    #expect(screening.times == [hour, .hours(2), .hours(4)], "after it came, the effect is over")
  }

  @Test(arguments: [
    (Sample.loaded(1), 2), (Sample.loaded(1), 4), (Sample.loaded(1), 0), (Sample.loaded(2), 1),
    (.tick, 1), (Sample.loaded(1), -1),
  ])
  func `what no step began does not come`(answer: SurpriseAction, origin: Int) async {
    let screening = Screening(
      Sample.log([
        (hour, .surpriseMe, .user), (.hours(2), .play, .user),
        (.hours(3), answer, .effect(of: origin)),
        (.hours(4), .pause, .user),
      ]))

    await screening.advance(by: .hours(5))

    #expect(
      screening.actions == [.surpriseMe, .play, .pause],
      "step 1 began to load note 1, and step 2 to wait; \(answer) of step \(origin) is neither")
  }

  @Test func `of two effects, the one that was ended does not come`() async {
    let screening = Screening(
      Sample.log([
        (hour, .play, .user), (.hours(2), .pause, .user), (.hours(3), .play, .user),
        (.hours(4), .tick, .effect(of: 1)), (.hours(5), .tick, .effect(of: 3)),
      ]))

    await screening.advance(by: .hours(6))

    #expect(
      screening.times == [hour, .hours(2), .hours(3), .hours(5)], "step 2 ended what step 1 began")
  }

  @Test func `the real clock plays no part`() async throws {
    let screening = Screening(clicks(at: .milliseconds(20), .hours(100_000)))
    let other = Screening(clicks(at: .milliseconds(20), .hours(100_000)))

    await screening.advance(by: .hours(100_000))
    try await Task.sleep(for: .milliseconds(60))

    #expect(screening.times.count == 2, "eleven years are advanced as fast as a second")
    #expect(other.times == [], "60 milliseconds have passed, and nobody has advanced this one")
  }

  @Test func `the state is the one that was shown last`() async {
    let screening = Screening(TestersLog.log)
    #expect(await screening.state == TestersLog.log.start)

    for _ in 0..<8 {
      await screening.advance(by: .seconds(5))
      let shown = screening.frames.last?.state
      #expect(await screening.state == shown)
    }
    let last = screening.times.last ?? .zero
    #expect(last > .seconds(30), "40 seconds were advanced, and steps of the last ten are due")
  }

  @Test func `at the end of the log nothing more happens`() async {
    let screening = Screening(clicks(at: hour))

    for _ in 1...3 { await screening.advance(by: hour) }
    await screening.send(.play)

    #expect(screening.times == [hour, .hours(3)], "a button is pressed, two hours after the end")
  }

  @Test func `two playbacks do not mix`() async {
    let (one, other) = (Screening(clicks(at: hour)), Screening(clicks(at: .hours(2))))

    await one.advance(by: .hours(3))
    #expect(one.times == [hour] && other.times == [], "each has its own time")

    #expect(await one.state.isPlaying, "first one must play its step")
    #expect(await !other.state.isPlaying, "each has its own state")
    await other.send(.play)
    await other.advance(by: .hours(3))
    #expect(one.times == [hour], "the other one's steps are not this one's")
    #expect(other.times == [.zero, .hours(2)], "its own steps, at its own times")
  }

  // MARK: - Fixtures

  let hour = Duration.seconds(3_600)
  let moment = Duration.milliseconds(1)

  /// The exit code of a process that ran to its end. One that ends early exits with another.
  let code = Int32.random(in: 30...120)

  /// A log of buttons, each of which changes the state.
  func clicks(at times: Duration...) -> SurpriseLog { Self.clicks(times) }

  static func clicks(_ times: [Duration]) -> SurpriseLog {
    Sample.log(zip(0..., times).map { ($1, $0 % 2 == 0 ? .play : .pause, .user) })
  }
}
