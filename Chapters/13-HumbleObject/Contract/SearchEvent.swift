/// What happens to the search.
enum SearchEvent: Equatable {
  /// The screen appears: at first, and when the user comes back.
  case appeared
  /// The field has another text now.
  case typed(String)
  /// The user left the app, or the screen is gone.
  case left
}
