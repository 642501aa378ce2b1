// REPLACE: turn 2, done.

/// Shows the dot every three launches, until the news were opened three times.
final class LaunchesNewsDot: NewsDot {
  private let counter: any LaunchCounting
  private var openedAt: Int
  private var visits = 0

  init(counter: any LaunchCounting = LaunchCounter.shared) {
    self.counter = counter
    openedAt = counter.launches
  }

  var isShown: Bool {
    visits < 3 && counter.launches >= openedAt + 3
  }

  func openNews() {
    if isShown { visits += 1 }
    openedAt = counter.launches
  }
}
