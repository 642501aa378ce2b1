import Testing

@testable import FromLogToTest

@MainActor @Suite struct TimeTravellerTests {
  @Test func `a jump behind the end of the log goes to its end`() {
    let traveller = TimeTraveller(log: TestersLog.log)

    traveller.jump(to: 1_000)

    #expect(traveller.position == 40)
  }

  @Test func `after each step the state is the one that was recorded`() {
    let traveller = TimeTraveller(log: log)

    let states = (0...log.steps.count).map { traveller.state(at: $0) }

    #expect(states == [log.start] + log.steps.map(\.state))
  }

  @Test(arguments: [0, 20, 40])
  func `a branch leaves the log as it was`(step: Int) {
    let traveller = TimeTraveller(log: log, effects: effects)
    traveller.jump(to: step)

    traveller.send(.play)

    #expect(traveller.paths[0] == log)
    #expect(traveller.path.steps.count == step + 1)
  }

  @Test(arguments: [true, false])
  func `on a branch an answer becomes a step, at once or later`(isAtOnce: Bool) {
    effects.textsComeAtOnce = isAtOnce
    let traveller = TimeTraveller(log: log, effects: effects)
    traveller.jump(to: 40)

    traveller.send(.surpriseMe)
    if !isAtOnce { effects.answer(0, "It came") }

    #expect(traveller.path.steps.dropFirst(40).map(\.source) == [.user, .effect(of: 41)])
    #expect(traveller.position == 42 && traveller.state.text == "It came")

    traveller.send(.pause)
    #expect(traveller.paths.map(\.steps.count) == [40, 43], "at its end, the branch goes on")
  }

  @Test func `any effect may be answered first, also of two that fetch the same note`() {
    let traveller = TimeTraveller(
      log: SurpriseLog(start: SurpriseState(notes: 2)), effects: effects)
    for _ in 1...3 { traveller.send(.surpriseMe) }
    #expect(effects.begun[0] == effects.begun[2], "of two notes, the first comes again")

    effects.answer(2, "It came")
    effects.textsComeAtOnce = true
    effects.answer(0, "It came")
    traveller.send(.surpriseMe)

    let sources = traveller.path.steps.dropFirst(3).map(\.source)
    #expect(sources == [.effect(of: 3), .effect(of: 1), .user, .effect(of: 6)])
  }

  @Test func `what a jump has ended changes nothing when it comes`() {
    let traveller = TimeTraveller(log: log, effects: effects)
    traveller.send(.surpriseMe)
    traveller.jump(to: 0, on: 0)

    effects.answer(0, "It came")

    #expect(effects.ended == effects.begun)
    #expect(traveller.state == log.start)
    #expect(traveller.paths[0] == log)
  }

  @Test func `what ran at a step runs on its branch, unless the button ends it`() {
    let traveller = TimeTraveller(log: log, effects: effects)

    traveller.jump(to: 1)
    traveller.send(.close)
    #expect(effects.begun == [])

    traveller.jump(to: 1, on: 0)
    traveller.send(.play)
    #expect(effects.begun.count == 2, "the text is still missing, and five seconds begin")
    #expect(traveller.paths.map(\.steps.count) == [40, 2, 2])
  }

  @Test func `a button may end what ran, and begin the next of its kind`() {
    let traveller = TimeTraveller(log: log, reduce: FixedReducer.reduce, effects: effects)
    traveller.jump(to: 1)

    traveller.send(.play)
    traveller.send(.surpriseMe)

    let fetches = effects.begun.filter { $0 != .wait }
    #expect(fetches.count == 2 && effects.ended == [fetches[0]])
  }

  @Test func `what had come at a step does not come again`() {
    let traveller = TimeTraveller(log: log, effects: effects)
    traveller.jump(to: 2)

    traveller.send(.play)

    #expect(effects.begun == [.wait])
  }

  @Test func `states that were looked at before are those of the branch, once there is one`() {
    let traveller = TimeTraveller(log: log, effects: effects)
    _ = (0...40).map { traveller.state(at: $0) }
    traveller.jump(to: 1)

    traveller.send(.play)

    #expect(traveller.state == traveller.path.steps[1].state && traveller.state.isPlaying)
  }

  @Test func `a jump to where it is ends what runs, too`() {
    let traveller = TimeTraveller(log: log, effects: effects)
    traveller.jump(to: 40)
    traveller.send(.surpriseMe)

    traveller.jump(to: 41)
    effects.answer(0, "It came")

    #expect(effects.ended == effects.begun)
    #expect(traveller.path.steps.count == 41)
  }

  @Test func `a late answer does not pass for that of the same effect, begun again`() {
    let traveller = TimeTraveller(log: log, effects: effects)
    for _ in 1...2 {
      traveller.jump(to: 1, on: 0)
      traveller.send(.play)
    }
    let first = effects.begun.firstIndex { $0 != .wait } ?? 0

    effects.answer(first, "It came")

    #expect(traveller.path.steps.count == 2)
  }

  // MARK: - Fixtures

  private let log = TestersLog.log
  private let effects = HeldEffects()
}
