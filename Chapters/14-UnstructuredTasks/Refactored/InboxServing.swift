/// The two methods of the server that the inbox calls.
nonisolated protocol InboxServing: Sendable {
  /// The notes whose titles begin with a text.
  func notes(beginningWith text: String) async throws -> [Note]

  /// Stars a note.
  func star(_ id: Note.ID) async throws
}

extension InboxService: InboxServing {}
