/// What happens while a chapter is watched.
enum WatchEvent: Sendable {
  /// Judging begins; again and again, for each save.
  case began(afterSave: Bool)
  /// What is done now, in a few words.
  case progressed(String)
  case judged(Chapter, Result<Verdict, Failure>, Duration)
  /// The chapters with their states are known.
  case listed(String)
  case pressed(Key)
  /// The terminal has another size, or time has passed: what is shown may have to change.
  case redraw
  /// No more keys will come.
  case closed
}
