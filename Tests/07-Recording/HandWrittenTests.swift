import Testing

@testable import Recording

/// To read: what a test written by hand forgets, and a recording does not.
@MainActor @Suite struct HandWrittenTests {
  @Test func `a hand-written test sees what its author thought of`() {
    let store = SurpriseStore(
      state: SurpriseState(notes: 9),
      dependencies: Sample.dependencies(drawing: [Sample.number(picking: 4)]))

    store.send(.surpriseMe)

    #expect(store.state.shown == 4)
    #expect(store.state.surprises == 1)
  }

  @Test func `a recording of the same shows a second action, and that the clock was read`() throws {
    let log = LogSpy()
    let store = SurpriseStore(
      state: SurpriseState(notes: 9),
      dependencies: Sample.dependencies(drawing: [Sample.number(picking: 4)]),
      recorder: BlockingRecorder(log: log))

    store.send(.surpriseMe)

    let events = try log.entries(SurpriseEvent.self)
    #expect(events.contains(.action(.stamp, by: .effect)))
    #expect(events.contains(.read(Sample.date)))
  }

  @Test func `the number from the log shows the same note again`() throws {
    let log = LogSpy()
    let store = SurpriseStore(
      state: SurpriseState(notes: 4_213), dependencies: SurpriseDependencies(save: { _ in }),
      recorder: BlockingRecorder(log: log))
    store.send(.surpriseMe)

    let numbers = try log.entries(SurpriseEvent.self).compactMap { event -> UInt64? in
      if case .drew(let number) = event { number } else { nil }
    }
    let again = SurpriseStore(
      state: SurpriseState(notes: 4_213), dependencies: Sample.dependencies(drawing: numbers))
    again.send(.surpriseMe)

    #expect(again.state.shown == store.state.shown)
  }
}
