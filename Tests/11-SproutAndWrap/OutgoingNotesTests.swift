import Foundation
import Testing

@testable import SproutAndWrap

/// The sprout of the worked example. Its first test was written before its code.
@MainActor @Suite struct OutgoingNotesTests {
  @Test func `a locked note stays in Jotter, and the others keep their order`() {
    let notes = [note(3), note(1, isLocked: true), note(2)]

    #expect(OutgoingNotes(of: notes).allowed.map(\.id) == [3, 2])
  }

  // MARK: - Fixtures

  private func note(_ id: Int, isLocked: Bool = false) -> Note {
    Note(id: id, title: "", text: "", written: .distantPast, isLocked: isLocked)
  }
}
