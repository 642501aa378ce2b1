/// The time of each day at which no mail goes out, by the user's clock.
struct QuietHours: Equatable {
  /// The first quiet minute, in minutes after midnight.
  let start: Int
  /// The first minute that is not quiet any longer. When it is before `start`, the quiet hours cross midnight.
  let end: Int
}
