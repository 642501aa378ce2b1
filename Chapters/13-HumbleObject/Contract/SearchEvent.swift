/// What happens to the search: `appeared` comes first, and after each `left` but the last one. Between `left` and
/// `appeared` nothing is typed.
enum SearchEvent: Equatable {
  /// The screen appears: at first, and when the user comes back.
  case appeared
  /// The field has another text now.
  case typed(String)
  /// The user left the app, or the screen is gone.
  case left
}
