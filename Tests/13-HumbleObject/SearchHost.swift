import Testing

@testable import HumbleObject

/// A search on a client and a clock that a test moves, and beside it the search as found.
final class SearchHost {
  private(set) var client = ManualClient()
  private(set) var clock = ManualClock()
  /// What the user sees.
  private(set) var shown = SearchShown()
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
    }
  }

  // MARK: - Steps

  /// From now on the client answers inside the call; nil: later.
  func answerAtOnce(_ result: Result<[String], any Error>?) {
    client.atOnce = result
    asFound.atOnce = result
  }

  func take(_ event: SearchEvent) async {
    happen(event)
    await settle()
  }

  func pass(_ seconds: Double) async {
    move(by: seconds)
    await settle()
  }

  /// Answers the request that is on its way; without one it does nothing.
  func answer(_ result: Result<[String], any Error>) async {
    give(result)
    await settle()
  }

  private func happen(_ event: SearchEvent) {
    search?.take(event)
    asFound.take(event)
  }

  private func move(by seconds: Double) {
    clock.pass(seconds)
    asFound.pass(seconds)
  }

  private func give(_ result: Result<[String], any Error>) {
    if client.answer(result) { asFound.answer(result) }
  }

  /// Lets the search go, after leaving.
  ///
  /// - Returns: Whether the client, the clock and `show` are let go, too, but for this host.
  func release() async -> Bool {
    await take(.left)
    search = nil
    return await Patience.becomesTrue {
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

  /// Whether the learner's search finds something without a turn of its own, as tasks and actors need.
  private static let worksAtOnce = {
    let host = SearchHost()
    host.happen(.appeared)
    host.happen(.typed("a"))
    host.move(by: 0.3)
    host.give(.success(["A"]))
    return host.shown.rows == ["A"]
  }()

  /// Waits for a search that works later than it is told.
  private func settle() async {
    if Self.worksAtOnce { return }
    _ = await Patience.becomesTrue { difference == nil && clock.started >= asFound.timers }
    // A search may leave an old timer to itself; if it stops the timer, that is waited for.
    guard Self.stopsTimers else { return }
    Self.stopsTimers = await Patience.becomesTrue {
      clock.dueTimes.allSatisfy { $0 == asFound.due }
    }
  }

  private static var stopsTimers = true
}
