// REPLACE: what differs. Here: no protocol, but the one function that the dot calls.

/// Shows the dot every three launches, until the news were opened three times.
final class LaunchesNewsDot: NewsDot {
  private let launches: () -> Int
  private var openedAt: Int
  private var visits = 0

  init(launches: @escaping () -> Int) {
    self.launches = launches
    openedAt = launches()
  }

  var isShown: Bool {
    visits < 3 && launches() >= openedAt + 3
  }

  func openNews() {
    if isShown { visits += 1 }
    openedAt = launches()
  }
}
