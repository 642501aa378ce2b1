/// An uploader of edited notes, in any design. Its methods may be called from any task, and by many at once.
///
/// - At most one upload of a note is on its way, and notes do not wait for each other.
/// - While a text of a note is on its way, the newest edit of that note waits, and is sent once the server has taken the
///   text. Each edit counts, and is sent as it is.
/// - If an upload throws, whatever the error is, there are pauses of 1, 2 and 4 seconds before further attempts, each one
///   sleep of the clock. Each attempt sends the note's newest text. An edit changes no pause.
/// - After four failed attempts in a row, whatever text they sent, the note's text is given up. An edit that came during
///   the fourth attempt, or comes later, is sent at once. Its pauses begin anew, as they do after each success.
/// - As long as the uploader is held, nothing but `stop()` ends an upload or a pause early.
nonisolated protocol Uploading: Sendable {
  /// Keeps a note's new text, also for a caller that was cancelled, and does not wait for the server.
  func edit(_ id: Note.ID, text: String) async

  /// Ends everything for good: uploads that are on their way are cancelled, pauses end, and no attempt begins any more,
  /// neither for texts that wait nor for later edits. It may wait until the uploads have ended.
  func stop() async

  /// Returns when no upload is on its way and none will follow, also after `stop()`: a server may go on although its
  /// upload was cancelled. Several tasks may wait at once.
  func waitUntilIdle() async
}
