/// An uploader of edited notes, in any design. Its methods may be called from any task, and by many at once.
///
/// - At most one upload of a note is on its way. Notes do not wait for each other.
/// - Of the edits that come meanwhile, the last is sent when the upload is over, and no other.
/// - If the server refuses a text, there are pauses of 1, 2 and 4 seconds before further attempts, each a sleep of the
///   clock. An attempt sends the note's newest text; an edit does not change the pauses.
/// - After four refusals in a row the uploader gives up. An edit that came during the fourth attempt, or comes later, is
///   sent at once. After that, as after each success, the pauses begin anew.
nonisolated protocol Uploading: Sendable {
  /// Takes a note's new text. When this method returns, the text is taken; it may be sent later.
  func edit(_ id: Note.ID, text: String) async

  /// Ends everything for good: uploads that are on their way are cancelled, pauses end, and nothing is sent any more,
  /// neither texts that wait nor later edits.
  func stop() async

  /// Returns when no upload is on its way and none will follow, also after `stop()`: a server may go on although its
  /// upload was cancelled. Several tasks may wait at once.
  func waitUntilIdle() async
}
