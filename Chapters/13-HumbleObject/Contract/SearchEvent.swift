/// What happens to the search: `appeared` comes first. After `left` nothing is typed until `appeared` comes again, but
/// `left` may come once more: the user leaves the app, and then the screen goes.
enum SearchEvent: Equatable {
  /// The screen appears, or the user comes back to the app.
  case appeared
  /// The field has another text now.
  case typed(String)
  /// The user left the app, or the screen is covered, or gone.
  case left
}
