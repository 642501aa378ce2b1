import Foundation
import Platform
import Testing

@testable import Recording

/// What the legacy store does, pinned before it is changed.
@MainActor @Suite struct LegacySurpriseStoreTests {
  @Test func `of two notes the other one is shown each time, whatever is drawn`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let store = LegacySurpriseStore(notes: 2)
      store.surpriseMe()
      let first = try #require(store.state.shown)

      store.surpriseMe()
      #expect(store.state.shown == 3 - first)
      store.surpriseMe()
      #expect(store.state.shown == first)
      #expect(store.state.surprises == 3)
    }
  }

  @Test func `the state is kept in a file, and what led to it is not`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let store = LegacySurpriseStore(notes: 9)
      store.surpriseMe()
      let shown = store.state

      #expect(LegacySurpriseStore(notes: 9).state == shown)
      let files = try FileManager.default.contentsOfDirectory(atPath: DocumentsFolder.current.path)
      #expect(files == ["surprise.json"])
    }
  }

  @Test func `with one note there is no surprise`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let store = LegacySurpriseStore(notes: 1)

      store.surpriseMe()

      #expect(store.state == SurpriseState(notes: 1))
    }
  }
}
