import Platform

/// A screen that shows nothing.
final class SearchScreen: Screen, SearchShowing {
  func show(_ shown: SearchShown) {}
}
