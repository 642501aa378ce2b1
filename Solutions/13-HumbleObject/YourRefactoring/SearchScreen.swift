import Platform

/// The search's screen, too simple to be wrong: it passes on what happens, and shows what it is told.
final class SearchScreen: Screen, SearchShowing {
  var search: (any Searching)?

  override func didLoad() { show(SearchShown()) }
  override func didAppear() { search?.take(.appeared) }
  override func willEnterForeground() { search?.take(.appeared) }
  override func didChangeText() { search?.take(.typed(text)) }
  override func didEnterBackground() { search?.take(.left) }
  override func didDisappear() { search?.take(.left) }

  func show(_ shown: SearchShown) {
    lines = [shown.isBusy ? "Searching" : shown.message ?? ""] + shown.rows
  }
}
