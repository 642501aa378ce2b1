/// Does what a ``SearchState`` returns.
final class SearchRuntime {
  private let client: any SearchClient
  private let clock: any SearchClock
  private let show: (SearchShown) -> Void
  private var state = SearchState()
  private var timer: (any SearchTimer)?

  init(
    client: any SearchClient, clock: any SearchClock, show: @escaping (SearchShown) -> Void
  ) {
    (self.client, self.clock, self.show) = (client, clock, show)
  }

  func run(_ event: SearchState.Event) {
    for action in state.reduce(event) {
      switch action {
      case .startTimer: timer = clock.after(0.3) { [weak self] in self?.run(.timerFired) }
      case .stopTimer: timer?.invalidate()
      case .ask(let text):
        client.search(text) { [weak self] in self?.run(.answered($0, text: text)) }
      case .show(let shown): show(shown)
      }
    }
  }
}
