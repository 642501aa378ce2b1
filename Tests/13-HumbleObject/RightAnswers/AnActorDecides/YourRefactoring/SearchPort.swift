/// The engine's way to the client, the clock and the screen, which live on the main actor.
final class SearchPort: Searching {
  private let client: any SearchClient
  private let clock: any SearchClock
  private let shows: (SearchShown) -> Void
  private let engine = SearchEngine()
  private var timer: (any SearchTimer)?
  private var last: Task<Void, Never>?

  init(
    client: any SearchClient, clock: any SearchClock, show: @escaping (SearchShown) -> Void
  ) {
    (self.client, self.clock, shows) = (client, clock, show)
    last = Task { [engine, weak self] in
      if let self { await engine.connect(self) }
    }
  }

  func take(_ event: SearchEvent) { send(.event(event)) }

  /// Messages arrive in the order in which they were sent.
  private func send(_ message: SearchEngine.Message) {
    last = Task { [engine, last] in
      await last?.value
      await engine.take(message)
    }
  }

  func startTimer() {
    timer = clock.after(0.3) { [weak self] in self?.send(.timerFired) }
  }

  func stopTimer() { timer?.invalidate() }

  func ask(_ text: String) {
    client.search(text) { [weak self] in self?.send(.answered($0, to: text)) }
  }

  func show(_ shown: SearchShown) { shows(shown) }
}
