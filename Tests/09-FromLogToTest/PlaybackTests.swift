import Foundation
import Support
import Testing

@testable import FromLogToTest

/// Turn 2: a log that is played in time, without the real clock. The suite calls it only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started)) struct PlaybackTests {
  @Test func `nothing happens before its time`() async throws {
    let screening = Screening(clicks(at: hour, hour + moment, .hours(2)))

    try await screening.advance(by: hour - .nanoseconds(1))
    #expect(screening.times == [], "a nanosecond is missing to the first step")

    try await screening.advance(by: .nanoseconds(1))
    #expect(screening.times == [hour], "now it is the time of the first step")

    try await screening.advance(by: moment)
    #expect(screening.times == [hour, hour + moment], "and of the second")

    try await screening.advance(by: hour - moment - .nanoseconds(1))
    #expect(screening.times.count == 2, "a nanosecond is missing to the third step")
  }

  @Test func `each step is shown with its own time, however far time is advanced`() async throws {
    let times = (1...5).map { hour * $0 + moment * $0 }
    let screening = Screening(Self.clicks(times))

    try await screening.advance(by: .hours(4))
    #expect(screening.times == Array(times.prefix(3)), "three are due, each at its own time")

    try await screening.advance(by: .hours(400))
    #expect(screening.times == times, "all are due, each at its own time")
  }

  @Test func `what happens at the same time happens in the order of the log`() async throws {
    let actions: [SurpriseAction] = [.play, .pause, .pause, .close, .close, .play, .play, .pause]
    let screening = Screening(Sample.log(actions.map { (hour, $0, .user) }))

    try await screening.advance(by: hour)

    #expect(screening.actions == actions)
  }

  @Test func `what is due at once happens when time is advanced by nothing`() async throws {
    let screening = Screening(clicks(at: .zero, .zero, hour))
    #expect(screening.times == [], "nothing happens before the first advance(by:)")

    try await screening.advance(by: .zero)
    #expect(screening.times == [.zero, .zero])

    try await screening.advance(by: .zero)
    try await screening.advance(by: hour)
    #expect(screening.times == [.zero, .zero, hour], "each step happens once")
  }

  @Test func `many small advances are one large one`() async throws {
    let log = Self.clicks((1...600).map { .milliseconds(100) * $0 })
    let (large, small) = (Screening(log), Screening(log))

    try await large.advance(by: .seconds(60))
    FrameDifference.expectNone(large.frames, from: log.frames, "after advance(by: 60 seconds)")
    for number in 1...1_200 {
      try await small.advance(by: .milliseconds(50))
      let (count, due) = (small.frames.count, number / 2)
      try #require(
        count == due,
        "after \(number) advances by 0.05 seconds, \(due) steps are due, and \(count) shown")
    }

    FrameDifference.expectNone(
      small.frames, from: log.frames, "after 1,200 advances by 0.05 seconds")
  }

  @Test func `the tester's log is played as it was recorded`() async throws {
    let log = TestersLog.log
    let screening = Screening(log)

    try await screening.advance(by: .seconds(60))

    FrameDifference.expectNone(
      screening.frames, from: log.frames, "with the numbers that were drawn then")
  }

  @Test func `the numbers of a step are drawn all, in their order, and by no button`() async throws
  {
    var log = clicks(at: hour, .hours(2))
    log.steps[0].drew = [3, 1, 2]
    log.steps[1].drew = [7, 7, 5]
    let drawn = Spy<[UInt64]>()
    let screening = Screening(log) { _, _, random in
      drawn((1...6).map { _ in random.next() })
      return []
    }

    try await screening.send(.surpriseMe)
    try await screening.advance(by: .hours(2))

    let recorded = drawn.all.map { Array($0.prefix(3)) }
    #expect(
      recorded.dropFirst() == [[3, 1, 2], [7, 7, 5]], "after a button, two steps draw these")
    let others = drawn.all.last?.dropFirst(3) ?? []
    #expect(Set(others).isDisjoint(with: [7, 5]), "after the recorded numbers, others are drawn")

    let once = Spy<UInt64>()
    let sparing = Screening(log) { _, _, random in
      once(random.next())
      return []
    }
    try await sparing.advance(by: .hours(2))
    #expect(once.all == [3, 7], "what a step did not draw is drawn by no later step")

    // A number that a state holds, because what is drawn and not shown does not count.
    let drawing: Reduce = { state, _, random in
      state.shown = Int(truncatingIfNeeded: random.next())
      return []
    }
    var pressed: [Int?] = []
    for _ in 1...2 {
      let buttons = Screening(SurpriseLog(start: SurpriseState(notes: 9)), reduce: drawing)
      for _ in 1...3 { try await buttons.send(.surpriseMe) }
      pressed += buttons.frames.map(\.state.shown)
    }
    #expect(
      pressed.count == 6 && Set(pressed).count == 6,
      "three buttons in each of two playbacks draw six numbers, each a new one: \(pressed)")

    var rich = clicks(at: hour)
    rich.steps[0].drew = [3, 1, 2]
    let after = Screening(rich, reduce: drawing)
    try await after.advance(by: hour)
    try await after.send(.surpriseMe)
    #expect(
      after.frames.last.map { ![1, 2, 3].contains($0.state.shown) } == true,
      "a button draws a new number, and none that the step before it left over")
  }

  @Test func `a long log is played whole`() async throws {
    let actions: [SurpriseAction] = [.play, .pause]
    let state = SurpriseState(notes: 9)
    let log = SurpriseLog(
      start: state,
      steps: (1...5_000).map {
        SurpriseStep(action: actions[$0 % 2], source: .user, at: moment * $0, state: state)
      })
    let screening = Screening(log)

    try await screening.advance(by: hour)

    let times = log.steps.map(\.at)
    let same = zip(screening.times, times).prefix { $0 == $1 }.count
    #expect(screening.times.count == 5_000, "the log has 5,000 steps")
    #expect(same == 5_000, "so many steps are shown in order, each with its time")
  }

  @Test func `when advance returns all has been shown, whoever called it`() async throws {
    for count in [1, 2, 20] {
      let log = Self.clicks((0..<count).map { moment * $0 })
      let each = [.zero] + Array(repeating: moment, count: count - 1)

      let shown = try await Screening.counts(of: log, advancing: each)
      #expect(shown == Array(1...count), "a step more is due at each advance, the first at once")
      let whole = try await Screening.counts(of: log, advancing: [hour])
      #expect(whole == [count], "all are due at once")
    }

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

    if let wrong = zip(1..., counts).first(where: { $0 != $1 }) {
      Issue.record("after \(wrong.0) advances, \(wrong.0) steps must be shown, and \(wrong.1) are")
    }
  }

  @Test func `the real clock plays no part`() async throws {
    let screening = Screening(clicks(at: .milliseconds(20), .hours(100_000)))
    let other = Screening(clicks(at: .milliseconds(20), .hours(100_000)))
    let pressed = Screening(clicks(at: .milliseconds(20)))

    try await screening.advance(by: .hours(100_000))
    try await pressed.send(.surpriseMe)
    try await Task.sleep(for: .milliseconds(60))

    #expect(screening.times.count == 2, "eleven years are advanced as fast as a second")
    #expect(other.times == [], "60 milliseconds have passed, and this playback was not advanced")
    #expect(
      pressed.actions == [.surpriseMe],
      "60 milliseconds after a button, this playback was not advanced. No effect really runs")
  }

  @Test func `the state is the one that was shown last`() async throws {
    let screening = Screening(TestersLog.log)
    #expect(await screening.state == TestersLog.log.start)

    for _ in 0..<8 {
      try await screening.advance(by: .seconds(5))
      let shown = screening.frames.last?.state
      #expect(await screening.state == shown)
    }
    let last = screening.times.last ?? .zero
    #expect(last > .seconds(30), "40 seconds were advanced, and steps of the last ten are due")
  }

  @Test func `at the end of the log nothing more happens`() async throws {
    let screening = Screening(clicks(at: hour))

    for _ in 1...3 { try await screening.advance(by: hour) }
    try await screening.send(.play)

    #expect(screening.times == [hour, .hours(3)], "a button is pressed, two hours after the end")
  }

  @Test func `two playbacks do not mix`() async throws {
    let (one, other) = (Screening(clicks(at: hour)), Screening(clicks(at: .hours(2))))

    try await one.advance(by: .hours(3))
    #expect(one.times == [hour] && other.times == [], "each has its own time")

    #expect(await one.state.isPlaying, "first one must play its step")
    #expect(await !other.state.isPlaying, "each has its own state")
    try await other.send(.play)
    try await other.advance(by: .hours(3))
    #expect(one.times == [hour], "the other one's steps are not this one's")
    #expect(other.times == [.zero, .hours(2)], "its own steps, at its own times")
  }

  @Test func `a log without steps can be played`() async throws {
    let screening = Screening(SurpriseLog(start: SurpriseState(notes: 9, shown: 4)))
    #expect(await screening.state.shown == 4, "the state is that of the log's start")

    try await screening.advance(by: hour)
    try await screening.send(.play)

    #expect(screening.times == [hour], "a button can be pressed all the same")
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
