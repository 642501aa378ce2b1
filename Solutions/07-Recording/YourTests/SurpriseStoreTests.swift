import Foundation
import Testing

@testable import Recording

@MainActor @Suite struct SurpriseStoreTests {
  @Test func `what is on the screen is in the log`() throws {
    let log = MemoryLog()
    let store = SurpriseStore(
      state: SurpriseState(notes: 9),
      dependencies: .testing(
        random: Numbers(picking: [4], of: 9), now: { .distantPast }, save: { _ in }),
      recorder: BlockingRecorder(log: log))

    store.send(.surpriseMe)

    #expect(store.state.shown == 4)
    let events = try log.events
    #expect(events.contains(.state(store.state)))
  }

  @Test func `the log begins with the state at the start`() throws {
    let log = MemoryLog()
    let start = SurpriseState(notes: 9, shown: 3)

    _ = SurpriseStore(
      state: start, dependencies: .testing(), recorder: BlockingRecorder(log: log))

    let events = try log.events
    #expect(events == [.state(start)])
  }

  @Test func `what an action asked of the world comes before the state it led to`() throws {
    let log = MemoryLog()
    let date = Date(timeIntervalSinceReferenceDate: 5)
    let store = SurpriseStore(
      state: SurpriseState(notes: 9, shown: 1),
      dependencies: .testing(
        random: Numbers(picking: [1, 1, 4], of: 9), now: { date }, save: { _ in }),
      recorder: BlockingRecorder(log: log))

    store.send(.surpriseMe)

    let (again, other) = (Numbers.number(picking: 1, of: 9), Numbers.number(picking: 4, of: 9))
    let events = try log.events.dropFirst()
    #expect(
      Array(events) == [
        .action(.surpriseMe, by: .user), .drew(again), .drew(again), .drew(other),
        .state(SurpriseState(notes: 9, shown: 4, surprises: 1)),
        .action(.stamp, by: .effect), .read(date),
        .state(SurpriseState(notes: 9, shown: 4, shownAt: date, surprises: 1)),
      ])
  }
}
