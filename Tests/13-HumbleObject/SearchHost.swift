import Testing

@testable import HumbleObject

/// A search on a client and a clock that a test moves, and beside it the search as found.
final class SearchHost {
  let client = ManualClient()
  let clock = ManualClock()
  /// What the user sees.
  private(set) var shown = SearchShown()
  /// All that was shown.
  private(set) var history: [SearchShown] = []
  private(set) var asFound = SearchModel()
  private var search: (any Searching)?
  private var isLate = false

  init() async {
    search = makeSearch(client: client, clock: clock) { [weak self] in
      self?.shown = $0
      self?.history.append($0)
    }
    isLate = await Self.isLate.value
  }

  /// Whether the learner's search works later than it is told, as an actor does. Then a test waits for it.
  private static let isLate = Task { @MainActor () -> Bool in
    let (client, clock) = (ManualClient(), ManualClock())
    let search = makeSearch(client: client, clock: clock) { _ in }
    search.take(.appeared)
    search.take(.typed("a"))
    if !clock.dueTimes.isEmpty { return false }
    return await becomesTrue(within: .seconds(1)) { !clock.dueTimes.isEmpty }
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

  /// Lets the search go.
  func release() { search = nil }

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

  private static func text(_ shown: SearchShown) -> String {
    "rows \(shown.rows), \(shown.isBusy ? "busy" : "not busy"), "
      + (shown.message.map { "\"\($0)\"" } ?? "no message")
  }

  private func settle() async {
    guard isLate else { return }
    // A search that is wrong once is not waited for again.
    isLate = await Self.becomesTrue(within: .seconds(2)) {
      difference == nil && clock.started >= asFound.timers
    }
    // A search may leave an old timer to itself; if it stops the timer, that is waited for.
    guard Self.stopsTimers else { return }
    Self.stopsTimers = await Self.becomesTrue(within: .seconds(1)) {
      clock.dueTimes.allSatisfy { $0 == asFound.due }
    }
  }

  private static var stopsTimers = true

  static func becomesTrue(
    within limit: Duration, _ condition: () -> Bool
  ) async -> Bool {
    let end = ContinuousClock.now + limit
    while !condition() {
      if ContinuousClock.now > end { return false }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return true
  }
}
