import Testing

@testable import FromLogToTest

/// The tester's bug, pinned in the legacy code: a text is shown, whichever note it is of.
@MainActor @Suite struct LegacySurpriseStoreTests {
  @Test func `a text that comes too late is shown under another note`() {
    let store = LegacySurpriseStore(state: SurpriseState(notes: 40, shown: 27))

    store.send(.loaded(note: 23, text: "23. Water ferns"))

    #expect(store.state == SurpriseState(notes: 40, shown: 27, text: "23. Water ferns"))
  }

  @Test func `what is closed plays no more`() {
    let store = LegacySurpriseStore(state: SurpriseState(notes: 40, shown: 27, isPlaying: true))

    store.send(.close)

    #expect(store.state == SurpriseState(notes: 40))
  }
}
