import Foundation
import Synchronization
import Testing

@testable import Recording

@MainActor @Suite struct SurpriseStoreTests {
  @Test func `what is on the screen is in the log, and is saved, each time`() throws {
    let log = MemoryLog()
    let saved = Mutex<[SurpriseState]>([])
    let store = SurpriseStore(
      state: SurpriseState(notes: 9),
      dependencies: .testing(
        random: Numbers(picking: [4], of: 9), now: { .distantPast },
        save: { state in saved.withLock { $0.append(state) } }),
      recorder: BlockingRecorder(log: log))

    store.send(.surpriseMe)
    #expect(store.state.shown == 4)
    // The second time the state stays as it was.
    for _ in 1...2 { store.send(.close) }

    let stamped = SurpriseState(notes: 9, shown: 4, shownAt: .distantPast, surprises: 1)
    let states = [
      SurpriseState(notes: 9, shown: 4, surprises: 1), stamped,
      SurpriseState(notes: 9, surprises: 1), SurpriseState(notes: 9, surprises: 1),
    ]
    let events = try log.events.filter { if case .state = $0 { true } else { false } }
    #expect(Array(events.dropFirst()) == states.map { .state($0) })
    #expect(saved.withLock { $0 } == states)
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
