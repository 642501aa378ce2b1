/// An event while a chapter is watched.
enum WatchEvent: Sendable {
  /// Judging begins; this happens again for each save.
  case began(Chapter, afterSave: Bool)
  /// A step of judging begins, in the chapter with this id.
  case progressed(Progress.Step, String)
  case judged(Chapter, Result<Verdict, any Error>, Duration)
  case pressed(Key)
  /// The terminal's size has changed, or a second has passed.
  case redraw
  /// This process continues after a stop. Meanwhile others had the terminal.
  case resumed
  /// No more keys will come.
  case closed
}
