// REPLACE: what differs. Here: a getter that a subclass overrides.

/// Shows the dot every three launches, until the news were opened three times.
class LaunchesNewsDot: NewsDot {
  var counter: any LaunchCounting { LaunchCounter.shared }

  private lazy var openedAt = counter.launches
  private var visits = 0

  init() {
    _ = openedAt
  }

  var isShown: Bool {
    visits < 3 && counter.launches >= openedAt + 3
  }

  func openNews() {
    if isShown { visits += 1 }
    openedAt = counter.launches
  }
}
