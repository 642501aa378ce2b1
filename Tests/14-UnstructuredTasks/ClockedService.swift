import Platform

@testable import UnstructuredTasks

/// A server that takes the longer, the shorter a text is, because short texts find more. It refuses the text "?"
/// and the star of note 0.
actor ClockedService: InboxServing {
  struct Refused: Error {}

  private let clock: ManualClock
  private(set) var stars: [Note.ID] = []

  init(clock: ManualClock) { self.clock = clock }

  func notes(beginningWith text: String) async throws -> [Note] {
    if text == "?" { throw Refused() }
    try? await clock.sleep(for: .seconds(8 - text.count))
    return [Note(id: text.count, title: text)]
  }

  func star(_ id: Note.ID) async throws {
    stars.append(id)
    if id == 0 { throw Refused() }
    try? await clock.sleep(for: .seconds(1))
  }
}
