import Foundation
import Testing

@testable import Recording

/// To read: what a test written by hand forgets, and a recording does not.
@MainActor @Suite struct HandWrittenTests {
  @Test func `a hand-written test sees what its author thought of`() {
    let store = SurpriseStore(state: SurpriseState(notes: 9), dependencies: dependencies)

    store.send(.surpriseMe)

    #expect(store.state.shown == 4)
    #expect(store.state.surprises == 1)
  }

  @Test func `a recording of the same shows a second action, and that the clock was read`() throws {
    let log = MemoryLog()
    let store = SurpriseStore(
      state: SurpriseState(notes: 9), dependencies: dependencies,
      recorder: BlockingRecorder(log: log))

    store.send(.surpriseMe)

    let events = try log.events
    #expect(events.contains(.action(.stamp, by: .effect)))
    #expect(events.contains(.read(date)))
  }

  @Test func `the number from the log shows the same note again`() throws {
    let log = MemoryLog()
    var world = SurpriseDependencies.live
    world.save = { _ in }
    let store = SurpriseStore(
      state: SurpriseState(notes: 4_213), dependencies: world, recorder: BlockingRecorder(log: log))
    store.send(.surpriseMe)

    let numbers = try log.events.compactMap { event -> UInt64? in
      if case .drew(let number) = event { number } else { nil }
    }
    let again = SurpriseStore(
      state: SurpriseState(notes: 4_213),
      dependencies: .testing(random: Numbers(numbers), now: { date }, save: { _ in }))
    again.send(.surpriseMe)

    #expect(again.state.shown == store.state.shown)
  }

  @Test func `a world that nothing was passed into fails the test that asks it`() {
    withKnownIssue("a number, the clock and the file were not passed in") {
      let store = SurpriseStore(state: SurpriseState(notes: 9), dependencies: .testing())
      store.send(.surpriseMe)
    } matching: { issue in
      "\(issue)".contains("Does your test expect that?")
    }
  }

  // MARK: - Fixtures

  let date = Date(timeIntervalSinceReferenceDate: 800_000_000)

  /// A world in which a number picks note 4 of 9, and it is always the same time.
  var dependencies: SurpriseDependencies {
    .testing(random: Numbers(picking: [4], of: 9), now: { date }, save: { _ in })
  }
}
