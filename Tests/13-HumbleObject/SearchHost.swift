import Testing

@testable import HumbleObject

/// A search on a client and a clock that a test moves, and beside it the search as found.
final class SearchHost {
  private(set) var client = ManualClient()
  private(set) var clock = ManualClock()
  /// What the user sees.
  private(set) var shown = SearchShown()
  /// All that was shown.
  private(set) var history: [SearchShown] = []
  private(set) var asFound = SearchModel()
  private var search: (any Searching)?
  /// Held by the closure that is passed in as `show`, and by nothing else.
  private weak var shower: Token?

  private final class Token {}

  init() {
    let token = Token()
    shower = token
    search = makeSearch(client: client, clock: clock) { [weak self] in
      _ = token
      self?.shown = $0
      self?.history.append($0)
    }
  }

  // MARK: - Steps

  func take(_ event: SearchEvent) async {
    search?.take(event)
    asFound.take(event, client.answerAtOnce)
    await settle()
  }

  func pass(_ seconds: Double) async {
    clock.pass(seconds)
    asFound.pass(seconds, client.answerAtOnce)
    await settle()
  }

  /// Answers the request that is on its way; without one it does nothing.
  func answer(_ result: Result<[String], any Error>) async {
    guard client.answer(result) else { return }
    asFound.answer(result, client.answerAtOnce)
    await settle()
  }

  /// Lets the search go, after leaving.
  ///
  /// - Returns: Whether the client, the clock and `show` are let go, too, but for this host.
  func release() async -> Bool {
    await take(.left)
    search = nil
    return await Self.becomesTrue {
      shower == nil && isKnownUniquelyReferenced(&client) && isKnownUniquelyReferenced(&clock)
    }
  }

  // MARK: - Result

  /// How the search differs from the one as found; nil if it does not.
  var difference: String? {
    if client.asked != asFound.asked {
      return "Asked for: \(client.asked)\nExpected:  \(asFound.asked)"
    }
    if shown != asFound.shown {
      return "Shown:    \(Self.text(shown))\nExpected: \(Self.text(asFound.shown))"
    }
    return nil
  }

  static func text(_ shown: SearchShown) -> String {
    "rows \(shown.rows), \(shown.isBusy ? "busy" : "not busy"), "
      + (shown.message.map { "\"\($0)\"" } ?? "no message")
  }

  /// Waits for a search that works later than it is told, as tasks and actors do.
  private func settle() async {
    _ = await Self.becomesTrue { difference == nil && clock.started >= asFound.timers }
    // A search may leave an old timer to itself; if it stops the timer, that is waited for.
    guard Self.stopsTimers else { return }
    Self.stopsTimers = await Self.becomesTrue { clock.dueTimes.allSatisfy { $0 == asFound.due } }
  }

  private static var stopsTimers = true

  /// Waits until a condition holds: for two seconds the first times, and briefly once that was in vain.
  static func becomesTrue(_ condition: () -> Bool) async -> Bool {
    for _ in 1...5 { await Task.yield() }
    let end = ContinuousClock.now + patience
    while !condition() {
      if ContinuousClock.now > end {
        patience = .milliseconds(10)
        return false
      }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return true
  }

  private static var patience = Duration.seconds(2)
}
