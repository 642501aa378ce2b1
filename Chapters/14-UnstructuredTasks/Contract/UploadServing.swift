/// A server that takes texts of notes.
nonisolated protocol UploadServing: Sendable {
  /// Sends a text.
  ///
  /// - Throws: An error if the server refused it, or the way there failed.
  func upload(_ text: String, of id: Note.ID) async throws
}
