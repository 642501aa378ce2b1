// REPLACE: the legacy code of turn 2, which learners make testable by the same technique.

/// Shows the dot every three launches, until the news were opened three times.
final class LaunchesNewsDot: NewsDot {
  private var openedAt = LaunchCounter.shared.launches
  private var visits = 0

  var isShown: Bool {
    visits < 3 && LaunchCounter.shared.launches >= openedAt + 3
  }

  func openNews() {
    if isShown { visits += 1 }
    openedAt = LaunchCounter.shared.launches
  }
}
