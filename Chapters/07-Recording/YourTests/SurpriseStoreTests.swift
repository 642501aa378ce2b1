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

  // Your tests of the store go here.
}
