/// What happens while a chapter is watched.
enum WatchEvent: Sendable {
  /// Judging begins; again and again, for each save.
  case began(Chapter, afterSave: Bool)
  /// What is done now, in a few words.
  case progressed(String)
  case judged(Chapter, Result<Verdict, Failure>, Duration)
  /// The chapters with their states are known, as was asked for while one was shown.
  case listed(Chapter, String)
  case pressed(Key)
  /// The terminal has another size.
  case redraw
  /// A second has passed.
  case tick
  /// This process was stopped, and goes on: others had the terminal.
  case resumed
  /// No more keys will come.
  case closed
}
