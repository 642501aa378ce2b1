/// A type that decides when Jotter asks its user for a rating, in any design.
///
/// What it knows lies in the store, under keys that each version of Jotter reads. Each call asks the store, and when it
/// returns, what it changed is stored.
///
/// | key | what is written | what old versions wrote |
/// |---|---|---|
/// | `launches` | a number | a text, as in "12" |
/// | `ratingDate` | a date | a number: seconds since 1970 |
/// | `ratedVersion` | a text | a text |
/// | `ratingOff` | a truth value | "YES" or "NO", or 1 or 0 |
protocol RatingPrompting {
  /// Counts a launch. The first one counts as the day of a question: where no `ratingDate` is stored, it is now.
  func launched()

  /// Whether to ask now: after at least ten launches and thirty days since the last question, and never twice in one
  /// version, nor after `declined()`.
  var isDue: Bool { get }

  /// The user was asked: no launches, today's date and the app's version are stored.
  func asked()

  /// The user wants no more questions.
  func declined()
}
