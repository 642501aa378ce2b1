/// A type that decides when Jotter asks its user for a rating, in any design.
///
/// What it knows lies in the store, under keys that all versions of Jotter read. Each call asks the store and the time,
/// and when it returns, what it changed is stored. What old versions wrote lies in the store before a prompt is made;
/// any call may bring it into today's form. Making a prompt stores nothing that was not there.
///
/// | key | what is written | what old versions wrote as well |
/// |---|---|---|
/// | `launches` | an `Int` | a text, as in "12" |
/// | `ratingDate` | a `Date` | a number, whole or not: seconds since 1970 |
/// | `ratedVersion` | a `String` | |
/// | `ratingOff` | a `Bool` | "YES" or "NO", or 1 or 0 |
protocol RatingPrompting {
  /// Counts a launch. Where no `ratingDate` is stored, the time of this launch becomes it, as if the user had been
  /// asked.
  func launched()

  /// Whether to ask now: where a `ratingDate` is stored and at least 30 times 24 hours ago, at least ten launches have
  /// been counted, the app's version is not the one in which the user was asked last (another text is another version),
  /// and the user has not declined.
  var isDue: Bool { get }

  /// The user was asked, due or not: 0 launches, the time and the app's version are stored.
  func asked()

  /// The user wants no more questions, for good.
  func declined()
}
